import { findClosetItems, imageKeysOf, showCutOut } from '../closet-store.ts'
import { keepShownPicture, type PictureNeeds } from '../../images/keep-picture.ts'
import { makeCutOut } from '../../images/make-cut-out.ts'
import type { PreparedPicture } from '../../images/derive-picture.ts'
import { ImageStoreFailure } from '../../ports/image-store.ts'
import { markUnclear, nextPendingCutOut, setAttempts, type PendingCutOut } from './pending-cut-outs.ts'

// A photo that ends the process or fails so often is left as it is.
const MOST_ATTEMPTS = 3

/** Thrown inside a transaction to undo it: the piece was deleted or changed while its photo was cut out. */
class Outdated extends Error {}

/**
 * Cuts out the next photo that waits, once the image queue has nothing else to do. False where none waits.
 * @throws Error when it failed; the photo waits on, at most for MOST_ATTEMPTS
 */
export async function cutOutNext(needs: PictureNeeds): Promise<boolean> {
  const pending = await nextPendingCutOut(needs.db)
  if (!pending) return false
  if (pending.attempts >= MOST_ATTEMPTS) {
    await markUnclear(needs.db, pending)
    return true
  }
  try {
    const cut = await needs.imageWork.runLast(async () => {
      await setAttempts(needs.db, pending, pending.attempts + 1)
      return makeCutOut(needs.images, pending.imageKey, pending.width)
    })
    if (cut) await show(needs, pending, cut)
    else await markUnclear(needs.db, pending)
    return true
  } catch (error) {
    // The photo didn't fail.
    if (error instanceof ImageStoreFailure) await setAttempts(needs.db, pending, pending.attempts)
    throw error
  }
}

async function show(needs: PictureNeeds, pending: PendingCutOut, cut: PreparedPicture): Promise<void> {
  const user = { id: pending.userId }
  try {
    await keepShownPicture(needs, user, cut, pending.sha256, async (transaction, { key }) => {
      const [isThere] = await findClosetItems(transaction, user.id, [pending.id], 'to change')
      if (!isThere) throw new Outdated()
      const now = await imageKeysOf(transaction, user.id, pending.id)
      if (now.cutOutState !== 'pending' || now.imageKey !== pending.imageKey) throw new Outdated()
      await showCutOut(transaction, pending.id, key)
    })
  } catch (error) {
    if (!(error instanceof Outdated)) throw error
  }
}
