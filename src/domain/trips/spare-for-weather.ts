import { hasTag } from '../closet/tags/garment-tags.ts'
import { demandsOf } from '../weather/weather-demands.ts'
import type { DayToDress } from '../planner/week-to-solve.ts'
import type { WornWeek } from '../planner/rotation/wear-readiness.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { pieceLoad } from './piece-load.ts'
import type { TripToPack } from './trip-to-pack.ts'

// Minimum chance of rain in percent for packing a spare; estimated days have the share of wet days of their month.
const LIKELY_CHANCE = 30

/** Whether rain is forecast or likely on any of the days. */
export function mayRain(days: readonly Pick<DayToDress, 'weather'>[]): boolean {
  return days.some(
    ({ weather }) =>
      weather !== null &&
      (demandsOf(weather).isWet || (weather.precipitationChance ?? 0) >= LIKELY_CHANCE) &&
      weather.highCelsius > 0,
  )
}

/** Whether a garment keeps its wearer dry: a rain jacket, a trench coat, an umbrella. */
export function keepsDry({ garment }: Pick<StylistPiece, 'garment'>): boolean {
  return (
    hasTag(garment, ['umbrella', 'poncho', 'rain jacket']) ||
    (garment.slot === 'outer' && (garment.rain === 'keeps out' || hasTag(garment, ['trench'])))
  )
}

/** Returns the most compact piece that keeps dry if it may rain and no packed piece does; else none. */
export function spareForWeather({ days, closet, keptIds }: TripToPack, worn: WornWeek): StylistPiece[] {
  if (!mayRain(days)) return []
  const packed = [...worn.flatMap((pieces) => pieces ?? []), ...closet.filter(({ id }) => keptIds.has(id))]
  if (packed.some(keepsDry)) return []
  const [lightest] = closet
    .filter(keepsDry)
    .toSorted(
      (one, other) =>
        pieceLoad(one.garment).liters - pieceLoad(other.garment).liters || (one.id < other.id ? -1 : 1),
    )
  return lightest ? [lightest] : []
}
