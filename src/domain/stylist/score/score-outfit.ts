import type { OutfitNeeds } from '../outfit-needs.ts'
import { scoreColor } from './terms/score-color.ts'
import { scoreFormality } from './terms/score-formality.ts'
import { scoreOccasion } from './terms/score-occasion.ts'
import { scorePattern } from './terms/score-pattern.ts'
import { scoreRain } from './terms/score-rain.ts'
import { scoreRest } from './terms/score-rest.ts'
import { scoreSeason } from './terms/score-season.ts'
import { scoreShape } from './terms/score-shape.ts'
import { scoreStyle } from './terms/score-style.ts'
import { scoreTogether } from './terms/score-together.ts'
import { ownPieceWeights, shopTitleWeights } from './term-weights.ts'
import type { TermScore, PieceOrigin, TermInput } from './terms/term-score.ts'
import type { ScoreFact } from './score-fact.ts'
import type { ScoredPiece } from './scored-piece.ts'
import { temperatureFor } from './warmth-needed.ts'

const OF_ALL = 100

interface Term {
  readonly name: string
  /** Maximum points of the term. */
  readonly of: number
  readonly score: (termInput: TermInput) => TermScore
}

interface WeightedTerm extends Omit<Term, 'of'> {
  /** Relative to the other terms of the score. */
  readonly weight: number
}

export interface OutfitScore {
  readonly total: number
  /** Always 100. */
  readonly of: number
  /** By points lost, most first; the points add up to `total`. */
  readonly terms: readonly {
    readonly name: string
    readonly points: number
    readonly of: number
    readonly fact: ScoreFact
  }[]
}

export interface ScoreResult {
  /** The total before rounding, 0 to 100, for ranking. */
  readonly exact: number
  readonly score: OutfitScore
}

export interface OutfitToScore extends Omit<TermInput, 'focus'> {
  readonly focus?: ScoredPiece | null
  /** Default: 'own'. */
  readonly origin?: PieceOrigin
}

/** Scores an outfit, out of 100, with the points and the fact of each term. */
export function scoreOutfit(outfit: OutfitToScore): ScoreResult {
  const termInput = { ...outfit, focus: outfit.focus ?? null }
  const terms = termsFor(termInput, outfit.origin ?? 'own').map((term) => ({
    ...term,
    ...term.score(termInput),
  }))
  const exactPoints = terms.map(({ share, of }) => share * of)
  const points = wholeParts(exactPoints)
  return {
    exact: sumOf(exactPoints),
    score: {
      total: sumOf(points),
      of: OF_ALL,
      // By points lost, most first.
      terms: terms
        .map(({ name, of, fact }, at) => ({
          name,
          points: points[at] ?? 0,
          of,
          fact: outfit.pieces.length > 0 ? fact() : { is: 'nothing chosen' as const },
        }))
        .toSorted((one, other) => other.of - other.points - (one.of - one.points)),
    },
  }
}

/** `exact` of `scoreOutfit` without the facts, for the ranking of a search. */
export function rankOutfit(outfit: OutfitToScore): number {
  const termInput = { ...outfit, focus: outfit.focus ?? null }
  const terms = termsFor(termInput, outfit.origin ?? 'own')
  return sumOf(terms.map(({ of, score }) => of * score(termInput).share))
}

const termsOfNeeds = new WeakMap<OutfitNeeds, readonly Term[]>()
const titles = weighted(titleTerms())
const termsWithoutNeeds = weighted(ownTerms(null))

function termsFor({ needs }: TermInput, origin: PieceOrigin): readonly Term[] {
  if (origin === 'shop title') return titles
  if (!needs) return termsWithoutNeeds
  const terms = termsOfNeeds.get(needs) ?? weighted(ownTerms(needs))
  termsOfNeeds.set(needs, terms)
  return terms
}

function ownTerms(needs: OutfitNeeds | null): WeightedTerm[] {
  const occasion = needs?.occasion ?? null
  const isTemperatureStated = occasion !== null && occasion.temperatureCelsius !== null
  const hasTemperature = temperatureFor(needs) !== null
  const weights = ownPieceWeights
  const terms: (WeightedTerm | null)[] = [
    {
      name: occasion ? 'Occasion' : 'Formality',
      weight: occasion ? weights.occasion : weights.formality,
      score: scoreOccasion,
    },
    {
      name: isTemperatureStated ? 'Warmth' : 'Season',
      weight: hasTemperature ? weights.warmth : weights.season,
      score: scoreSeason,
    },
    occasion?.isWet ? { name: 'Rain', weight: weights.rain, score: scoreRain } : null,
    { name: 'Color', weight: weights.color, score: scoreColor },
    { name: 'Together', weight: weights.together, score: (termInput) => scoreTogether(termInput, 'own') },
    needs ? { name: 'Style', weight: weights.style, score: scoreStyle } : null,
    { name: 'Pattern and texture', weight: weights.pattern, score: scorePattern },
    { name: 'Shape', weight: weights.shape, score: scoreShape },
    { name: 'Rest', weight: weights.rest, score: scoreRest },
  ]
  return terms.filter((term) => term !== null)
}

function titleTerms(): WeightedTerm[] {
  const weights = shopTitleWeights
  return [
    { name: 'Color', weight: weights.color, score: scoreColor },
    { name: 'Formality', weight: weights.formality, score: scoreFormality },
    { name: 'Season', weight: weights.season, score: scoreSeason },
    { name: 'Pattern and texture', weight: weights.pattern, score: scorePattern },
    { name: 'Shape', weight: weights.shape, score: scoreShape },
    {
      name: 'Together',
      weight: weights.together,
      score: (termInput) => scoreTogether(termInput, 'shop title'),
    },
  ]
}

function weighted(terms: readonly WeightedTerm[]): Term[] {
  const weights = sumOf(terms.map(({ weight }) => weight))
  const most = wholeParts(terms.map(({ weight }) => (OF_ALL * weight) / weights))
  return terms.map(({ name, score }, at) => ({ name, score, of: most[at] ?? 0 }))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** Rounds numbers to integers that add up to the rounded sum (largest remainder method). */
function wholeParts(parts: readonly number[]): number[] {
  const floors = parts.map(Math.floor)
  const sum = Math.round(parts.reduce((total, part) => total + part, 0))
  const left = sum - floors.reduce((total, floor) => total + floor, 0)
  const byRemainder = parts
    .map((part, at) => ({ at, remainder: part - Math.floor(part) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.at - other.at)
  const raised = new Set(byRemainder.slice(0, left).map(({ at }) => at))
  return floors.map((floor, at) => floor + (raised.has(at) ? 1 : 0))
}
