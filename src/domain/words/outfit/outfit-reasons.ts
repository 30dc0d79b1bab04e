import type { Outfit } from '../../stylist/outfit.ts'
import type { ScoreFact } from '../../stylist/score/score-fact.ts'
import { isInformative, sentenceOf } from './style-analysis.ts'

/** A strength of an outfit as a whole. */
export interface OutfitReason {
  /** Outfits shown side by side should have reasons of different kinds. */
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
// Minimum share of a term's points for a reason; below it, the term is a weakness.
const FAIR_SHARE = 0.5

// Negative or uninformative facts.
const noReasons: ReadonlySet<ScoreFact['is']> = new Set<ScoreFact['is']>([
  'fault', 'pairing', 'not called for', 'avoided color', 'lacks wanted color', 'clash', 'many colors', 'warm and cool neutrals',
  'colors unknown', 'known colors', 'one known color', 'worn lately', 'wears unknown', 'near style', 'style unknown', 'mixed style tags', 'alone',
  'shape unknown', 'layers fit', 'tight over loose', 'loose over loose', 'longer beneath', 'seldom together', 'nothing chosen',
]) // prettier-ignore

function isNoReason(fact: ScoreFact, of: number): boolean {
  return (
    noReasons.has(fact.is) ||
    !isInformative(fact) ||
    // Of a new closet it's known anyway.
    (fact.is === 'unworn' && fact.pieces.length === of) ||
    (fact.is === 'unrelated colors' && fact.share === 'muted') ||
    (fact.is === 'formality' && fact.verdict !== 'right')
  )
}

/** Returns a sentence for each strength in the score, the strongest first. */
export function outfitReasons({ pieces, score }: Pick<Outfit, 'pieces' | 'score'>): OutfitReason[] {
  return themes
    .flatMap((of) => {
      const term = score.terms.find(({ name }) => name === termOf[of].name)
      if (!term || term.of === 0 || term.points / term.of < FAIR_SHARE) return []
      if (isNoReason(term.fact, pieces.length)) return []
      return [{ of, text: sentenceOf(term.fact, pieces), score: (termOf[of].counts * term.points) / term.of }]
    })
    .toSorted((one, other) => other.score - one.score)
    .map(({ of, text }) => ({ of, text }))
}
