import type { DayWeather } from '../../contract/weather.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { demandsOf } from '../weather/weather-demands.ts'
import { fitInWeather, isBadInWeather, type WeatherHarm } from '../weather/fit-in-weather.ts'
import { isTooBare } from '../weather/is-too-bare.ts'

interface ToLeave {
  readonly weather: DayWeather
  readonly closet: readonly StylistPiece[]
  /** Ids of suggested pieces, which are left out. */
  readonly worn: ReadonlySet<string>
  readonly count: number
}

/** A piece to leave at home. */
interface LeftPiece {
  readonly piece: StylistPiece
  readonly harm: WeatherHarm
}

/**
 * Returns the pieces that the day's weather is bad for, most worn first. Pieces that are only too bare come last, since
 * shorts in November need no warning.
 */
export function piecesToLeave({ weather, closet, worn, count }: ToLeave): LeftPiece[] {
  const demands = demandsOf(weather)
  return (
    closet
      .filter(
        // Nobody needs telling to leave the swimsuit.
        ({ id, garment: { purpose } }) =>
          !worn.has(id) && purpose !== 'home' && purpose !== 'underwear' && purpose !== 'swimming',
      )
      .map((piece) => ({
        piece,
        ...fitInWeather(piece.garment, demands),
        isBare: isTooBare(piece.garment, demands.feelsLikeCelsius),
      }))
      // A layer fixes bare arms.
      .filter(
        ({ piece: { garment }, isBare }) =>
          isBadInWeather(garment, demands) && !(isBare && garment.slot === 'top'),
      )
      .toSorted(
        (one, other) =>
          Number(one.isBare) - Number(other.isBare) ||
          other.piece.wearCount - one.piece.wearCount ||
          byId(one.piece, other.piece),
      )
      .slice(0, count)
      .flatMap(({ piece, harm }) => (harm ? { piece, harm } : []))
  )
}

function byId(one: StylistPiece, other: StylistPiece): number {
  return one.id < other.id ? -1 : 1
}
