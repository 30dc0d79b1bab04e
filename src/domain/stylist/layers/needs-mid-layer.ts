import type { StylistPiece } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { totalClo } from '../score/terms/score-season.ts'
import { isWarmSport, temperatureFor, warmthNeeded } from '../score/warmth-needed.ts'

/** From this temperature on no layers are worn. */
const WARM_FROM_CELSIUS = 22
// Ratios to the clo that the day needs: below the first an outfit is too cold, above the second too warm.
const SHORT_BELOW = 0.9
const MOST = 1.2
// The upper limit at noon on a day with a cold morning.
const MAX_AT_NOON = 1.35
// Difference between the coldest and the warmest hour.
const WIDE_SWING_CELSIUS = 10
const JACKET_FROM_FORMALITY = 3.5

/** Whether the day is cool enough for layers; true at an unknown temperature, but not for sport in a hall. */
export function isCoolEnoughForLayers(needs: OutfitNeeds): boolean {
  if (isWarmSport(needs)) return false
  const celsius = temperatureFor(needs)
  return celsius === null || celsius < WARM_FROM_CELSIUS
}

/** Creates a predicate: whether a mid layer adds warmth, or a jacket for a dressy occasion, that the pieces lack. */
export function needsMidLayer(
  pieces: readonly StylistPiece[],
  needs: OutfitNeeds,
): (mid: StylistPiece) => boolean {
  if (!isCoolEnoughForLayers(needs)) return () => false
  const celsius = temperatureFor(needs)
  const isDressy = (needs.occasion?.formality.ideal ?? 0) >= JACKET_FROM_FORMALITY
  const wantsJacket = isDressy && !pieces.some(({ garment }) => garment.slot === 'outer')
  const isJacket = ({ garment }: StylistPiece) =>
    garment.formality >= JACKET_FROM_FORMALITY || garment.tags.has('tailored')
  if (celsius === null) return (mid) => wantsJacket && isJacket(mid)
  const clo = totalClo(pieces)
  const swing = needs.occasion?.swingCelsius ?? 0
  const swings = swing >= WIDE_SWING_CELSIUS
  const [needed, early] = [warmthNeeded(celsius), warmthNeeded(celsius - swing / 2)]
  const isShort = clo < SHORT_BELOW * (swings ? early : needed)
  const most = swings ? Math.min(MOST * early, MAX_AT_NOON * needed) : MOST * needed
  return (mid) => clo + mid.garment.warmthClo <= most && (isShort || (wantsJacket && isJacket(mid)))
}
