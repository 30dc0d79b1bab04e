import { useQueryClient } from '@tanstack/react-query'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import type { DayWeather } from '../../contract/weather.ts'
import { weatherForHistory } from '../../domain/weather/weather-for-history.ts'
import { weekWeather } from './weather-queries.ts'

interface WeatherOfWornDay {
  readonly weather?: { readonly temperature: number; readonly condition: DayWeather['condition'] }
  /** The place of the weather. */
  readonly location: string | null
}

/**
 * Returns a function that loads the weather of a day as an entry of the history stores it; without it on failure and
 * for an estimate.
 */
export function useWeatherOfWornDay(): (date: CalendarDate) => Promise<WeatherOfWornDay> {
  const queries = useQueryClient()
  return async (date) => {
    const week = await queries.fetchQuery(weekWeather(date)).catch(() => null)
    const day = week?.days.find((candidate) => candidate.date === date)
    if (!week || !day) return { location: null }
    const weather = weatherForHistory(day)
    return { ...(weather && { weather }), location: week.place }
  }
}
