import { isDeepStrictEqual } from 'node:util'
import {
  CurationResult,
  type CurationReply,
  type NewCuration,
  type OutfitCuration,
} from '../../../contract/stylist.ts'
import type { Wearer } from '../../../domain/closet/wearer.ts'
import { outfitNeeds } from '../../../domain/stylist/occasions/outfit-needs-of.ts'
import type { Outfit, StylistPiece } from '../../../domain/stylist/outfit.ts'
import { outfitsInSteps } from '../../../domain/stylist/search/curate-outfits.ts'
import { catalogInSteps } from '../../../domain/stylist/to-find/garments-to-find.ts'
import { requireClosetItem } from '../../closet/closet-item-lifecycle.ts'
import {
  areWearable,
  findItemsToWear,
  listWearableItems,
  requireWearableItems,
} from '../../closet/wearable-items.ts'
import { newId } from '../../db/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import type { User } from '../../http/user-of-request.ts'
import { releasePictures } from '../../images/image-rows.ts'
import { readWearer } from '../../user/profile-store.ts'
import { chooseByModel, OUTFITS_TO_SHOW_A_MODEL } from './choose-by-model.ts'
import { insertCuration, StoredCurated } from '../looks/curation-store.ts'
import { nextTurn } from '../../workers/next-turn.ts'
import { runYielding } from '../../workers/run-yielding.ts'
import { itemsOfCuration, toOutfitItem } from '../outfit-item.ts'
import { requireCuration } from '../looks/look-lifecycle.ts'
import { rulesResult } from './rules-result.ts'
import type { StylistNeeds } from '../stylist-needs.ts'
import { today } from '../../ports/clock.ts'
import { addVersion } from '../looks/version-store.ts'

/**
 * Curates an outfit around one piece of the closet and saves it. The rules have one at once; where a model is to be
 * asked, its choice is taken if it is as fit, and else the rules' own.
 * @throws AppError closet_item_not_found, piece_not_wearable, look_not_found for a curation to replace
 */
export async function curateOutfit(
  needs: StylistNeeds,
  user: User,
  asked: NewCuration,
): Promise<CurationReply> {
  const former = asked.replaces ? await requireCuration(needs.db, user, asked.replaces) : null
  const closet = await wearableCloset(needs, user, asked)
  const wearer = await readWearer(needs.db, user)
  const { focus, result } = await curate(needs, closet, { ...asked, wearer })
  await nextTurn()
  const saved = await save(needs, user, asked, { focus, result, former })
  // Then the rules choose among what is left: they are too quick for that to happen again.
  return saved ?? curateOutfit(needs, user, { ...asked, by: 'rules' })
}

// A closet is read in one query; only who asks for what is not there makes us look for the reason.
async function wearableCloset(
  { db, clock, pieceReader }: StylistNeeds,
  user: User,
  { focusItemId, keepItemIds }: NewCuration,
): Promise<StylistPiece[]> {
  const items = await listWearableItems(db, user.id, today(clock))
  const ids = new Set(items.map((item) => item.id))
  const missing = [focusItemId, ...keepItemIds].filter((id) => !ids.has(id))
  await requireWearableItems(db, user, missing)
  // What is packed for a trip and asked for is worn all the same.
  const packed = await findItemsToWear(db, user.id, missing)
  await nextTurn()
  return pieceReader.read([...items, ...packed])
}

async function curate(
  { stylistModel, clock }: StylistNeeds,
  closet: readonly StylistPiece[],
  asked: NewCuration & { readonly wearer: Wearer },
): Promise<{ focus: StylistPiece; result: CurationResult }> {
  const focus = closet.find((piece) => piece.id === asked.focusItemId)
  if (!focus) throw new AppError('closet_item_not_found')
  const needs = outfitNeeds({ ...asked, focus: focus.garment })
  const keepIds = [...new Set(asked.keepItemIds)].filter((id) => id !== focus.id)
  const withoutIds = asked.withoutItemIds.filter((id) => id !== focus.id && !keepIds.includes(id))
  const question = { focus, closet, needs, today: today(clock), keepIds, withoutIds }
  // Reading, searching, wording and saving are a few milliseconds each; nobody is to wait for all of them at once.
  await nextTurn()
  const asksModel = asked.by !== 'rules' && stylistModel.isThere
  const count = asksModel ? OUTFITS_TO_SHOW_A_MODEL : 1
  const outfits = await runYielding(outfitsInSteps({ ...question, count }))
  // What the outfit lacks is looked for in the catalog.
  if (outfits.some(({ missing }) => missing.length > 0)) await runYielding(catalogInSteps())
  await nextTurn()
  const chosen = asksModel
    ? await chooseByModel(stylistModel, { ...question, outfits, occasion: asked.occasion })
    : null
  return { focus, result: chosen ?? rulesResult(best(outfits), needs, question.today) }
}

function best(outfits: readonly Outfit[]): Outfit {
  const [outfit] = outfits
  if (!outfit) throw new Error('The search gave no outfit')
  return outfit
}

// Null where a piece of it went to the wash, on sale or away while a model thought.
async function save(
  { db, clock }: StylistNeeds,
  user: User,
  asked: NewCuration,
  { focus, result, former }: { focus: StylistPiece; result: CurationResult; former: OutfitCuration | null },
): Promise<CurationReply | null> {
  const { focusItemId, stylePreference, occasion, season } = asked
  const id = asked.replaces ?? newId()
  const curated = {
    ...result,
    focusItemId,
    focusItem: toOutfitItem(focus),
    stylePreference,
    occasion,
    season,
  }
  return db.transaction().execute(async (transaction) => {
    // A model takes its time: what it was asked about may be gone by now.
    await requireClosetItem(transaction, user, focusItemId, 'to wear')
    const current = former && (await requireCuration(transaction, user, id, 'to change'))
    // Swapped or shuffled while a model thought: what the person did stands.
    if (current && !isDeepStrictEqual(current.suggestions, former.suggestions))
      return { result: CurationResult.parse(current), curation: current }
    const itemIds = itemsOfCuration(curated).map((item) => item.id)
    if (!(await areWearable(transaction, user.id, itemIds))) return null
    if (current) {
      // The same outfit again does not make a new version.
      if (!isDeepStrictEqual(StoredCurated.parse(current), curated)) {
        const next = { current, next: curated, now: clock.now() }
        await releasePictures(transaction, await addVersion(transaction, next))
      }
    } else await insertCuration(transaction, { ...curated, id, userId: user.id, createdAt: clock.now() })
    return { result, curation: await requireCuration(transaction, user, id) }
  })
}
