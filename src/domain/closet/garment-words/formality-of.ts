import { garmentTypeOf } from '../garment-types/garment-types.ts'
import type { Reading } from './cut-of.ts'
import type { ParsedWords, WordSource } from './parse-words.ts'

const MAX_SHIFT = 1.5
const LEATHER_SNEAKERS = 0.3
// 'Striped trousers for the morning coat' are about as dressy as the coat.
const PARTNER_BELOW = 0.6
// Share by which a stated use pulls the formality toward its own, by source of the word.
const pulls: Readonly<Record<WordSource, number>> = { name: 0.3, style: 0.35, description: 0.12, color: 0 }
const PULL_OF_EXTREMES = 0.5

/** Formality of a piece from its words and the set that they name, from 1 to 5 in steps of 0.1. */
export function formalityOf(reading: Reading, setName: string | null): number {
  const { parsed, type, traits, changes } = reading
  const partner = setName === null ? null : garmentTypeOf(setName.replaceAll(' ', '-'))
  let formality = Math.max(traits.formality + shiftOf(reading), (partner?.formality ?? 0) - PARTNER_BELOW)
  // 'Work jeans' aren't dressier than others.
  const most = type?.id.endsWith('jeans') ? 0 : Infinity
  for (const source of ['description', 'name', 'style'] as const)
    formality += Math.min(most, pull(parsed, source, formality))
  const own = Math.round(10 * clamped(1, formality, 5)) / 10
  const least = type ? changes.flatMap((change) => change.least ?? []) : []
  return Math.min(Math.max(own, ...least), ...changes.flatMap((change) => change.most ?? []))
}

// Skips the type's own material: the formality of a denim jacket already includes denim.
function shiftOf({ parsed: { shifts, material: stated }, type, traits }: Reading): number {
  let sum = type?.id === 'sneakers' && stated === 'leather' ? LEATHER_SNEAKERS : 0
  for (const { by, material } of shifts)
    if (!material || (material !== traits.material && material !== type?.usually)) sum += by
  return clamped(-MAX_SHIFT, sum, MAX_SHIFT)
}

function pull(parsed: ParsedWords, source: WordSource, from: number): number {
  const uses = parsed.uses.filter((use) => use.source === source)
  if (uses.length === 0) return 0
  const aim = uses.reduce((sum, { formality }) => sum + formality, 0) / uses.length
  // 'Evening' never lowers the formality, 'gym' never raises it.
  if ((aim >= 4 && from > aim) || (aim <= 1.2 && from < aim)) return 0
  const isExtreme = source === 'name' && (aim <= 1.2 || aim >= 4)
  return (isExtreme ? PULL_OF_EXTREMES : pulls[source]) * (aim - from)
}

const clamped = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))
