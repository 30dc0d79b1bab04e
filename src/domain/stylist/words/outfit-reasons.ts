import { capital, listed } from '../../sentence.ts'
import type { Outfit, StylistPiece } from '../outfit.ts'
import type { OccasionNeeds, OutfitNeeds } from '../outfit-needs.ts'
import { daysSinceWorn } from '../score/judge-rest.ts'
import { analyzeColors } from './analyze-colors.ts'
import { analyzeFormality, meanFormality } from './analyze-formality.ts'
import { analyzeShape } from './analyze-shape.ts'
import { analyzeStyle } from './analyze-style.ts'
import { type OutfitView, viewOf } from './outfit-view.ts'
import { voiceOf } from './voice.ts'

/** What speaks for an outfit as a whole. */
export interface OutfitReason {
  /** No two outfits that are shown side by side should be praised for the same. */
  readonly of: 'color' | 'occasion' | 'rest' | 'shape' | 'style'
  /** A whole sentence. */
  readonly text: string
}

const RESTED_DAYS = 10
const NAMED = 2
// Formality of an occasion up to which nobody dresses up.
const EASY = 2.4
// Steps of formality in which an outfit is what was asked for.
const NEAR = 0.35

/** Why these pieces: sentences about all of them together, by what the score has most praise for. `today` as '2026-11-23'. */
export function outfitReasons(outfit: Outfit, needs: OutfitNeeds, today: string): OutfitReason[] {
  const view = viewOf(outfit, needs)
  if (!view) return []
  const share = (name: string) => {
    const term = outfit.score.terms.find((one) => one.name === name)
    return term && term.of > 0 ? term.points / term.of : 0
  }
  const told: readonly [OutfitReason['of'], number, string | null][] = [
    ['color', share('Color'), analyzeColors(view)],
    [
      'occasion',
      ofOccasion(view, needs.occasion) * share('Occasion'),
      needs.occasion && analyzeFormality(view),
    ],
    ['rest', 0.95 * share('Rest'), restWords(view.pieces, today)],
    ['style', 0.9 * share('Style'), analyzeStyle(view)],
    ['shape', 0.7 * share('Shape'), analyzeShape(view)],
  ]
  return told
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([of, , text]) => (text === null ? [] : [{ of, text }]))
}

// That a piece is out of place is no reason, and for an easy day everything is easy enough.
function ofOccasion({ pieces }: OutfitView, occasion: OccasionNeeds | null): number {
  if (!occasion) return 0
  const { least, ideal, most } = occasion.formality
  const isOut =
    Math.abs(meanFormality(pieces) - ideal) > NEAR ||
    pieces.some(({ garment: { formality } }) => formality < least || formality > most)
  return isOut ? 0.1 : ideal < EASY ? 0.7 : 0.95
}

// Of clothes and shoes, which one notices.
function restWords(pieces: readonly StylistPiece[], today: string): string | null {
  const seen = pieces.filter(({ garment: { slot } }) => slot !== 'bag' && slot !== 'extra')
  const unworn = seen.filter(({ wearCount, lastWornDate }) => wearCount === 0 && lastWornDate === null)
  const first = unworn.slice(0, NAMED)
  if (first.length > 0) return `${the(first)} ${have(first)} not been worn yet.`
  const waited = seen
    .flatMap((piece) => {
      const days = daysSinceWorn(piece, today) ?? 0
      return days >= RESTED_DAYS ? [{ piece, days }] : []
    })
    .slice(0, NAMED)
  if (waited.length === 0) return null
  const named = waited.map(({ piece }) => piece)
  const least = Math.min(...waited.map(({ days }) => days))
  const isSame = waited.every(({ days }) => days === least)
  return `${the(named)} ${have(named)} rested for ${least} days${isSame ? '' : ' and more'}.`
}

function the(pieces: readonly StylistPiece[]): string {
  return capital(listed(pieces.map((piece) => voiceOf(piece).the)))
}

function have(pieces: readonly StylistPiece[]): string {
  const [first] = pieces
  return pieces.length > 1 || !first ? 'have' : voiceOf(first).does('has', 'have')
}
