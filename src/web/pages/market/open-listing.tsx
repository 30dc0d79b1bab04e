import type { MarketplaceItem } from '../../../contract/marketplace.ts'
import { ListingDialog } from '../../marketplace/listing/listing-dialog.tsx'
import { WantIt } from '../../marketplace/sales/want-it.tsx'
import { WishForListing } from './wish-for-listing.tsx'

interface OpenListingProps {
  readonly id: string
  readonly onClose: () => void
}

/** The listing that the address opens, and the ways to ask for it and to wish for it. */
export function OpenListing({ id, onClose }: OpenListingProps) {
  return <ListingDialog id={id} onClose={onClose} Actions={AskOrWish} />
}

function AskOrWish({ listing }: { readonly listing: MarketplaceItem }) {
  return (
    <>
      <WantIt listing={listing} />
      <WishForListing listing={listing} />
    </>
  )
}
