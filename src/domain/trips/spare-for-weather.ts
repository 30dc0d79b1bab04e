import { hasTag } from '../closet/garment-tags.ts'
import { demandsOf } from '../weather/demands-of-day.ts'
import type { DayToDress } from '../planner/week-to-solve.ts'
import type { WornWeek } from '../planner/wear-readiness.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { pieceLoad } from './piece-load.ts'
import type { TripToPack } from './trip-to-pack.ts'

// From here on rain is worth a piece in the bag; an estimate gives each day the share of rainy days of its month.
const LIKELY_CHANCE = 30

/** Whether rain that wets is forecast, or likely on one of the days. */
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

/** Pieces that no outfit wears and the weather may call for: where it may rain, the lightest that keeps dry. */
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
