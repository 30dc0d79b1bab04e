import type { OutfitNeeds } from '../../stylist/outfit-needs.ts'
import { temperatureFor, warmthNeeded } from '../../stylist/score/warmth-needed.ts'

// Same thresholds as the outfit score: too cold below 75 % of the required clo, too warm from 135 % on.
const MIN_SHARE = 0.75
const MAX_SHARE = 1.35
// From this temperature on there is no lower bound, and long trousers are still acceptable.
const WARM_FROM_CELSIUS = 21
const SPARE_CLO = 0.25
const BEARABLE_CLO = 0.1
const CLO_STEP = 0.05
// Tolerance for rounding errors in sums of hundredths.
const ROUNDING_TOLERANCE = 1e-9

/** Acceptable total clo of an outfit, including underwear. */
export interface InsulationRange {
  readonly least: number
  readonly most: number
}

/** Returns the insulation range for a day; unbounded if its temperature is unknown. */
export function insulationRange(needs: OutfitNeeds): InsulationRange {
  const celsius = temperatureFor(needs)
  if (celsius === null) return { least: 0, most: Number.POSITIVE_INFINITY }
  const needed = warmthNeeded(celsius)
  return {
    least: celsius >= WARM_FROM_CELSIUS ? 0 : MIN_SHARE * needed,
    most: Math.max(MAX_SHARE * needed, needed + SPARE_CLO),
  }
}

/** Whether a total clo, including underwear, is enough for a temperature. */
export function isWarmEnough(clo: number, celsius: number): boolean {
  return celsius >= WARM_FROM_CELSIUS || clo >= MIN_SHARE * warmthNeeded(celsius) - ROUNDING_TOLERANCE
}

/** How far clothes are too cold or too warm, in steps of 0.05 clo. */
export interface WarmthFault {
  /** Steps outside the bearable range, which allows for an undershirt more or an open button. */
  readonly hard: number
  /** Steps outside the comfortable range. */
  readonly soft: number
}

/** Returns how far a total clo is outside the range. */
export function warmthFault(clo: number, { least, most }: InsulationRange): WarmthFault {
  const off = Math.max(0, least - clo, clo - most)
  return { hard: steps(off - BEARABLE_CLO), soft: steps(off) }
}

function steps(clo: number): number {
  return Math.max(0, Math.ceil(clo / CLO_STEP - ROUNDING_TOLERANCE))
}
