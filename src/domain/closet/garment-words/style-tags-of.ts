import type { GarmentWords, StyleTag, StyleTagWeights } from '../garment.ts'
import { readStyleTagsIn } from '../tags/style-tags.ts'
import { foldedWords } from '../text/folded-words.ts'
import { DESCRIPTION_READ } from './words-of.ts'

const STYLE_TAGS_OF_NAME = 0.7
const STYLE_TAGS_OF_BRAND = 0.8
const STYLE_TAGS_OF_DESCRIPTION = 0.5
// Factor of the strongest tag: a brand alone must not make a plain sweater trendy.
const BELOW_LEAD = 0.95

/**
 * Returns the weight of each style tag, 0 to 1 in steps of 0.01: the maximum over its sources. The type and the owner's
 * style field have full weight; the description counts only without a style field.
 */
export function styleTagsOf(
  words: GarmentWords,
  ofKind: StyleTagWeights,
  ofName: StyleTagWeights,
  ofBrand?: StyleTagWeights,
): StyleTagWeights {
  const weights: Partial<Record<StyleTag, number>> = {}
  raise(weights, ofKind, 1)
  raise(weights, ofName, STYLE_TAGS_OF_NAME)
  const lead = Math.max(0, ...Object.values(weights))
  if (ofBrand) raise(weights, ofBrand, STYLE_TAGS_OF_BRAND, lead > 0 ? BELOW_LEAD * lead : Infinity)
  if (words.style) raise(weights, readStyleTagsIn(foldedWords(words.style)), 1)
  else if (words.description) {
    const description = foldedWords(words.description.slice(0, DESCRIPTION_READ))
    raise(weights, readStyleTagsIn(description), STYLE_TAGS_OF_DESCRIPTION)
  }
  return weights
}

function raise<Tag extends StyleTag>(
  weights: Partial<Record<StyleTag, number>>,
  claim: Readonly<Partial<Record<Tag, number>>>,
  factor: number,
  most = Infinity,
): void {
  for (const styleTag in claim) {
    const weight = Math.round(100 * Math.min(most, factor * (claim[styleTag] ?? 0))) / 100
    if (weight > (weights[styleTag] ?? 0)) weights[styleTag] = weight
  }
}
