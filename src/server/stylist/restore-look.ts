import type { OutfitCuration } from '../../contract/stylist.ts'
import type { OutfitRecommendation } from '../../contract/stylist-looks.ts'
import { goneForGoodBefore } from '../closet/removal-period.ts'
import type { User } from '../http/user-of-request.ts'
import { setSharePagesUp } from '../sharing/share-store.ts'
import { bringCurationBack } from './curation-store.ts'
import { bringLookBack } from './look-store.ts'
import { requireCuration, requireLook } from './require-look.ts'
import type { StylistNeeds } from './stylist-needs.ts'

type Needs = Pick<StylistNeeds, 'db' | 'clock'>

/**
 * Restores a deleted look that the user put together. One that is there already is answered as it is, so Undo may be
 * sent twice.
 * @throws AppError look_not_found
 */
export function restoreLook({ db, clock }: Needs, user: User, id: string): Promise<OutfitRecommendation> {
  return db.transaction().execute(async (transaction) => {
    await bringLookBack(transaction, user.id, id, goneForGoodBefore(clock.now()))
    await setSharePagesUp(transaction, user.id, id, true)
    return requireLook(transaction, user, id)
  })
}

/**
 * As `restoreLook`, of a curation, with all its versions.
 * @throws AppError look_not_found
 */
export function restoreCuration({ db, clock }: Needs, user: User, id: string): Promise<OutfitCuration> {
  return db.transaction().execute(async (transaction) => {
    await bringCurationBack(transaction, user.id, id, goneForGoodBefore(clock.now()))
    await setSharePagesUp(transaction, user.id, id, true)
    return requireCuration(transaction, user, id)
  })
}
