import type { OutfitItem } from '../../contract/closet-outfit.ts'
import type { Database } from '../db/open-database.ts'
import { releaseImages } from '../images/image-rows.ts'
import { keysOfAddresses } from '../images/picture-address.ts'

/** Gives up the pictures of pieces that an outfit showed, where nothing else does; after the outfit has changed. */
export async function releasePictures(
  transaction: Database,
  items: readonly Pick<OutfitItem, 'imageUrl'>[],
): Promise<void> {
  await releaseImages(transaction, keysOfAddresses(items.map((item) => item.imageUrl).join(' ')))
}
