import { ListingDialog } from '../../marketplace/listing/listing-dialog.tsx'
import { WishForListing } from './wish-for-listing.tsx'

interface OpenListingProps {
  readonly id: string
  readonly onClose: () => void
}

/** The listing that the address opens, and the way to wish for it. */
export function OpenListing({ id, onClose }: OpenListingProps) {
  return <ListingDialog id={id} onClose={onClose} Actions={WishForListing} />
}
