import type { ClosetItem } from '../../contract/closet.ts'
import { drawingAddress } from '../../domain/closet/drawing-address.ts'
import { sampleWardrobe, type SamplePiece } from '../../domain/closet/sample-wardrobe.ts'
import type { Database } from '../db/open-database.ts'
import { lockUser } from '../db/row-lock.ts'
import { newId } from '../db/new-id.ts'
import type { User } from '../http/user-of-request.ts'
import { releaseImages } from '../images/image-rows.ts'
import type { Clock } from '../ports/clock.ts'
import { deleteSamples, insertClosetItems, listClosetItems, lockSamples } from './closet-store.ts'
import { deleteListingsOf } from './listings-of-pieces.ts'

/** Hangs the sample wardrobe into the closet and answers its pieces; where some of it hangs already it stays as it is. */
export async function addSampleWardrobe(
  { db, clock }: { db: Database; clock: Clock },
  user: User,
): Promise<ClosetItem[]> {
  const createdAt = clock.now()
  return db.transaction().execute(async (transaction) => {
    await lockUser(transaction, user.id)
    const hanging = (await listClosetItems(transaction, user.id)).filter((item) => item.isSample)
    if (hanging.length > 0) return hanging
    await forgetSamples(transaction, user)
    // Newest first is how a closet is listed.
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

/** Permanently deletes every sample piece with its wears. A sample that the user has described is their own piece. */
export async function removeSampleWardrobe({ db }: { db: Database }, user: User): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockUser(transaction, user.id)
    await forgetSamples(transaction, user)
  })
}

async function forgetSamples(transaction: Database, user: User): Promise<void> {
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
