import type { MarketplaceItem } from '../../../contract/marketplace.ts'
import { ListingDialog } from '../../marketplace/listing/listing-dialog.tsx'
import { RequestButton } from '../../marketplace/sales/request-button.tsx'
import { WishForListing } from './wish-for-listing.tsx'

interface OpenListingProps {
  readonly id: string
  readonly onClose: () => void
}

/** Dialog of the listing in the address, with actions to request and to wishlist it. */
export function OpenListing({ id, onClose }: OpenListingProps) {
  return <ListingDialog id={id} onClose={onClose} Actions={RequestOrWish} />
}

function RequestOrWish({ listing }: { readonly listing: MarketplaceItem }) {
  return (
    <>
      <RequestButton listing={listing} />
      <WishForListing listing={listing} />
    </>
  )
}
