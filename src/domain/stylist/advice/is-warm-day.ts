import type { OccasionNeeds } from '../outfit-needs.ts'

const MILD_CELSIUS = 20

/** Whether the temperature, or else the season, is that of a warm day. */
export function isWarmDay({ season, temperatureCelsius }: OccasionNeeds): boolean {
  return temperatureCelsius === null ? season === 'summer' : temperatureCelsius >= MILD_CELSIUS
}
