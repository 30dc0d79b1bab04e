import type { StylistPiece } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { warmthOf } from '../score/score-season.ts'
import { temperatureFor, warmthNeeded } from '../score/warmth-needed.ts'

/** From here on nobody wears one thing over another. */
const WARM_FROM_CELSIUS = 22
// Of the clo that the day asks for: with less one is cold, with more too warm, as the score has it.
const SHORT_BELOW = 0.9
const MOST = 1.2
// And what can still be borne at noon, where the morning is cold.
const MOST_AT_NOON = 1.35
// Between the coldest and the warmest hour.
const WIDE_SWING_CELSIUS = 10
const JACKET_FROM_FORMALITY = 3.5

/** Whether the day is cool enough to wear one thing over another; true where nobody knows its degrees. */
export function isForLayers(needs: OutfitNeeds): boolean {
  const celsius = temperatureFor(needs)
  return celsius === null || celsius < WARM_FROM_CELSIUS
}

/** Makes the question whether pieces want a further one over their top: they are short of warmth, or of a jacket. */
export function wantsMid(
  pieces: readonly StylistPiece[],
  needs: OutfitNeeds,
): (mid: StylistPiece) => boolean {
  if (!isForLayers(needs)) return () => false
  const celsius = temperatureFor(needs)
  const isDressy = (needs.occasion?.formality.ideal ?? 0) >= JACKET_FROM_FORMALITY
  const wantsJacket = isDressy && !pieces.some(({ garment }) => garment.slot === 'outer')
  const isJacket = ({ garment }: StylistPiece) =>
    garment.formality >= JACKET_FROM_FORMALITY || garment.tags.has('tailored')
  if (celsius === null) return (mid) => wantsJacket && isJacket(mid)
  const clo = warmthOf(pieces)
  const swing = needs.occasion?.swingCelsius ?? 0
  const swings = swing >= WIDE_SWING_CELSIUS
  const [needed, early] = [warmthNeeded(celsius), warmthNeeded(celsius - swing / 2)]
  const isShort = clo < SHORT_BELOW * (swings ? early : needed)
  const most = swings ? Math.min(MOST * early, MOST_AT_NOON * needed) : MOST * needed
  return (mid) => clo + mid.garment.warmthClo <= most && (isShort || (wantsJacket && isJacket(mid)))
}
