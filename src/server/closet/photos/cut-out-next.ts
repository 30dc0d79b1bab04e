import { findClosetItems, imageKeysOf, showCutOut } from '../closet-store.ts'
import { storeShownPicture, type PictureDeps } from '../../images/store-picture.ts'
import { makeCutOut } from '../../images/make-cut-out.ts'
import type { PreparedPicture } from '../../images/encode-webp.ts'
import { ImageStoreFailure } from '../../ports/image-store.ts'
import { markUnclear, nextPendingCutOut, setAttempts, type PendingCutOut } from './pending-cut-outs.ts'

// A photo is skipped after it failed or ended the process this often.
const MAX_ATTEMPTS = 3

/** Rolls a transaction back because the piece was deleted or changed while its cut-out was made. */
class Outdated extends Error {}

/**
 * Makes the next pending cut-out, at the lowest priority of the image queue. Returns false if none is pending.
 * @throws Error if it failed; the photo stays pending, for at most MAX_ATTEMPTS
 */
export async function cutOutNext(deps: PictureDeps): Promise<boolean> {
  const pending = await nextPendingCutOut(deps.db)
  if (!pending) return false
  if (pending.attempts >= MAX_ATTEMPTS) {
    await markUnclear(deps.db, pending)
    return true
  }
  try {
    const cut = await deps.imageWork.runLast(async () => {
      await setAttempts(deps.db, pending, pending.attempts + 1)
      return makeCutOut(deps.images, pending.imageKey, pending.width)
    })
    if (cut) await show(deps, pending, cut)
    else await markUnclear(deps.db, pending)
    return true
  } catch (error) {
    // A failing store is not the photo's fault, so the attempt doesn't count.
    if (error instanceof ImageStoreFailure) await setAttempts(deps.db, pending, pending.attempts)
    throw error
  }
}

async function show(deps: PictureDeps, pending: PendingCutOut, cut: PreparedPicture): Promise<void> {
  const user = { id: pending.userId }
  try {
    await storeShownPicture(deps, user, cut, pending.sha256, async (transaction, { key }) => {
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
