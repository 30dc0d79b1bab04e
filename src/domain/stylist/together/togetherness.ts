import { learnedTable } from './learned-table.ts'
import { dot, pairPartNames, readPairParts } from './pair-parts.ts'
import type { TogetherFeatures } from './together-features.ts'

const parts = new Float64Array(pairPartNames.length)
const titleWeights = Float64Array.from(learnedTable.weights)

/**
 * How likely people are to wear all the pieces together, 0 to 1, by the mean evidence of their pairs; 0.5 for fewer
 * than two. Pairs of shop titles use learned weights, pairs with an own piece weights set by hand.
 */
export function togetherness(pieces: readonly TogetherFeatures[]): number {
  const evidence = pieces.flatMap((piece, at) => pieces.slice(0, at).map((other) => evidenceOf(piece, other)))
  const mean = evidence.reduce((sum, each) => sum + each, 0) / Math.max(1, evidence.length)
  return 1 / (1 + Math.exp(-mean))
}

function evidenceOf(one: TogetherFeatures, other: TogetherFeatures): number {
  readPairParts(one, other, parts)
  const cosine = dot(one.vector, other.vector)
  return one.isTitle && other.isTitle ? titleEvidence(cosine) : ownEvidence(one, other, cosine)
}

function titleEvidence(cosine: number): number {
  let evidence = learnedTable.vectorWeight * cosine - learnedTable.middle
  for (let at = 0; at < titleWeights.length; at++) evidence += (titleWeights[at] ?? 0) * (parts[at] ?? 0)
  return evidence
}

// Values of typical pairs, which are neutral evidence: cosines of vectors and style tags, formality difference.
const USUAL_COSINE = 0.02
const USUAL_STYLE_TAGS = 0.45
const USUAL_FORMALITY_APART = 0.6
const MAX_EVIDENCE = 2.5
const SHARED_WORDS = pairPartNames.indexOf('shared words')
const KINDS = pairPartNames.indexOf('kinds')
const PRICE_LEVEL = pairPartNames.indexOf('price level')
const STYLE_TAGS = pairPartNames.indexOf('styleTags')
const SAME_BRAND = pairPartNames.indexOf('same brand')
const FORMALITY = pairPartNames.indexOf('formality')

// By index, since destructuring a typed array is several times slower.
const part = (at: number) => parts[at] ?? 0

function ownEvidence(one: TogetherFeatures, other: TogetherFeatures, cosine: number): number {
  const tagStrength = one.styleTagStrength * other.styleTagStrength
  // Without a known kind, formality and learned vector are only averages of the category.
  const areKinds = one.kindNumber >= 0 && other.kindNumber >= 0 ? 1 : 0
  const evidence =
    1.1 * part(KINDS) +
    1.4 * tagStrength * (part(STYLE_TAGS) - USUAL_STYLE_TAGS) +
    0.35 * part(PRICE_LEVEL) +
    0.5 * part(SAME_BRAND) +
    0.4 * part(SHARED_WORDS) +
    0.35 * areKinds * (part(FORMALITY) + USUAL_FORMALITY_APART) +
    1.2 * areKinds * (cosine - USUAL_COSINE)
  return Math.min(MAX_EVIDENCE, Math.max(-MAX_EVIDENCE, evidence))
}
