import type { StylistPiece } from '../stylist/outfit.ts'
import type { OutfitNeeds } from '../stylist/outfit-needs.ts'
import { warmthOf } from '../stylist/score/judge-season.ts'
import { temperatureFor, warmthNeeded } from '../stylist/score/warmth-needed.ts'

// As the score tells it: below three quarters of the clo asked for one is cold, a third above it too warm.
const LEAST_SHARE = 0.75
const MOST_SHARE = 1.35
// In the warm nobody freezes in too little, and long trousers are no mistake yet.
const WARM_FROM_CELSIUS = 21
const SPARE_CLO = 0.25

/** The clo that all pieces together may have on a day, with what is worn beneath. */
export interface WarmthBand {
  readonly least: number
  readonly most: number
}

/** What a day asks of warmth; any warmth where nobody knows its degrees. */
export function warmthBand(needs: OutfitNeeds): WarmthBand {
  const celsius = temperatureFor(needs)
  if (celsius === null) return { least: 0, most: Number.POSITIVE_INFINITY }
  const needed = warmthNeeded(celsius)
  return {
    least: celsius >= WARM_FROM_CELSIUS ? 0 : LEAST_SHARE * needed,
    most: Math.max(MOST_SHARE * needed, needed + SPARE_CLO),
  }
}

/** Clo by which the pieces are too cold or too warm; 0 within the band. */
export function cloOffBand(pieces: readonly StylistPiece[], band: WarmthBand): number {
  return offBand(warmthOf(pieces), band)
}

/** As `cloOffBand`, of a sum of clo. */
export function offBand(clo: number, { least, most }: WarmthBand): number {
  return Math.max(0, least - clo, clo - most)
}
