import type { ClosetItem } from '../../contract/closet/closet.ts'
import { drawingAddress } from '../../domain/closet/drawings/drawing-address.ts'
import { sampleWardrobe, type SamplePiece } from '../../domain/closet/sample-wardrobe.ts'
import type { Database } from '../db/open-database.ts'
import { lockUser } from '../db/row-lock.ts'
import { newId } from '../db/new-id.ts'
import type { User } from '../http/user-of-request.ts'
import { releaseImages } from '../images/image-rows.ts'
import type { Clock } from '../ports/clock.ts'
import { deleteSamples, insertClosetItems, listClosetItems, lockSamples } from './closet-store.ts'
import { deleteListingsOf } from './listings-of-pieces.ts'

/** Adds the sample wardrobe to the closet and returns its pieces. Changes nothing if it has samples already. */
export async function addSampleWardrobe(
  { db, clock }: { db: Database; clock: Clock },
  user: User,
): Promise<ClosetItem[]> {
  const createdAt = clock.now()
  return db.transaction().execute(async (transaction) => {
    await lockUser(transaction, user.id)
    const existing = (await listClosetItems(transaction, user.id)).filter((item) => item.isSample)
    if (existing.length > 0) return existing
    await deleteSampleRows(transaction, user)
    // A closet is listed newest first.
    const rows = sampleWardrobe.toReversed().map((piece) => ({
      ...factsOf(piece),
      id: newId(),
      userId: user.id,
      isSample: true,
      createdAt,
    }))
    await insertClosetItems(transaction, rows)
    return (await listClosetItems(transaction, user.id)).filter((item) => item.isSample)
  })
}

/** Permanently deletes every sample piece with its wears. A sample that the user has edited is their own piece. */
export async function removeSampleWardrobe({ db }: { db: Database }, user: User): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockUser(transaction, user.id)
    await deleteSampleRows(transaction, user)
  })
}

async function deleteSampleRows(transaction: Database, user: User): Promise<void> {
  await deleteListingsOf(transaction, user.id, await lockSamples(transaction, user.id))
  await releaseImages(transaction, await deleteSamples(transaction, user.id))
}

function factsOf({ kind, pattern, wearsBefore, ...facts }: SamplePiece) {
  return {
    ...facts,
    currency: 'USD',
    imageUrl: drawingAddress(kind, facts.color, pattern),
    wearsBefore,
    wearCount: wearsBefore,
  }
}
