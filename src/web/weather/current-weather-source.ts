import type { Weather } from '../../contract/weather.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
// The server's limit for treating a reading as current.
const LIVE_MS = 30 * MINUTE_MS

/** Source of the current weather, and its age at the time `now`, in milliseconds. */
export function currentWeatherSource(
  { source, observedAt }: Pick<Weather, 'source' | 'observedAt'>,
  now: number,
) {
  if (source === 'estimate') return 'An estimate for the month, not a forecast'
  const ageMs = Math.max(0, now - Date.parse(observedAt))
  if (source === 'cached') return `Last reading from Open-Meteo, ${age(ageMs)} old`
  if (ageMs < MINUTE_MS) return 'Live from Open-Meteo, just now'
  return `${ageMs <= LIVE_MS ? 'Live' : 'Read'} from Open-Meteo, ${age(ageMs)} ago`
}

function age(ageMs: number): string {
  if (ageMs < HOUR_MS) return counted(Math.max(1, Math.floor(ageMs / MINUTE_MS)), 'minute')
  if (ageMs < DAY_MS) return counted(Math.floor(ageMs / HOUR_MS), 'hour')
  return counted(Math.floor(ageMs / DAY_MS), 'day')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
