import { garmentTypeOf, type GarmentType } from '../garment-types/garment-types.ts'
import type { ParsedWords, WordSource } from './parse-words.ts'
import type { Traits } from './traits.ts'

const MAX_SHIFT = 1.5
const LEATHER_SNEAKERS = 0.3

// 'Striped trousers for the morning coat' are about as dressy as the coat.
const PARTNER_BELOW = 0.6

/** Formality of a piece from its parsed words and the set that they name, from 1 to 5 in steps of 0.1. */
export function formalityOf(
  parsed: ParsedWords,
  type: GarmentType | null,
  traits: Traits,
  setName: string | null,
): number {
  const partner = setName === null ? null : garmentTypeOf(setName.replaceAll(' ', '-'))
  const own = traits.formality + shiftOf(parsed, type, traits)
  let formality = Math.max(own, (partner?.formality ?? 0) - PARTNER_BELOW)
  // 'Work jeans' are no dressier than others.
  const most = type?.id.endsWith('jeans') ? 0 : Infinity
  for (const source of ['description', 'name', 'style'] as const)
    formality += Math.min(most, pull(parsed, source, formality))
  return Math.round(10 * clamped(formality, 1, 5)) / 10
}

// Skips the type's own material: the formality of a denim jacket already includes denim.
function shiftOf({ shifts, material }: ParsedWords, type: GarmentType | null, traits: Traits): number {
  let sum = type?.id === 'sneakers' && material === 'leather' ? LEATHER_SNEAKERS : 0
  for (const shift of shifts)
    if (!shift.material || (shift.material !== traits.material && shift.material !== type?.usually))
      sum += shift.by
  return clamped(sum, -MAX_SHIFT, MAX_SHIFT)
}

// Share by which a stated use pulls the formality toward its own, by source of the word.
const pulls: Readonly<Record<WordSource, number>> = { name: 0.3, style: 0.35, description: 0.12, color: 0 }
const PULL_OF_EXTREMES = 0.5

function pull({ uses }: ParsedWords, source: WordSource, from: number): number {
  let sum = 0
  let count = 0
  for (const use of uses) {
    if (use.source !== source) continue
    sum += use.formality
    count++
  }
  if (count === 0) return 0
  const aim = sum / count
  // 'Evening' never lowers the formality, 'gym' never raises it.
  if ((aim >= 4 && from > aim) || (aim <= 1.2 && from < aim)) return 0
  const isExtreme = source === 'name' && (aim <= 1.2 || aim >= 4)
  return (isExtreme ? PULL_OF_EXTREMES : pulls[source]) * (aim - from)
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
