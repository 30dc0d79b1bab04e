import { LRUCache } from 'lru-cache'
import { foldedWords } from '../../domain/closet/text/folded-words.ts'
import type { Place } from '../../domain/weather/places/place.ts'
import { singleFlight } from '../outside/single-flight.ts'
import type { Clock } from '../ports/clock.ts'
import type { WeatherReading, WeatherProvider } from '../ports/weather-provider.ts'
import type { WeatherReader } from './weather-reader.ts'

interface Deps {
  readonly clock: Clock
  readonly weatherSource: WeatherProvider
  /** Never 'unreachable'. */
  readonly weatherEstimate: WeatherProvider
}

interface Kept {
  readonly reading: WeatherReading
  readonly fetchedAt: number
}

const MINUTE_MS = 60_000
const FRESH_MS = 30 * MINUTE_MS
// Beyond this age the seasonal estimate is as good as a reading.
const LAST_READING_MS = 3 * 24 * 60 * MINUTE_MS
// After a failure the service is not called for a while: other requests would wait for nothing.
const REST_MS = MINUTE_MS / 2
const MAX_KEPT = 500

/** Caches readings and places in memory, and coalesces concurrent requests. */
export function createWeatherReader({ clock, weatherSource, weatherEstimate }: Deps): WeatherReader {
  const readings = new LRUCache<string, Kept>({ max: MAX_KEPT })
  const places = new LRUCache<string, Place>({ max: MAX_KEPT })
  const failedAt = new LRUCache<string, number>({ max: MAX_KEPT })
  const lists = new LRUCache<string, readonly Place[]>({ max: MAX_KEPT })
  const listing = singleFlight<readonly Place[] | 'unreachable'>()
  const searching = singleFlight<Place | null | 'unreachable'>()
  const reading = singleFlight<WeatherReading | 'unreachable'>()
  const now = () => clock.now().getTime()

  const unlessResting = async <T>(key: string, request: () => Promise<T | 'unreachable'>) => {
    if (now() - (failedAt.get(key) ?? -Infinity) < REST_MS) return 'unreachable'
    const answer = await request()
    if (answer === 'unreachable') failedAt.set(key, now())
    else failedAt.delete(key)
    return answer
  }

  return {
    async find(name) {
      const key = nameKey(name)
      const known = places.get(key)
      if (known) return known
      const found = await searching(key, () => unlessResting(`name ${key}`, () => weatherSource.find(name)))
      if (found === 'unreachable') return (await weatherEstimate.find(name)) ?? 'unreachable'
      if (found) places.set(key, found)
      return found
    },
    async list(name) {
      const key = nameKey(name)
      const known = lists.get(key)
      if (known) return known
      const found = await listing(key, () => unlessResting(`name ${key}`, () => weatherSource.list(name)))
      if (found === 'unreachable') {
        const listed = await weatherEstimate.list(name)
        return listed === 'unreachable' ? [] : listed
      }
      if (found.length > 0) lists.set(key, found)
      // Choosing one of them selects exactly that place.
      for (const place of found) places.set(nameKey(place.name), place)
      return found
    },
    async read(place) {
      const key = placeKey(place)
      const kept = readings.get(key)
      if (kept && now() - kept.fetchedAt < FRESH_MS) return { reading: kept.reading, source: 'live' }
      const read = await reading(key, () => unlessResting(`at ${key}`, () => weatherSource.read(place)))
      if (read !== 'unreachable') {
        readings.set(key, { reading: read, fetchedAt: now() })
        return { reading: read, source: 'live' }
      }
      if (kept && now() - kept.fetchedAt < LAST_READING_MS) return { reading: kept.reading, source: 'cached' }
      const estimate = await weatherEstimate.read(place)
      if (estimate === 'unreachable') throw new Error('The estimate has no location source.')
      return { reading: estimate, source: 'estimate' }
    },
  }
}

// Spellings of the same name: 'Zürich ' and 'zurich'; names of symbols alone stay unchanged.
function nameKey(name: string): string {
  return name
    .split(',')
    .map((part) => foldedWords(part).join(' ') || part.trim())
    .join(',')
}

// About a kilometer.
function placeKey({ latitude, longitude }: Place): string {
  return `${latitude.toFixed(2)},${longitude.toFixed(2)}`
}
