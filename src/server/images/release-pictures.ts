import type { Database } from '../db/open-database.ts'
import { releaseImages } from './image-rows.ts'
import { keysOfAddresses } from './picture-address.ts'

/** Releases the pictures at these addresses that a changed outfit showed, unless another row shows them. */
export async function releasePictures(transaction: Database, addresses: readonly string[]): Promise<void> {
  await releaseImages(transaction, keysOfAddresses(addresses.join(' ')))
}
