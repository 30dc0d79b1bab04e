import { useQueryClient } from '@tanstack/react-query'
import type { NewOutfitHistory } from '../../contract/history.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { temperatureOfDay } from '../../domain/weather/temperature-of-day.ts'
import { weekWeather } from './weather-queries.ts'

/** Returns a function that loads the weather of a day as an entry of the history stores it; without it on failure. */
export function useWeatherOfWornDay(): (
  date: CalendarDate,
) => Promise<Pick<NewOutfitHistory, 'weather' | 'location'>> {
  const queries = useQueryClient()
  return async (date) => {
    const week = await queries.fetchQuery(weekWeather(date)).catch(() => null)
    const day = week?.days.find((candidate) => candidate.date === date)
    if (!week || !day) return { location: null }
    return {
      weather: { temperature: temperatureOfDay(day), condition: day.condition },
      location: week.place,
    }
  }
}
