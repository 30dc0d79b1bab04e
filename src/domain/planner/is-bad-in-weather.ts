import type { Garment } from '../closet/garment.ts'
import type { DayDemands } from '../weather/day-demands.ts'
import { fitInWeather } from '../weather/fit-in-weather.ts'

/** A fit below this is bad for the piece or for who wears it; see `fitInWeather`. */
const BAD_FIT = 0.5

/** Whether the weather of a day is so bad for a piece, or a piece for the day, that it is better left at home. */
export function isBadInWeather(garment: Garment, demands: DayDemands): boolean {
  return fitInWeather(garment, demands).fit < BAD_FIT
}
