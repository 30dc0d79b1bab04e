import type { OutfitNeeds } from '../stylist/outfit-needs.ts'
import { demandsOf } from '../weather/demands-of-day.ts'
import type { DayToDress } from './week-to-solve.ts'

/** As people say it: the degrees of the day as they are, not as they feel, and rain only where it rains. */
export function needsAsCalled({ needs, weather }: Pick<DayToDress, 'needs' | 'weather'>): OutfitNeeds {
  if (!weather || !needs.occasion) return needs
  const { isWet } = demandsOf(weather)
  const celsius = Math.round((weather.lowCelsius + weather.highCelsius) / 2) + 0
  return { ...needs, occasion: { ...needs.occasion, temperatureCelsius: celsius, isWet } }
}
