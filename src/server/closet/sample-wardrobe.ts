import type { ClosetItem } from '../../contract/closet.ts'
import { drawingAddress } from '../../domain/closet/drawing-address.ts'
import { sampleWardrobe, type SamplePiece } from '../../domain/closet/sample-wardrobe.ts'
import type { Database } from '../db/open-database.ts'
import { newId } from '../db/new-id.ts'
import type { User } from '../http/user-of-request.ts'
import { releaseImages } from '../images/image-rows.ts'
import type { Clock } from '../ports/clock.ts'
import { deleteSamples, insertClosetItems, listClosetItems } from './closet-store.ts'

/** Hangs the sample wardrobe into the closet and answers its pieces; samples that were there before are replaced. */
export async function addSampleWardrobe(
  { db, clock }: { db: Database; clock: Clock },
  user: User,
): Promise<ClosetItem[]> {
  const createdAt = clock.now()
  return db.transaction().execute(async (transaction) => {
    await releaseImages(transaction, await deleteSamples(transaction, user.id))
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

/** Takes every sample piece away for good, wherever it is, with its wears and what it was given. */
export async function removeSampleWardrobe({ db }: { db: Database }, user: User): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await releaseImages(transaction, await deleteSamples(transaction, user.id))
  })
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
