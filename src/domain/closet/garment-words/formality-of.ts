import type { GarmentType } from '../garment-types/garment-types.ts'
import type { Heard, WordSource } from './hear-words.ts'
import type { Traits } from './traits.ts'

const MOST_SHIFT = 1.5
const LEATHER_SNEAKERS = 0.3

/** Formality from 1 to 5, in tenths, of a piece from its parsed words. */
export function formalityOf(heard: Heard, type: GarmentType | null, traits: Traits): number {
  let formality = traits.formality + shiftOf(heard, type, traits)
  for (const source of ['description', 'name', 'style'] as const) formality += pull(heard, source, formality)
  return Math.round(10 * clamped(formality, 1, 5)) / 10
}

// That a denim jacket is of denim is in the formality of its kind.
function shiftOf({ shifts, material }: Heard, type: GarmentType | null, traits: Traits): number {
  let sum = type?.id === 'sneakers' && material === 'leather' ? LEATHER_SNEAKERS : 0
  for (const shift of shifts)
    if (!shift.material || (shift.material !== traits.material && shift.material !== type?.usually))
      sum += shift.by
  return clamped(sum, -MOST_SHIFT, MOST_SHIFT)
}

// How far what a piece is worn for draws its formality there, by who says so.
const pulls: Readonly<Record<WordSource, number>> = { name: 0.3, style: 0.35, description: 0.12, color: 0 }
const PULL_OF_EXTREMES = 0.5

function pull({ uses }: Heard, source: WordSource, from: number): number {
  let sum = 0
  let count = 0
  for (const use of uses) {
    if (use.source !== source) continue
    sum += use.formality
    count++
  }
  if (count === 0) return 0
  const aim = sum / count
  // 'Evening' makes nothing less formal, 'gym' nothing more.
  if ((aim >= 4 && from > aim) || (aim <= 1.2 && from < aim)) return 0
  const isExtreme = source === 'name' && (aim <= 1.2 || aim >= 4)
  return (isExtreme ? PULL_OF_EXTREMES : pulls[source]) * (aim - from)
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
