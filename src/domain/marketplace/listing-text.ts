import type { MarketplaceItem } from '../../contract/marketplace.ts'
import { formatMoney } from '../closet/format-money.ts'

type Told = Pick<MarketplaceItem, 'title' | 'description' | 'size' | 'condition' | 'price'>

/** A listing as plain text, to paste it on another marketplace. */
export function listingText({ title, description, size, condition, price }: Told): string {
  const facts = [size && `Size: ${size}`, `Condition: ${condition}`, `Price: ${formatMoney(price, 'USD')}`]
  return [title, description, facts.filter(Boolean).join('\n')].join('\n\n')
}
