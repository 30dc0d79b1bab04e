import type { MarketplaceItem } from '../../contract/marketplace.ts'
import type { Database } from '../db/open-database.ts'
import { keysOfAddresses } from '../images/picture-address.ts'
import { readStoredPicture } from '../images/read-stored-picture.ts'
import type { ImageStore } from '../ports/image-store.ts'

/** The photo of a listing, to be copied for the wish: it is deleted with the listing. Null if it is drawn. */
export async function pictureOfListing(
  needs: { readonly db: Database; readonly images: ImageStore },
  { imageUrl }: MarketplaceItem,
) {
  const [key] = keysOfAddresses(imageUrl)
  return key === undefined ? null : readStoredPicture(needs, key)
}
