import type { OutfitNeeds } from '../stylist/outfit-needs.ts'
import { temperatureFor, warmthNeeded } from '../stylist/score/warmth-needed.ts'

// As the score tells it: below three quarters of the clo asked for one is cold, a third above it too warm.
const LEAST_SHARE = 0.75
const MOST_SHARE = 1.35
// In the warm nobody freezes in too little, and long trousers are no mistake yet.
const WARM_FROM_CELSIUS = 21
const SPARE_CLO = 0.25
const BEARABLE_CLO = 0.1
const CLO_STEP = 0.05
// Of sums of hundredths that should be nothing.
const DUST = 1e-9

/** The clo that all pieces together may have on a day, with what is worn beneath. */
export interface InsulationRange {
  readonly least: number
  readonly most: number
}

/** What a day asks of warmth; any warmth where nobody knows its degrees. */
export function insulationRange(needs: OutfitNeeds): InsulationRange {
  const celsius = temperatureFor(needs)
  if (celsius === null) return { least: 0, most: Number.POSITIVE_INFINITY }
  const needed = warmthNeeded(celsius)
  return {
    least: celsius >= WARM_FROM_CELSIUS ? 0 : LEAST_SHARE * needed,
    most: Math.max(MOST_SHARE * needed, needed + SPARE_CLO),
  }
}

/** By how much clothes are too cold or too warm, in steps of a twentieth clo. */
export interface WarmthFault {
  /** Steps from what can be borne: by a vest, or an open button, no more. */
  readonly hard: number
  /** Steps from what is comfortable. */
  readonly soft: number
}

/** How far a sum of clo is from what the day asks. */
export function warmthFault(clo: number, { least, most }: InsulationRange): WarmthFault {
  const off = Math.max(0, least - clo, clo - most)
  return { hard: steps(off - BEARABLE_CLO), soft: steps(off) }
}

function steps(clo: number): number {
  return Math.max(0, Math.ceil(clo / CLO_STEP - DUST))
}
