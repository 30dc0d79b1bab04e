import { isRecognized } from '../../occasions/is-recognized.ts'
import type { Garment } from '../../../closet/garment.ts'
import { isSelected } from '../../../closet/garment-selector.ts'

import { within01 } from '../../../within01.ts'
import type { OccasionNeeds, OutfitNeeds } from '../../outfit-needs.ts'
import { areaWeight, type BySlot, meanBySlot } from '../area-weight.ts'
import { isFarOff, isReligiousWear, isWhiteShirt } from '../faults/formality-fault.ts'
import { isKeptFor } from '../faults/reservation-fault.ts'
import type { TermScore, TermInput } from './term-score.ts'
import type { FormalityLevel, ScoreFact } from '../score-fact.ts'
import type { ScoredPiece } from '../scored-piece.ts'
import { isRainGearOnWay } from '../rain-gear-on-way.ts'
import { isCalledForByEvent, isWantedAsGear } from '../wants-met.ts'

// Influence of each slot on the formality of an outfit: shoes more than their size, bags and extras less.
const weight: BySlot = { outer: 0.8, mid: 0.8, dress: 1.4, top: 1, bottom: 1, shoes: 1, bag: 0.4, extra: 0.3 }

// Tolerated deviation in formality steps; larger for coats and bags, which are taken off.
// prettier-ignore
const slack: BySlot = { outer: 0.8, mid: 0.4, dress: 0.15, top: 0.15, bottom: 0.15, shoes: 0.15, bag: 0.5, extra: 0.5 }

/** Largest difference in formality steps between two pieces: allows a blazer with jeans, not gym shoes with a gown. */
const SPAN_ALLOWED = 1.1

const UNKNOWN_FORMALITY = 2.5
const ROUGH = 2
// Share from which one piece counts as the main cause.
const MOST = 0.6

/**
 * Scores the formality of the pieces against the occasion and against each other. A term of its own only for titles of
 * a shop; for the user's pieces it is part of the occasion's term (`score-occasion.ts`). Gear that the occasion calls
 * for, such as duty boots, has no dress code.
 */
export function scoreFormality({ pieces, needs }: TermInput): TermScore {
  const occasion = needs?.occasion ?? null
  return { share: formalityShare(pieces, needs), fact: () => formalityFact(pieces, occasion) }
}

/**
 * Whether a piece has no dress code: gear, what the owner keeps for the occasion or names after a partner in the outfit,
 * the boots and the shirt that rough work calls for, or rain gear on the way.
 */
export function isBeyondDressCode(garment: Garment, needs: OutfitNeeds): boolean {
  const isOfPartner = needs.partners?.some(({ of }) => of.setNames && isSelected(garment, of)) === true
  if (isOfPartner || isWantedAsGear(garment, needs)) return true
  if (isKeptFor(garment, needs) || isRainGearOnWay(garment, needs)) return true
  const { formality, activities } = needs.occasion ?? {}
  const isRough = (formality?.ideal ?? ROUGH) < ROUGH && !activities?.includes('sport')
  return isRough && isCalledForByEvent(garment, needs)
}

/** Fit of a garment's formality for an occasion, from 0 to 1; from 0.8 on it is within the band. */
export function formalityFit(
  { formality, slot }: Pick<Garment, 'formality' | 'slot'>,
  { formality: { least, ideal, most } }: OccasionNeeds,
): number {
  const away = Math.max(0, Math.abs(formality - ideal) - slack[slot] / 2)
  const outside = Math.max(0, least - formality - slack[slot], formality - most - slack[slot])
  return within01(1 - 0.18 * away - 0.06 * away * away - 0.5 * outside)
}

/** The name of a formality: 'smart casual'. */
export function formalityLevel(formality: number): FormalityLevel {
  if (formality < 1.6) return 'very casual'
  if (formality < 2.5) return 'casual'
  if (formality < 3.4) return 'smart casual'
  return formality < 4.4 ? 'dressy' : 'formal'
}

// Churidar trousers alone are casual, under a sherwani they are a part of it. Saris and lehengas have no trousers.
const PART_BELOW = 0.5
function asPartsOfDress(pieces: readonly ScoredPiece[]): readonly ScoredPiece[] {
  const traditional = pieces.filter(({ garment: { culture, tags } }) => culture && tags.has('traditional'))
  if (traditional.length === 0) return pieces
  return pieces.map((piece) => {
    const { garment } = piece
    const others = traditional.filter(
      ({ garment: { culture, set } }) => culture === garment.culture && set !== 'sari' && set !== 'lehenga',
    )
    const whole = Math.max(0, ...others.map((one) => one.garment.formality)) - PART_BELOW
    return !traditional.includes(piece) || whole <= garment.formality
      ? piece
      : { ...piece, garment: { ...garment, formality: whole } }
  })
}

function formalityShare(worn: readonly ScoredPiece[], needs: OutfitNeeds | null): number {
  const occasion = needs?.occasion ?? null
  const pieces = asPartsOfDress(worn)
  const isFree = (garment: Garment) =>
    (garment.slot === 'extra' && garment.tags.has('religious')) ||
    (needs && isBeyondDressCode(garment, needs))
  const bound = new Set(pieces.filter(({ garment }) => !isFree(garment)))
  const span = spanOf([...bound])
  const spanShare = within01(0.95 - 0.1 * span - 0.3 * Math.max(0, span - SPAN_ALLOWED))
  if (!occasion) return spanShare
  const fitOf = (piece: ScoredPiece) => (bound.has(piece) ? formalityFit(piece.garment, occasion) : 1)
  const fit = meanBySlot(pieces, weight, fitOf)
  return within01(fit * (0.7 + 0.3 * spanShare))
}

function ends(pieces: readonly ScoredPiece[]): readonly [ScoredPiece | undefined, ScoredPiece | undefined] {
  const ordered = pieces.toSorted((one, other) => one.garment.formality - other.garment.formality)
  return [ordered[0], ordered.at(-1)]
}

/** Formality steps from the most casual to the dressiest piece, less the slack of both. */
function spanOf(pieces: readonly ScoredPiece[]): number {
  const least = Math.min(...pieces.map(({ garment }) => garment.formality + slack[garment.slot]))
  const most = Math.max(...pieces.map(({ garment }) => garment.formality - slack[garment.slot]))
  return pieces.length > 0 ? Math.max(0, most - least) : 0
}

/** Whether the pieces are near enough in formality to be worn together. */
export function areNearInFormality(pieces: readonly ScoredPiece[]): boolean {
  return spanOf(pieces) <= SPAN_ALLOWED
}

function formalityFact(pieces: readonly ScoredPiece[], occasion: OccasionNeeds | null): ScoreFact {
  const [lowest, highest] = ends(pieces)
  if (!lowest || !highest) return { is: 'nothing chosen' }
  // Bags and extras don't lower the level.
  const clothes = pieces.filter(({ garment: { slot } }) => slot !== 'bag' && slot !== 'extra')
  const [plainest = lowest, dressiest = highest] = ends(clothes)
  const low = formalityLevel(plainest.garment.formality)
  const high = formalityLevel(dressiest.garment.formality)
  const level = formalityLevel(meanFormality(pieces))
  const fact = {
    is: 'formality',
    level,
    low,
    high,
    phrase: occasion && isRecognized(occasion) ? occasion.phrase : null,
    other: highest,
    isMostly: true,
  } as const
  if (!occasion)
    return { ...fact, piece: lowest, verdict: areNearInFormality(pieces) ? 'right' : 'too far apart' }
  const mayBeOff = pieces.filter((one) => !suitsOccasion(one, occasion) && !isNeverOff(one, pieces))
  return { ...fact, ...offVerdict(mayBeOff, occasion, lowest) }
}

// Religious wear, and a white shirt under a suit, never count as too casual or too dressy.
const isNeverOff = ({ garment }: ScoredPiece, pieces: readonly ScoredPiece[]) =>
  isReligiousWear(garment) ||
  (isWhiteShirt(garment) && pieces.some((one) => one.garment.tags.has('suit jacket')))

// Pieces that the occasion wants, and traditional festive dress at a celebration, never count as too casual or too
// dressy.
function suitsOccasion({ garment }: ScoredPiece, { wants = [], mood }: OccasionNeeds): boolean {
  const isFestive = mood === 'festive' && garment.culture !== null && garment.tags.has('festive')
  return isFestive || wants.some((want) => want.weight > 1 && isSelected(garment, want.of))
}

function offVerdict(
  pieces: readonly ScoredPiece[],
  { formality: { least, most } }: OccasionNeeds,
  rightPiece: ScoredPiece,
): Pick<ScoreFact & { is: 'formality' }, 'piece' | 'verdict' | 'isMostly'> {
  const [lowest, highest] = ends(pieces)
  const below = ({ slot, formality }: Garment) => least - slack[slot] - formality
  const above = ({ slot, formality }: Garment) => formality - slack[slot] - most
  if (lowest && below(lowest.garment) > 0)
    return {
      piece: lowest,
      isMostly: isMainContributor(lowest, pieces, below),
      verdict: isFarOff(least - lowest.garment.formality) ? 'too casual' : 'a little casual',
    }
  if (highest && above(highest.garment) > 0)
    return {
      piece: highest,
      isMostly: isMainContributor(highest, pieces, above),
      verdict: isFarOff(highest.garment.formality - most) ? 'too dressy' : 'a little dressy',
    }
  return { piece: rightPiece, isMostly: true, verdict: 'right' }
}

/** Whether one piece contributes most of a measure; values of 0 or less don't contribute. */
export function isMainContributor(
  { garment }: ScoredPiece,
  pieces: readonly ScoredPiece[],
  measure: (garment: Garment) => number,
): boolean {
  const whole = pieces.reduce((sum, one) => sum + Math.max(0, measure(one.garment)), 0)
  return whole > 0 && measure(garment) >= MOST * whole
}

/** Mean formality of an outfit, weighted by the area of each piece. */
export function meanFormality(pieces: readonly Pick<ScoredPiece, 'garment'>[]): number {
  return meanBySlot(pieces, areaWeight, ({ garment }) => garment.formality, UNKNOWN_FORMALITY)
}
