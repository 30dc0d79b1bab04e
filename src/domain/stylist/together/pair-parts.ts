import { kindAffinity } from './piece-kinds.ts'
import type { HandFeatures } from './together-features.ts'

/** Features of a pair, in the order of `readPairParts`; the learned table has a weight for each. */
// prettier-ignore
export const pairPartNames = [
  'shared words', 'rarity of shared words', 'kinds', 'price level', 'likely price level', 'styleTags', 'same brand', 'formality',
  'same material', 'same color', 'two patterns', 'market wording',
] as const

/** Difference of price levels that is neutral. */
const NEUTRAL_LEVELS_APART = 1.5

/** Writes the features of a pair into `parts`; each is symmetric, and 0 if nothing is known. */
export function readPairParts(one: HandFeatures, other: HandFeatures, parts: Float64Array): void {
  const { product, sum } = sharedWords(one, other)
  const lengths = one.rarityLength * other.rarityLength
  parts[0] = lengths > 0 ? product / lengths : 0
  parts[1] = sum
  parts[2] = kindAffinity(one.kindNumber, other.kindNumber)
  parts[3] = one.level && other.level ? NEUTRAL_LEVELS_APART - Math.abs(one.level - other.level) : 0
  parts[4] = one.likelyLevel && other.likelyLevel ? -Math.abs(one.likelyLevel - other.likelyLevel) : 0
  parts[5] = dot(one.styleTags, other.styleTags)
  parts[6] = one.brand !== null && one.brand === other.brand ? 1 : 0
  parts[7] = -Math.abs(one.formality - other.formality)
  parts[8] = one.material !== null && one.material === other.material ? 1 : 0
  parts[9] = one.colorFamily !== null && one.colorFamily === other.colorFamily ? 1 : 0
  parts[10] = one.hasPattern && other.hasPattern ? 1 : 0
  parts[11] = -Math.abs(one.marketWording - other.marketWording)
}

/** The dot product. */
export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

function sharedWords(one: HandFeatures, other: HandFeatures): { product: number; sum: number } {
  const ids = one.wordIds
  const others = other.wordIds
  let product = 0
  let sum = 0
  for (let at = 0, next = 0; at < ids.length && next < others.length;) {
    const id = ids[at] ?? 0
    const otherId = others[next] ?? 0
    if (id === otherId) {
      const rarity = one.rarities[at] ?? 0
      product += rarity * (other.rarities[next] ?? 0)
      sum += rarity
    }
    if (id <= otherId) at += 1
    if (otherId <= id) next += 1
  }
  return { product, sum }
}
