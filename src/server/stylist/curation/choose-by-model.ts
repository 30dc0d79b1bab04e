import type { CurationResult } from '../../../contract/stylist.ts'
import { byItself } from '../../../domain/stylist/layers/as-mid.ts'
import type { Outfit, StylistPiece } from '../../../domain/stylist/outfit.ts'
import type { OutfitNeeds } from '../../../domain/stylist/outfit-needs.ts'
import { mayJoin } from '../../../domain/stylist/search/may-join.ts'
import { outfitOf } from '../../../domain/stylist/search/outfit-of.ts'
import { hasPlace } from '../../../domain/stylist/search/slots-asked.ts'
import { wornTogether } from '../../../domain/stylist/search/worn-together.ts'
import { swapsFor } from '../../../domain/stylist/search/swaps-for.ts'
import type { OutfitChoice, StylistModel } from '../../ports/stylist-model.ts'
import { rulesResult } from './rules-result.ts'
import { nextTurn } from '../../workers/next-turn.ts'

/** How many of the rules' outfits a model is shown the pieces of. */
export const OUTFITS_TO_SHOW_A_MODEL = 3

const SWAPS_TO_SHOW = 6
// A longer list makes small models slow and forgetful.
const MOST_SHOWN = 40

// Points that the choice of a model may score below the rules' own: it has taste, and must not be far off.
const POINTS_OF_TASTE = 20

interface Asked {
  readonly focus: StylistPiece
  readonly keepIds: readonly string[]
  readonly withoutIds: readonly string[]
  readonly closet: readonly StylistPiece[]
  readonly needs: OutfitNeeds
  readonly occasion: string | null
  /** As '2026-11-23'. */
  readonly today: string
  /** What the rules came up with, the best first. */
  readonly outfits: readonly Outfit[]
}

/**
 * Has a model choose an outfit among the pieces that the rules find fit, and say in its own words why; colors, stars,
 * score and what to buy stay the rules'. Null where its choice cannot be used.
 */
export async function chooseByModel(
  stylistModel: StylistModel,
  asked: Asked,
): Promise<CurationResult | null> {
  const { focus, keepIds, needs, occasion } = asked
  // Of kept pieces that are in each other's way the rules have chosen.
  const kept = (asked.outfits[0]?.pieces ?? []).filter(({ id }) => keepIds.includes(id)).map(byItself)
  const offered = await piecesToShow(asked)
  const choice = await stylistModel.chooseOutfit({
    needs,
    occasion,
    focus,
    kept,
    offered,
    refusalOf: (pieces) => refusalOf(pieces, asked, [...kept, ...offered]),
  })
  if (!choice) return null
  return inItsWords(choice, rulesResult(outfitFrom(choice.pieces, asked), needs, asked.today))
}

// One swap at a time, since each looks through the whole closet.
async function piecesToShow(asked: Asked): Promise<StylistPiece[]> {
  const { focus, keepIds, withoutIds, needs, today, outfits } = asked
  const fixed = new Set([focus.id, ...keepIds])
  const closet = asked.closet.filter((piece) => !withoutIds.includes(piece.id))
  const shown = new Map(outfits.flatMap(({ pieces }) => pieces).map((piece) => [piece.id, byItself(piece)]))
  const [outfit] = outfits
  for (const piece of outfit?.pieces ?? []) {
    if (!outfit || fixed.has(piece.id)) continue
    await nextTurn()
    const swaps = swapsFor({ outfit, pieceId: piece.id, closet, needs, today, count: SWAPS_TO_SHOW })
    for (const swap of swaps) shown.set(swap.piece.id, byItself(swap.piece))
  }
  return [...shown.values()].filter((piece) => !fixed.has(piece.id)).slice(0, MOST_SHOWN)
}

function outfitFrom(pieces: readonly StylistPiece[], { focus, needs, today }: Asked): Outfit {
  return outfitOf({ focus, pieces: wornTogether(pieces) ?? pieces, needs, today })
}

function crowdedPlace(pieces: readonly StylistPiece[]): string {
  const plain = pieces.map(byItself)
  return plain.find((piece, at) => !hasPlace(piece, plain.slice(0, at)))?.garment.slot ?? 'mid'
}

// For the model to read: places in an outfit, and nothing that anybody wrote.
function refusalOf(
  pieces: readonly StylistPiece[],
  asked: Asked,
  choosable: readonly StylistPiece[],
): string | null {
  const worn = wornTogether(pieces)
  if (!worn) return `Two of its pieces are worn in the same place, ${crowdedPlace(pieces)}.`
  const fits = mayJoin(asked.needs, 'lenient')
  const unfit = worn.find(
    ({ id, garment }) => id !== asked.focus.id && !asked.keepIds.includes(id) && !fits(garment),
  )
  if (unfit) return `Its ${unfit.garment.slot} is unfit for the season or the occasion.`
  const outfit = outfitFrom(pieces, asked)
  const bare = outfit.missing.find(
    ({ slot, isNeeded }) => isNeeded && choosable.some(({ garment }) => garment.slot === slot),
  )
  if (bare) return `It has no ${bare.slot}, though there are pieces to choose from.`
  const best = asked.outfits[0]?.score.total ?? 0
  return outfit.score.total < best - POINTS_OF_TASTE ? 'Its pieces go together badly.' : null
}

function inItsWords(choice: OutfitChoice, result: CurationResult): CurationResult {
  return {
    ...result,
    outfitDescription: choice.outfitDescription ?? result.outfitDescription,
    styleAnalysis: choice.styleAnalysis ?? result.styleAnalysis,
    stylingTips: choice.stylingTips.length > 0 ? [...choice.stylingTips] : result.stylingTips,
    suggestions: result.suggestions.map((suggestion) => ({
      ...suggestion,
      reasoning: choice.reasons.get(suggestion.item?.id ?? '') ?? suggestion.reasoning,
    })),
    curatedBy: 'model',
  }
}
