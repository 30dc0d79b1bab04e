import type { OutfitNeeds } from '../outfit-needs.ts'
import { scoreColor } from './score-color.ts'
import { scoreFormality } from './score-formality.ts'
import { scoreOccasion } from './score-occasion.ts'
import { scorePattern } from './score-pattern.ts'
import { scoreRain } from './score-rain.ts'
import { scoreRest } from './score-rest.ts'
import { scoreSeason } from './score-season.ts'
import { scoreShape } from './score-shape.ts'
import { scoreStyle } from './score-style.ts'
import { scoreTogether } from './score-together.ts'
import type { TermScore, PieceOrigin, TermInput } from './term-score.ts'
import type { ScoreFact } from './score-fact.ts'
import type { ScoredPiece } from './scored-piece.ts'
import { temperatureFor } from './warmth-needed.ts'

const OF_ALL = 100

interface Term {
  readonly name: string
  /** The most points that it gives. */
  readonly of: number
  readonly judge: (termInput: TermInput) => TermScore
}

interface WeightedTerm extends Omit<Term, 'of'> {
  /** Next to the weights of the other terms that count. */
  readonly weight: number
}

export interface OutfitScore {
  readonly total: number
  /** Always 100. */
  readonly of: number
  /** What costs most first; the points add up to `total`. */
  readonly terms: readonly {
    readonly name: string
    readonly points: number
    readonly of: number
    readonly fact: ScoreFact
  }[]
}

/** What is found of an outfit. */
export interface OutfitJudgement {
  /** The total before rounding, 0 to 100: what to rank by. */
  readonly exact: number
  readonly score: OutfitScore
}

export interface OutfitToScore extends Omit<TermInput, 'focus'> {
  readonly focus?: ScoredPiece | null
  /** Left out for a person's own pieces. */
  readonly origin?: PieceOrigin
}

/** The one score of an outfit, out of 100, with every term's points and what it found. */
export function scoreOutfit(outfit: OutfitToScore): OutfitJudgement {
  const termInput = { ...outfit, focus: outfit.focus ?? null }
  const terms = termsFor(termInput, outfit.origin ?? 'own').map((term) => ({
    ...term,
    ...term.judge(termInput),
  }))
  const exactPoints = terms.map(({ share, of }) => share * of)
  const points = wholeParts(exactPoints)
  return {
    exact: sumOf(exactPoints),
    score: {
      total: sumOf(points),
      of: OF_ALL,
      // What costs most is named first.
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

/** `exact` of `scoreOutfit` without the words: what a search ranks by. */
export function rankOutfit(outfit: OutfitToScore): number {
  const termInput = { ...outfit, focus: outfit.focus ?? null }
  const terms = termsFor(termInput, outfit.origin ?? 'own')
  return sumOf(terms.map(({ of, judge }) => of * judge(termInput).share))
}

const termsOfNeeds = new WeakMap<OutfitNeeds, readonly Term[]>()
const titles = weighted(titleTerms())
const forNothing = weighted(ownTerms(null))

function termsFor({ needs }: TermInput, origin: PieceOrigin): readonly Term[] {
  if (origin === 'shop title') return titles
  if (!needs) return forNothing
  const terms = termsOfNeeds.get(needs) ?? weighted(ownTerms(needs))
  termsOfNeeds.set(needs, terms)
  return terms
}

function ownTerms(needs: OutfitNeeds | null): WeightedTerm[] {
  const occasion = needs?.occasion ?? null
  const isTold = occasion !== null && occasion.temperatureCelsius !== null
  const isDated = temperatureFor(needs) !== null
  const terms: (WeightedTerm | null)[] = [
    { name: occasion ? 'Occasion' : 'Formality', weight: occasion ? 44 : 24, judge: scoreOccasion },
    { name: isTold ? 'Warmth' : 'Season', weight: isDated ? 14 : 5, judge: scoreSeason },
    occasion?.isWet ? { name: 'Rain', weight: 8, judge: scoreRain } : null,
    { name: 'Color', weight: 12, judge: scoreColor },
    { name: 'Together', weight: 12, judge: (termInput) => scoreTogether(termInput, 'own') },
    needs ? { name: 'Style', weight: 8, judge: scoreStyle } : null,
    { name: 'Pattern and texture', weight: 5, judge: scorePattern },
    { name: 'Shape', weight: 5, judge: scoreShape },
    { name: 'Rest', weight: 5, judge: scoreRest },
  ]
  return terms.filter((term) => term !== null)
}

// A shop's title tells little of color and cut and nothing of a person's days: there, what goes together leads.
function titleTerms(): WeightedTerm[] {
  return [
    { name: 'Color', weight: 6, judge: scoreColor },
    { name: 'Formality', weight: 6, judge: scoreFormality },
    { name: 'Season', weight: 3, judge: scoreSeason },
    { name: 'Pattern and texture', weight: 3, judge: scorePattern },
    { name: 'Shape', weight: 3, judge: scoreShape },
    { name: 'Together', weight: 79, judge: (termInput) => scoreTogether(termInput, 'shop title') },
  ]
}

function weighted(terms: readonly WeightedTerm[]): Term[] {
  const weights = sumOf(terms.map(({ weight }) => weight))
  const most = wholeParts(terms.map(({ weight }) => (OF_ALL * weight) / weights))
  return terms.map(({ name, judge }, at) => ({ name, judge, of: most[at] ?? 0 }))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** Whole numbers near the given ones that add up to their rounded sum (largest remainder). */
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
