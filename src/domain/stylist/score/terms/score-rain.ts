import type { RainFitness } from '../../../closet/garment.ts'
import type { OutfitNeeds } from '../../outfit-needs.ts'
import { type BySlot, meanBySlot } from '../area-weight.ts'
import type { TermScore, TermInput } from './term-score.ts'
import { temperatureFor } from '../warmth-needed.ts'
import type { ScoreFact } from '../score-fact.ts'
import type { ScoredPiece } from '../scored-piece.ts'

/** Score of each rain fitness, from 0 to 1. */
// prettier-ignore
export const rainFit: Readonly<Record<RainFitness, number>> = { 'keeps out': 1, bears: 0.82, suffers: 0.45, spoils: 0 }

// Exposure to rain, from 0 to 1.
// prettier-ignore
const exposure: BySlot = { outer: 1, shoes: 1, bag: 0.6, dress: 0.6, bottom: 0.6, mid: 0.3, top: 0.3, extra: 0.2 }

/** Scores how well the pieces bear rain. */
export function scoreRain({ pieces, needs }: TermInput): TermScore {
  return {
    share: meanBySlot(pieces, exposure, ({ garment }) => rainFit[garment.rain]),
    fact: () => rainFact(pieces, precipitationOn(needs)),
  }
}

const SNOW_BELOW_CELSIUS = 0

/** The kind of precipitation at the day's temperature, if there is any. */
export function precipitationOn(needs: OutfitNeeds | null): 'rain' | 'snow' {
  const celsius = temperatureFor(needs)
  return celsius !== null && celsius < SNOW_BELOW_CELSIUS ? 'snow' : 'rain'
}

function rainFact(pieces: readonly ScoredPiece[], falling: 'rain' | 'snow'): ScoreFact {
  const that = (rain: RainFitness) => pieces.filter(({ garment }) => garment.rain === rain)
  const [spoiled, suffering, keeping] = [that('spoils'), that('suffers'), that('keeps out')]
  if (spoiled.length > 0) return { is: 'spoiled by rain', pieces: spoiled, falling }
  // A shirt is under the raincoat, and trousers get wet in any case.
  const exposed = suffering.filter(({ garment: { slot } }) => ['outer', 'shoes', 'bag'].includes(slot))
  if (keeping.length > 0) return { is: 'rain kept out', pieces: keeping, exposed, falling }
  return suffering.length > 0
    ? { is: 'soaked by rain', pieces: suffering, falling }
    : { is: 'handles rain', falling }
}
