import type { Database } from '../db/open-database.ts'
import { releaseImages } from './image-rows.ts'
import { keysOfAddresses } from './picture-address.ts'

/** Gives up the pictures at these addresses that an outfit showed, where nothing else does; after it has changed. */
export async function releasePictures(transaction: Database, addresses: readonly string[]): Promise<void> {
  await releaseImages(transaction, keysOfAddresses(addresses.join(' ')))
}
