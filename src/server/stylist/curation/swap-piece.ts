import type { CurationReply } from '../../../contract/stylist/stylist.ts'
import type { StylistPiece } from '../../../domain/stylist/outfit.ts'
import { outfitOf } from '../../../domain/stylist/search/outfit-of.ts'
import { piecesAfterSwap } from '../../../domain/stylist/search/pieces-after-swap.ts'
import { findItemsToWear, requireWearableItems } from '../../closet/wearable-items.ts'
import { AppError } from '../../http/app-error.ts'
import type { RejectStale } from '../../http/entity-tag.ts'
import type { User } from '../../http/user-of-request.ts'
import { releasePictures } from '../../images/image-rows.ts'
import { StoredCurated } from '../looks/curation-store.ts'
import { requireCuration } from '../looks/look-lifecycle.ts'
import { rulesResult } from './rules-result.ts'
import { savedOutfit } from './saved-outfit.ts'
import type { StylistDeps } from '../stylist-deps.ts'
import { today } from '../../ports/clock.ts'
import { addVersion } from '../looks/version-store.ts'

/**
 * Replaces one piece of a curation with any piece of the same slot; the others stay. The rules score and describe the
 * outfit, which becomes the newest version.
 * @throws AppError look_not_found, changed_meanwhile, closet_item_not_found, piece_not_wearable, swap_not_possible
 */
export async function swapPiece(
  { db, clock, pieceReader }: StylistDeps,
  user: User,
  { id, itemId, withItemId }: { id: string; itemId: string; withItemId: string },
  rejectStale: RejectStale,
): Promise<CurationReply> {
  return db.transaction().execute(async (transaction) => {
    const curation = await requireCuration(transaction, user, id, 'to change')
    rejectStale(curation)
    const { focus, pieces, needs } = await savedOutfit(pieceReader, transaction, curation)
    const former = pieces.find((piece) => piece.id === itemId)
    if (!former) throw new AppError('closet_item_not_found', { message: "This piece isn't in this outfit." })
    await requireWearableItems(transaction, user, [withItemId])
    const [other] = await pieceReader.read(await findItemsToWear(transaction, user.id, [withItemId]))
    if (!other) throw new AppError('closet_item_not_found')
    const swapped = swappedOrReject({ pieces, focus, former, other })
    const day = today(clock)
    const result = rulesResult(outfitOf({ focus, pieces: swapped, needs, today: day }), needs, day)
    const next = { ...StoredCurated.parse(curation), ...result }
    const dropped = await addVersion(transaction, { current: curation, next, now: clock.now() })
    await releasePictures(transaction, dropped)
    return { result, curation: await requireCuration(transaction, user, id) }
  })
}

function swappedOrReject(swap: {
  readonly pieces: readonly StylistPiece[]
  readonly focus: StylistPiece | null
  readonly former: StylistPiece
  readonly other: StylistPiece
}): readonly StylistPiece[] {
  const { pieces, focus, former, other } = swap
  if (former.id === focus?.id)
    reject(`The outfit is built around ${former.name}. Curate a new one to change that.`)
  if (pieces.some((piece) => piece.id === other.id)) reject(`${other.name} is already in this outfit.`)
  return piecesAfterSwap(former, other, pieces) ?? reject(whyNot(former, other, pieces))
}

function whyNot(former: StylistPiece, other: StylistPiece, pieces: readonly StylistPiece[]): string {
  const hinders = pieces.find(
    ({ id }) =>
      id !== former.id &&
      piecesAfterSwap(
        former,
        other,
        pieces.filter((piece) => piece.id !== id),
      ),
  )
  const why = hinders ? `It can't be worn together with ${hinders.name}.` : 'Choose a piece of the same type.'
  return `${other.name} can't replace ${former.name}. ${why}`
}

function reject(message: string): never {
  throw new AppError('swap_not_possible', { message })
}
