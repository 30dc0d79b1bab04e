import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { LISTING_DESCRIPTION_MAX, type MarketplaceItem } from '../../../contract/marketplace.ts'
import { formatMoney } from '../../closet/format-money.ts'
import { capital, counted, sentence } from '../english.ts'
import { monthAndYear } from '../dates.ts'

type Described = Pick<
  ClosetItem,
  'description' | 'color' | 'wearCount' | 'purchaseDate' | 'measurements' | 'careInstructions'
>

/** Describes a piece in full sentences, for a listing. */
export function describePiece(piece: Described): string {
  const { description, color, wearCount, purchaseDate, careInstructions } = piece
  const sentences = [
    description && sentence(description),
    `Color: ${color.split(' ').map(lowered).join(' ')}.`,
    wearCount > 0 && `Worn ${['', 'once', 'twice'][wearCount] ?? counted(wearCount, 'time')}.`,
    purchaseDate && `Bought in ${monthAndYear(purchaseDate)}.`,
    measured(piece.measurements),
    careInstructions && `Care: ${lowered(sentence(careInstructions))}`,
  ]
  // A sentence that doesn't fit is skipped; later, shorter ones may still fit.
  return sentences
    .flatMap((each) => each || [])
    .reduce((text, each) => {
      const longer = text === '' ? each : `${text} ${each}`
      return Array.from(longer).length <= LISTING_DESCRIPTION_MAX ? longer : text
    }, '')
}

type Listed = Pick<MarketplaceItem, 'title' | 'description' | 'size' | 'condition' | 'price'>

/** Formats a listing as plain text, to paste into another marketplace. */
export function listingText({ title, description, size, condition, price }: Listed): string {
  const facts = [size && `Size: ${size}`, `Condition: ${condition}`, `Price: ${formatMoney(price, 'USD')}`]
  return [title, description, facts.filter(Boolean).join('\n')].join('\n\n')
}

// Numbers are centimeters. API clients may store other values.
function measured(measurements: ClosetItem['measurements']): string | null {
  const known = Object.entries(measurements ?? {}).flatMap(([name, value]) => {
    if (typeof value === 'number') return `${name.toLowerCase()} ${value} cm`
    return typeof value === 'string' && value.trim() !== '' ? `${name.toLowerCase()} ${value.trim()}` : []
  })
  return known.length > 0 ? `${capital(known.join(', '))}.` : null
}

// Lowercases the first letter for use after a colon; acronyms such as 'DIY' stay.
function lowered(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
