import { isDeepStrictEqual } from 'node:util'
import {
  CurationResult,
  type CurationReply,
  type NewCuration,
  type OutfitCuration,
} from '../../../contract/stylist/stylist.ts'
import type { Wearer } from '../../../domain/closet/wearer/wearer.ts'
import { outfitNeeds } from '../../../domain/stylist/occasions/needs-of-request.ts'
import type { Outfit, StylistPiece } from '../../../domain/stylist/outfit.ts'
import { outfitsInSteps } from '../../../domain/stylist/search/curate-outfits.ts'
import { catalogInSteps } from '../../../domain/stylist/catalog/garment-catalog.ts'
import { requireClosetItem } from '../../closet/closet-item-lifecycle.ts'
import { areWearable, findItemsToWear, requireWearableItems } from '../../closet/wearable-items.ts'
import { newId } from '../../db/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import type { User } from '../../http/user-of-request.ts'
import { releasePictures } from '../../images/image-rows.ts'
import { readWearer } from '../../user/profile-store.ts'
import { chooseByModel, OUTFITS_FOR_MODEL } from './choose-by-model.ts'
import { insertCuration, StoredCurated } from '../looks/curation-store.ts'
import { nextTurn } from '../../workers/next-turn.ts'
import { runYielding } from '../../workers/run-yielding.ts'
import { itemsOfCuration, toOutfitItem } from '../outfit-item.ts'
import { requireCuration } from '../looks/look-lifecycle.ts'
import { rulesResult } from './rules-result.ts'
import type { StylistDeps } from '../stylist-deps.ts'
import { today } from '../../ports/clock.ts'
import { addVersion } from '../looks/version-store.ts'

/**
 * Curates an outfit around one piece of the closet and saves it. The rules find outfits first. If a model is requested,
 * its choice is used if it is valid; otherwise the best rule-based outfit.
 * @throws AppError closet_item_not_found, piece_not_wearable, look_not_found for a curation to replace
 */
export async function curateOutfit(
  deps: StylistDeps,
  user: User,
  input: NewCuration,
): Promise<CurationReply> {
  const former = input.replaces ? await requireCuration(deps.db, user, input.replaces) : null
  const closet = await wearableCloset(deps, user, input)
  const wearer = await readWearer(deps.db, user)
  const { focus, result } = await curate(deps, closet, { ...input, wearer })
  await nextTurn()
  const saved = await save(deps, user, input, { focus, result, former })
  // A chosen piece became unavailable meanwhile, so the rules choose again. They are too fast for that to recur.
  return saved ?? curateOutfit(deps, user, { ...input, by: 'rules' })
}

// Looks for the reason only if a requested piece is missing.
async function wearableCloset(
  { db, clock, pieceReader }: StylistDeps,
  user: User,
  { focusItemId, keepItemIds }: NewCuration,
): Promise<StylistPiece[]> {
  const closet = await pieceReader.readWearable(db, user.id, today(clock))
  const ids = new Set(closet.map(({ id }) => id))
  const missing = [focusItemId, ...keepItemIds].filter((id) => !ids.has(id))
  await requireWearableItems(db, user, missing)
  // Requested pieces are used even if they are packed for a trip.
  const packed = await pieceReader.read(await findItemsToWear(db, user.id, missing))
  await nextTurn()
  return [...closet, ...packed]
}

async function curate(
  { stylistModel, clock }: StylistDeps,
  closet: readonly StylistPiece[],
  input: NewCuration & { readonly wearer: Wearer },
): Promise<{ focus: StylistPiece; result: CurationResult }> {
  const focus = closet.find((piece) => piece.id === input.focusItemId)
  if (!focus) throw new AppError('closet_item_not_found')
  const needs = outfitNeeds({ ...input, focus: focus.garment })
  const keepIds = [...new Set(input.keepItemIds)].filter((id) => id !== focus.id)
  const withoutIds = input.withoutItemIds.filter((id) => id !== focus.id && !keepIds.includes(id))
  const question = { focus, closet, needs, today: today(clock), keepIds, withoutIds }
  // Reading, searching, wording and saving take a few milliseconds each, so yield to the event loop between them.
  await nextTurn()
  const asksModel = input.by !== 'rules' && stylistModel.isThere
  const count = asksModel ? OUTFITS_FOR_MODEL : 1
  const outfits = await runYielding(outfitsInSteps({ ...question, count }))
  // The catalog provides suggestions for missing slots.
  if (outfits.some(({ missing }) => missing.length > 0)) await runYielding(catalogInSteps())
  await nextTurn()
  const chosen = asksModel
    ? await chooseByModel(stylistModel, { ...question, outfits, occasion: input.occasion })
    : null
  return { focus, result: chosen ?? rulesResult(best(outfits), needs, question.today) }
}

function best(outfits: readonly Outfit[]): Outfit {
  const [outfit] = outfits
  if (!outfit) throw new Error('The search gave no outfit')
  return outfit
}

// Returns null if a piece became unwearable during the model request.
async function save(
  { db, clock }: StylistDeps,
  user: User,
  input: NewCuration,
  { focus, result, former }: { focus: StylistPiece; result: CurationResult; former: OutfitCuration | null },
): Promise<CurationReply | null> {
  const { focusItemId, stylePreference, occasion, season } = input
  const id = input.replaces ?? newId()
  const curated = {
    ...result,
    focusItemId,
    focusItem: toOutfitItem(focus),
    stylePreference,
    occasion,
    season,
  }
  return db.transaction().execute(async (transaction) => {
    // A model request takes seconds, so the focus piece may be gone.
    await requireClosetItem(transaction, user, focusItemId, 'to wear')
    const current = former && (await requireCuration(transaction, user, id, 'to change'))
    // A swap or shuffle by the user during the model request takes precedence.
    if (current && !isDeepStrictEqual(current.suggestions, former.suggestions))
      return { result: CurationResult.parse(current), curation: current }
    const itemIds = itemsOfCuration(curated).map((item) => item.id)
    if (!(await areWearable(transaction, user.id, itemIds))) return null
    if (current) {
      // An unchanged outfit does not become a new version.
      if (!isDeepStrictEqual(StoredCurated.parse(current), curated)) {
        const next = { current, next: curated, now: clock.now() }
        await releasePictures(transaction, await addVersion(transaction, next))
      }
    } else await insertCuration(transaction, { ...curated, id, userId: user.id, createdAt: clock.now() })
    return { result, curation: await requireCuration(transaction, user, id) }
  })
}
