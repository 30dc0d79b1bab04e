import type { Outfit } from '../stylist/outfit.ts'
import type { ScoreFact } from '../stylist/score/score-fact.ts'
import { isTelling, sentenceOf } from './style-analysis.ts'

/** What speaks for an outfit as a whole. */
export interface OutfitReason {
  /** No two outfits that are shown side by side should be praised for the same. */
  readonly of: 'color' | 'occasion' | 'rest' | 'shape' | 'style'
  readonly text: string
}

const termOf: Readonly<Record<OutfitReason['of'], { readonly name: string; readonly counts: number }>> = {
  color: { name: 'Color', counts: 1 },
  occasion: { name: 'Occasion', counts: 0.95 },
  rest: { name: 'Rest', counts: 0.9 },
  style: { name: 'Style', counts: 0.85 },
  shape: { name: 'Shape', counts: 0.7 },
}
const themes = ['color', 'occasion', 'rest', 'style', 'shape'] as const
// A fault is no reason for an outfit.
const FAIR_SHARE = 0.5

// What is against an outfit, or says only that nothing is known of it.
const noReasons: ReadonlySet<ScoreFact['is']> = new Set<ScoreFact['is']>([
  'fault', 'pairing', 'not called for', 'avoided color', 'lacks wanted color', 'clash', 'many colors', 'warm and cool neutrals',
  'colors unknown', 'one known color', 'worn lately', 'wears unknown', 'off style', 'near style', 'style unknown', 'mixed style tags', 'alone',
  'shape unknown', 'layers fit', 'tight over loose', 'loose over loose', 'longer beneath', 'seldom together', 'nothing chosen',
]) // prettier-ignore

function isNoReason(fact: ScoreFact): boolean {
  return noReasons.has(fact.is) || !isTelling(fact) || (fact.is === 'formality' && fact.verdict !== 'right')
}

/** Why these pieces: a sentence for each thing that the score praises, the most praised first. */
export function outfitReasons({ pieces, score }: Pick<Outfit, 'pieces' | 'score'>): OutfitReason[] {
  return themes
    .flatMap((of) => {
      const term = score.terms.find(({ name }) => name === termOf[of].name)
      if (!term || term.of === 0 || term.points / term.of < FAIR_SHARE || isNoReason(term.fact)) return []
      return [{ of, text: sentenceOf(term.fact, pieces), score: (termOf[of].counts * term.points) / term.of }]
    })
    .toSorted((one, other) => other.score - one.score)
    .map(({ of, text }) => ({ of, text }))
}
