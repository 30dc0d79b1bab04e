import type { DayWeather } from '../../contract/weather.ts'
import type { StoredDay } from './stored-plan.ts'

/** The weather that days were planned for, where it was known. */
export function weatherOfDays(days: readonly Pick<StoredDay, 'weather'>[]): DayWeather[] {
  return days.flatMap(({ weather }) => weather ?? [])
}
