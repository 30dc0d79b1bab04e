import { utcDay } from '../../../domain/calendar-days.ts'
import { estimatedDay } from '../../../domain/weather/climate/estimated-day.ts'
import { findPlace } from '../../../domain/weather/places/find-place.ts'
import type { Place } from '../../../domain/weather/places/place.ts'
import type { Clock } from '../../ports/clock.ts'
import type { WeatherProvider } from '../../ports/weather-provider.ts'

const DAYS = 16
const DAY_MS = 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
// Solar time: an hour per 15 degrees.
const DEGREES_AN_HOUR = 15
const WARMEST_HOUR = 15

/** Typical weather of the bundled places: no request, always available. */
export function bundledWeather(clock: Clock): WeatherProvider {
  return {
    async find(name) {
      return placeOf(name)
    },
    // Names of the list are unique.
    async list(name) {
      const place = placeOf(name)
      return place ? [place] : []
    },
    async read(place) {
      const observedAt = clock.now()
      const utcOffsetSeconds = Math.round(place.longitude / DEGREES_AN_HOUR) * 3600
      const local = observedAt.getTime() + utcOffsetSeconds * 1000
      const days = Array.from({ length: DAYS }, (_, at) =>
        estimatedDay(place, utcDay(new Date(local + at * DAY_MS))),
      )
      const [today] = days
      if (!today) return 'unreachable'
      // From 0 before dawn to 1 in the afternoon.
      const hour = (local % DAY_MS) / HOUR_MS
      const warmth = (1 + Math.cos(((hour - WARMEST_HOUR) / 24) * 2 * Math.PI)) / 2
      return {
        observedAt,
        utcOffsetSeconds,
        now: {
          condition: today.condition,
          temperatureCelsius:
            Math.round(today.lowCelsius + warmth * (today.highCelsius - today.lowCelsius)) + 0,
          humidity: null,
          windKmh: null,
        },
        days,
      }
    },
  }
}

function placeOf(written: string): Place | null {
  const listed = findPlace(written)
  return listed && { name: listed.name, latitude: listed.latitude, longitude: listed.longitude }
}
