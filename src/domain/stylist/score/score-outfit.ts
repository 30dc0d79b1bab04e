import { oncePer } from '../../once.ts'
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
  /** Maximum points of the term; before `weighted`, relative to the other terms. */
  readonly of: number
  readonly score: (termInput: TermInput) => TermScore
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

const termsWithoutNeeds = weighted(ownTerms(null))

const termsForNeeds = oncePer((needs: OutfitNeeds) => weighted(ownTerms(needs)))

function termsFor({ needs }: TermInput, origin: PieceOrigin): readonly Term[] {
  if (origin === 'shop title') return titles
  return needs ? termsForNeeds(needs) : termsWithoutNeeds
}

function ownTerms(needs: OutfitNeeds | null): Term[] {
  const occasion = needs?.occasion ?? null
  const isTemperatureStated = occasion !== null && occasion.temperatureCelsius !== null
  const hasTemperature = temperatureFor(needs) !== null
  const weights = ownPieceWeights
  return [
    occasion
      ? { name: 'Occasion', of: weights.occasion, score: scoreOccasion }
      : { name: 'Formality', of: weights.formality, score: scoreOccasion },
    {
      name: isTemperatureStated ? 'Warmth' : 'Season',
      of: hasTemperature ? weights.warmth : weights.season,
      score: scoreSeason,
    },
    ...(occasion?.isWet ? [{ name: 'Rain', of: weights.rain, score: scoreRain }] : []),
    { name: 'Color', of: weights.color, score: scoreColor },
    { name: 'Together', of: weights.together, score: (input) => scoreTogether(input, 'own') },
    ...(needs ? [{ name: 'Style', of: weights.style, score: scoreStyle }] : []),
    { name: 'Pattern and texture', of: weights.pattern, score: scorePattern },
    { name: 'Shape', of: weights.shape, score: scoreShape },
    { name: 'Rest', of: weights.rest, score: scoreRest },
  ]
}

const titles = weighted([
  { name: 'Color', of: shopTitleWeights.color, score: scoreColor },
  { name: 'Formality', of: shopTitleWeights.formality, score: scoreFormality },
  { name: 'Season', of: shopTitleWeights.season, score: scoreSeason },
  { name: 'Pattern and texture', of: shopTitleWeights.pattern, score: scorePattern },
  { name: 'Shape', of: shopTitleWeights.shape, score: scoreShape },
  { name: 'Together', of: shopTitleWeights.together, score: (input) => scoreTogether(input, 'shop title') },
])

function weighted(terms: readonly Term[]): Term[] {
  const weights = sumOf(terms.map(({ of }) => of))
  const most = wholeParts(terms.map(({ of }) => (OF_ALL * of) / weights))
  return terms.map((term, at) => ({ ...term, of: most[at] ?? 0 }))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** Rounds numbers to integers that add up to the rounded sum (largest remainder method). */
function wholeParts(parts: readonly number[]): number[] {
  const floors = parts.map(Math.floor)
  const left = Math.round(sumOf(parts)) - sumOf(floors)
  const byRemainder = parts
    .map((part, at) => ({ at, remainder: part - Math.floor(part) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.at - other.at)
  const raised = new Set(byRemainder.slice(0, left).map(({ at }) => at))
  return floors.map((floor, at) => floor + (raised.has(at) ? 1 : 0))
}
