import type { DayWeather } from '../../contract/weather.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { demandsOf } from '../weather/demands-of-day.ts'
import { fitInWeather, isBadInWeather, type WeatherHarm } from '../weather/fit-in-weather.ts'
import { isTooBare } from '../weather/is-too-bare.ts'

interface ToLeave {
  readonly weather: DayWeather
  readonly closet: readonly StylistPiece[]
  /** Ids of what is suggested to be worn after all. */
  readonly worn: ReadonlySet<string>
  readonly count: number
}

/** A piece that is better left at home. */
interface LeftPiece {
  readonly piece: StylistPiece
  readonly harm: WeatherHarm
}

/**
 * What of a closet the weather of a day is bad for, the pieces that are worn most first. What is only too bare comes last:
 * nobody reaches for shorts in November.
 */
export function piecesToLeave({ weather, closet, worn, count }: ToLeave): LeftPiece[] {
  const demands = demandsOf(weather)
  return (
    closet
      .filter(({ id }) => !worn.has(id))
      .map((piece) => ({
        piece,
        ...fitInWeather(piece.garment, demands),
        isBare: isTooBare(piece.garment, demands.feelsLikeCelsius),
      }))
      // Bare arms only want a layer over them.
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
