import { isDarkShade } from '../../../closet/colors/color-family.ts'
import type { Garment, GarmentSlot } from '../../../closet/garment.ts'
import { isWholeSuit } from '../../../closet/garment-facts/is-whole-suit.ts'
import { within01 } from '../../../within01.ts'
import type { OccasionNeeds, OutfitNeeds } from '../../outfit-needs.ts'
import { pairingFaults } from '../../pairing/pairing-faults.ts'
import { severities } from '../faults/fault.ts'
import { scoreFormality } from './score-formality.ts'
import { dayToDressFor, isTooLight } from './score-season.ts'
import type { TermScore, TermInput } from './term-score.ts'
import { faultsInOutfit, faultsToName } from '../faults/faults-in-outfit.ts'
import type { ScoreFact } from '../score-fact.ts'
import type { ScoredPiece } from '../scored-piece.ts'
import { needsOfOutfit } from '../needs-with-partners.ts'
import { CALLED_FOR, isSubstitute, wantedWeight, wantsIn, wantsMetShare, wantsUnmet } from '../wants-met.ts'

// Share of the term lost by a fault of severity 1; lower for pieces that are less visible or easily left out.
const faultCosts: Readonly<Record<GarmentSlot, number>> = {
  outer: 0.7,
  mid: 0.7,
  dress: 0.85,
  top: 0.8,
  bottom: 0.8,
  shoes: 0.75,
  bag: 0.45,
  extra: 0.45,
}
const PAIRING_COSTS = 0.6
// For pieces that are called for, such as rain boots with office trousers in a downpour.
const NEEDED_PAIRING_COSTS = 0.2
const WANTS_SHARE = 0.35
const UNRECOGNIZED_COSTS = 0.08
const SECOND_CHOICE_COSTS = 0.04
// For general sportswear or street clothes where the event has clothes of its own.
const SUBSTITUTE_COSTS = 0.13
// For each missing slot that a complete outfit needs.
const INCOMPLETE_COSTS = 0.25

/**
 * Scores how well the pieces suit the occasion: formality, wants met, faults of pieces, broken pairing rules, and
 * completeness.
 */
export function scoreOccasion(input: TermInput): TermScore {
  const { pieces } = input
  const needs =
    input.needs &&
    needsOfOutfit(
      input.needs,
      pieces.map(({ garment }) => garment),
    )
  const termInput = { ...input, needs }
  const formality = scoreFormality(termInput)
  return {
    share: within01(baseShare(termInput, formality.share) * faultlessShare(pieces, needs)),
    fact: () => (needs && worstFact(termInput, needs)) ?? formality.fact(),
  }
}

function baseShare({ pieces, needs }: TermInput, formality: number): number {
  if (!needs) return formality
  const garments = pieces.map(({ garment }) => garment)
  if (wantsIn(garments, needs).length === 0) return formality
  const met = wantsMetShare(garments, needs)
  return (1 - WANTS_SHARE) * formality + WANTS_SHARE * met
}

function faultlessShare(pieces: readonly ScoredPiece[], needs: OutfitNeeds | null): number {
  let share = 1
  const garments = pieces.map(({ garment }) => garment)
  for (const { garment } of pieces) {
    const severity = needs ? (faultsInOutfit(garment, garments, needs)[0]?.severity ?? 0) : 0
    if (severity >= severities.odd) share *= 1 - faultCosts[garment.slot] * severity
    if (garment.type === null) share *= 1 - UNRECOGNIZED_COSTS
    if (needs?.occasion && isSecondChoice(garment, needs.occasion)) share *= 1 - SECOND_CHOICE_COSTS
    if (needs && isSubstitute(garment, needs)) share *= 1 - SUBSTITUTE_COSTS
  }
  for (const { rule, at } of pairingFaults(garments)) {
    const isNeeded = at.some((place) => needs && isCalledFor(pieces[place], needs))
    share *= 1 - (isNeeded ? NEEDED_PAIRING_COSTS : PAIRING_COSTS) * rule.severity
  }
  return needs ? share * completeShare(pieces) : share
}

const sporty: ReadonlySet<string> = new Set(['sport', 'hiking', 'playing with children'])
const outdoorsy: ReadonlySet<string> = new Set(['sport', 'hiking', 'cycling', 'traveling', 'on ice'])

// Breaks ties: running shoes are for running, sportswear is preferred for sport, dark accessories and shoes for a funeral.
function isSecondChoice(
  { slot, purpose, tags, color }: Garment,
  { activities, mood }: OccasionNeeds,
): boolean {
  if (slot === 'shoes' && purpose === 'sport' && !activities.some((one) => sporty.has(one))) return true
  const isWorn = slot === 'top' || slot === 'bottom' || slot === 'shoes'
  if (isWorn && tags.has('dance') && !activities.includes('dancing') && !activities.includes('sport'))
    return true
  if (isWorn && slot !== 'shoes' && tags.has('hiking') && !activities.some((one) => outdoorsy.has(one)))
    return true
  if (activities.includes('sport')) return isWorn && purpose !== 'sport' && !tags.has('athletic')
  return mood === 'grave' && (slot === 'extra' || slot === 'shoes') && color !== null && !isDarkShade(color)
}

function isCalledFor(piece: ScoredPiece | undefined, needs: OutfitNeeds): boolean {
  return piece !== undefined && wantedWeight(piece.garment, needs) >= CALLED_FOR
}

function completeShare(pieces: readonly ScoredPiece[]): number {
  const has = (slot: GarmentSlot) => pieces.some(({ garment }) => garment.slot === slot)
  const hasBottom = has('dress') || has('bottom') || pieces.some(({ garment }) => isWholeSuit(garment))
  const lacking = [has('dress') || has('top'), hasBottom, has('shoes')].filter((is) => !is)
  return (1 - INCOMPLETE_COSTS) ** lacking.length
}

/** The worst fault of the outfit; null for none. */
function worstFact({ pieces, focus }: TermInput, needs: OutfitNeeds): ScoreFact | null {
  const garments = pieces.map(({ garment }) => garment)
  // On a day without plans, a jersey is only not the first choice.
  const isFree = needs.occasion?.profiles?.includes('casual') === true
  const isLight = isTooLight(pieces, needs)
  const [worst] = pieces
    .flatMap((piece) =>
      faultsToName(piece.garment, garments, needs)
        .filter(({ cause }) => !isFree || cause.kind !== 'second best')
        // A thin jacket over a warm sweater is warm enough.
        .filter(({ cause }) => isLight || cause.kind !== 'too thin' || piece.garment.slot !== 'outer')
        .slice(0, 1)
        .map(({ cause, severity }) => ({ piece, cause, severity })),
    )
    .toSorted((one, other) => other.severity - one.severity)
  const [pairing] = pairingFaults(garments)
  // What is warm enough calls for no warm coat, but for warm boots in the snow, and for a coat in the rain.
  const [unmet] = wantsUnmet(garments, needs).filter(
    ({ weight, isForWeather, of: { tags = [] } }) =>
      weight === CALLED_FOR &&
      (isLight || !isForWeather || !tags.includes('winter coat') || tags.includes('rain jacket')),
  )
  const severity = worst?.severity ?? 0
  const fault: ScoreFact | null = worst
    ? {
        is: 'fault',
        piece: worst.piece,
        cause: worst.cause,
        isChosen: worst.piece.id === focus?.id,
        phrase: needs.occasion?.phrase ?? null,
        day: dayToDressFor(needs),
      }
    : null
  if (severity >= severities.bad) return fault
  if (unmet) return { is: 'not called for', want: unmet }
  if (pairing && pairing.rule.severity > severity)
    return {
      is: 'pairing',
      pieces: pairing.at.flatMap((place) => pieces[place] ?? []),
      why: pairing.rule.why,
    }
  return severity >= severities.odd ? fault : null
}
