import type { CurationResult } from '../../../contract/stylist/stylist.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { asInCloset } from '../../../domain/stylist/layers/as-mid.ts'
import type { Outfit, StylistPiece } from '../../../domain/stylist/outfit.ts'
import type { OutfitNeeds } from '../../../domain/stylist/outfit-needs.ts'
import { isEligibleFor } from '../../../domain/stylist/search/is-eligible-for.ts'
import { outfitOf } from '../../../domain/stylist/search/outfit-of.ts'
import { hasSlotAmong } from '../../../domain/stylist/search/outfit-slots.ts'
import { arrangePieces } from '../../../domain/stylist/search/arrange-pieces.ts'
import { swapsFor } from '../../../domain/stylist/search/swaps.ts'
import type { OutfitChoice, StylistModel } from '../../ports/stylist-model.ts'
import { rulesResult } from './rules-result.ts'
import { nextTurn } from '../../workers/next-turn.ts'

/** Number of rule-based outfits whose pieces are shown to a model. */
export const OUTFITS_FOR_MODEL = 3

const SWAPS_TO_SHOW = 6
// A longer list makes small models slow and less accurate.
const MAX_SHOWN = 40

// A model's choice is accepted if it scores at most this many points below the best rule-based outfit.
const MAX_SCORE_LOSS = 20

interface ChoiceInput {
  readonly focus: StylistPiece
  readonly keepIds: readonly string[]
  readonly withoutIds: readonly string[]
  readonly closet: readonly StylistPiece[]
  readonly needs: OutfitNeeds
  readonly occasion: string | null
  readonly today: CalendarDate
  /** Rule-based outfits, best first. */
  readonly outfits: readonly Outfit[]
}

/**
 * Lets a model choose an outfit among suitable pieces and explain it in its own words. Colors, ratings, score and
 * purchase suggestions come from the rules. Returns null if the model's choice is invalid.
 */
export async function chooseByModel(
  stylistModel: StylistModel,
  input: ChoiceInput,
): Promise<CurationResult | null> {
  const { focus, keepIds, needs, occasion } = input
  // If kept pieces conflict, the rules have chosen among them.
  const kept = (input.outfits[0]?.pieces ?? []).filter(({ id }) => keepIds.includes(id)).map(asInCloset)
  const offered = await piecesToShow(input)
  const choice = await stylistModel.chooseOutfit({
    needs,
    occasion,
    focus,
    kept,
    offered,
    objectionTo: (pieces) => objectionOf(pieces, input, [...kept, ...offered]),
  })
  if (!choice) return null
  return withModelTexts(choice, rulesResult(outfitFrom(choice.pieces, input), needs, input.today))
}

// Runs one swap search at a time, because each scans the whole closet.
async function piecesToShow(input: ChoiceInput): Promise<StylistPiece[]> {
  const { focus, keepIds, withoutIds, needs, today, outfits } = input
  const fixed = new Set([focus.id, ...keepIds])
  const closet = input.closet.filter((piece) => !withoutIds.includes(piece.id))
  const shown = new Map(outfits.flatMap(({ pieces }) => pieces).map((piece) => [piece.id, asInCloset(piece)]))
  const [outfit] = outfits
  for (const piece of outfit?.pieces ?? []) {
    if (!outfit || fixed.has(piece.id)) continue
    await nextTurn()
    const swaps = swapsFor({ outfit, pieceId: piece.id, closet, needs, today, count: SWAPS_TO_SHOW })
    for (const swap of swaps) shown.set(swap.piece.id, asInCloset(swap.piece))
  }
  return [...shown.values()].filter((piece) => !fixed.has(piece.id)).slice(0, MAX_SHOWN)
}

function outfitFrom(pieces: readonly StylistPiece[], { focus, needs, today }: ChoiceInput): Outfit {
  return outfitOf({ focus, pieces: arrangePieces(pieces) ?? pieces, needs, today })
}

function crowdedSlot(pieces: readonly StylistPiece[]): string {
  const plain = pieces.map(asInCloset)
  return plain.find((piece, at) => !hasSlotAmong(piece, plain.slice(0, at)))?.garment.slot ?? 'mid'
}

// Returns the reason to reject a choice, for the model to read. It names slots only, never text written by users.
function objectionOf(
  pieces: readonly StylistPiece[],
  input: ChoiceInput,
  choosable: readonly StylistPiece[],
): string | null {
  const worn = arrangePieces(pieces)
  if (!worn) return `Two of its pieces are worn in the same place, ${crowdedSlot(pieces)}.`
  const fits = isEligibleFor(input.needs, 'lenient')
  const unfit = worn.find(
    ({ id, garment }) => id !== input.focus.id && !input.keepIds.includes(id) && !fits(garment),
  )
  if (unfit) return `Its ${unfit.garment.slot} is unfit for the season or the occasion.`
  const outfit = outfitFrom(pieces, input)
  const bare = outfit.missing.find(
    ({ slot, isNeeded }) => isNeeded && choosable.some(({ garment }) => garment.slot === slot),
  )
  if (bare) return `It has no ${bare.slot}, though there are pieces to choose from.`
  const best = input.outfits[0]?.score.total ?? 0
  return outfit.score.total < best - MAX_SCORE_LOSS ? 'Its pieces go together badly.' : null
}

function withModelTexts(choice: OutfitChoice, result: CurationResult): CurationResult {
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
