import { type BrandLevel, type Garment, styleTribes } from '../../closet/garment.ts'
import type { PieceOrigin } from './judged.ts'

// Stands in until domain/stylist/together has these, under the names agreed for it.
export interface TogetherFeatures {
  readonly tribes: Float64Array
  readonly level: BrandLevel | null
}

export function togetherFeatures({ garment }: { garment: Garment }, _origin: PieceOrigin): TogetherFeatures {
  const tribes = Float64Array.from(styleTribes, (tribe) => garment.tribes[tribe] ?? 0)
  const length = Math.hypot(...tribes)
  return { tribes: length > 0 ? tribes.map((weight) => weight / length) : tribes, level: garment.brandLevel }
}

export function togetherness(pieces: readonly TogetherFeatures[]): number {
  let sum = 0
  let count = 0
  for (const [at, one] of pieces.entries())
    for (let next = at + 1; next < pieces.length; next++) {
      const other = pieces[next]
      if (other) sum += pair(one, other)
      count += 1
    }
  return count > 0 ? sum / count : 0.5
}

function pair(one: TogetherFeatures, other: TogetherFeatures): number {
  let cosine = 0
  for (let at = 0; at < one.tribes.length; at++) cosine += (one.tribes[at] ?? 0) * (other.tribes[at] ?? 0)
  const level = one.level && other.level ? 1 - Math.abs(one.level - other.level) / 4 : 0.6
  return Math.min(1, 0.65 * cosine + 0.35 * level)
}
