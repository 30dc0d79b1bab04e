import type { CalendarDate } from '../src/contract/values/calendar-date.ts'
import type { Sky } from '../tests/support/other-servers/open-meteo-server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** WMO weather codes: clear, partly cloudy, overcast and rain; rain below freezing becomes snow. */
const codes = [0, 2, 3, 2, 61, 3, 0, 2, 61] as const

/** Returns the weather of a date in a place with cold winters and warm summers. */
export function skyOfSeason(date: CalendarDate): Sky {
  const day = Math.round(Date.parse(date) / DAY_MS)
  // Warmest in late July.
  const season = Math.cos(((day - 20_661) / 365.25) * 2 * Math.PI)
  const high = Math.round(11.5 + 13.5 * season + 3 * Math.sin(day * 1.7))
  const isWet = codes[day % codes.length] === 61
  return {
    code: isWet && high < 2 ? 73 : (codes[day % codes.length] ?? 0),
    low: high - 6,
    high,
    feels: high < 8 ? -2.4 : 0.6,
    mm: isWet ? 5.2 : 0,
    chance: isWet ? 80 : 10,
    wind: 9 + (day % 5) * 2.3,
    uv: Math.max(0.5, 4 + 3.5 * season),
  }
}
