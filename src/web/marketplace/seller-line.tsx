import type { MarketplaceItem } from '../../contract/marketplace.ts'
import { PersonPicture } from './person-picture.tsx'

/** The seller: picture or initial, and '@username'. */
export function SellerLine({ seller }: Pick<MarketplaceItem, 'seller'>) {
  return (
    <p className="type-note text-quiet flex min-w-0 items-center gap-2">
      <PersonPicture person={seller} size="small" />
      <span className="truncate">@{seller.username}</span>
    </p>
  )
}
