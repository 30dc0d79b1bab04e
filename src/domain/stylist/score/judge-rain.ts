import type { GarmentSlot, RainFitness } from '../../closet/garment.ts'
import { listed, sentence } from '../../sentence.ts'
import { callAll, callEvery, callPiece, verb } from './call-piece.ts'
import type { Judged, ToJudge } from './judged.ts'
import type { ScoredPiece } from './scored-piece.ts'

/** What each fitness is worth in the rain, from 0 to 1. */
export const rainFit: Readonly<Record<RainFitness, number>> = {
  'keeps out': 1,
  bears: 0.82,
  suffers: 0.45,
  spoils: 0,
}

// How much rain falls on a piece in this place.
const exposure: Readonly<Record<GarmentSlot, number>> = {
  outer: 1,
  shoes: 1,
  bag: 0.6,
  dress: 0.6,
  bottom: 0.6,
  mid: 0.3,
  top: 0.3,
  extra: 0.2,
}

/** What the rain will do to the pieces. */
export function judgeRain({ pieces }: ToJudge): Judged {
  let fits = 0
  let exposures = 0
  for (const { garment } of pieces) {
    fits += exposure[garment.slot] * rainFit[garment.rain]
    exposures += exposure[garment.slot]
  }
  return { share: exposures > 0 ? fits / exposures : 0, reason: () => sentence(rainWords(pieces)) }
}

function rainWords(pieces: readonly ScoredPiece[]): string {
  const that = (rain: RainFitness) => pieces.filter(({ garment }) => garment.rain === rain)
  const [spoiled, suffering, keeping] = [that('spoils'), that('suffers'), that('keeps out')]
  if (spoiled.length > 0) return `rain would spoil ${listed(spoiled.map(withCloth))}`
  if (keeping.length > 0 && suffering.length === 0)
    return `${callAll(keeping)} ${verb(keeping, 'keeps', 'keep')} the rain out, and nothing else minds it`
  if (keeping.length > 0)
    return `${callAll(keeping)} ${verb(keeping, 'keeps', 'keep')} the rain out; keep ${callAll(suffering)} under cover`
  if (suffering.length > 0)
    return `${callAll(suffering)} ${verb(suffering, 'suffers', 'suffer')} in the rain, and nothing here keeps it out`
  const [first] = pieces
  return first && pieces.length === 1
    ? `${callPiece(first)} ${verb([first], 'bears', 'bear')} rain but ${verb([first], 'does', 'do')} not keep it out`
    : `${callEvery(pieces)} bear rain, though none is made to keep it out`
}

// What the rain would spoil about it, where the name does not say so already.
function withCloth(piece: ScoredPiece): string {
  const { material } = piece.garment
  const name = callPiece(piece)
  return material && !name.toLowerCase().includes(material) ? `the ${material} of ${name}` : name
}
