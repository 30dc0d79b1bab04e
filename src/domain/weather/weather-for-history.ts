import type { DayWeather } from '../../contract/weather.ts'
import { temperatureOfDay } from './temperature-of-day.ts'

/** Returns the weather of a day as the history keeps it, in °C; null for an estimate, since it may have been otherwise. */
export function weatherForHistory(
  day: DayWeather,
): (Pick<DayWeather, 'condition'> & { temperature: number }) | null {
  return day.source === 'estimate' ? null : { temperature: temperatureOfDay(day), condition: day.condition }
}
