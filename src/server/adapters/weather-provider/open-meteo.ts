import type * as z from 'zod'
import type { WeatherProvider } from '../../ports/weather-provider.ts'
import { mostLikelyPlace, sameNamedPlaces, searchedName } from './same-named-places.ts'
import { openMeteoReading } from './open-meteo-reading.ts'
import { ForecastReply, SearchReply, type FoundPlace } from './open-meteo-replies.ts'

/** Addresses and client for Open-Meteo. */
interface OpenMeteoDeps {
  /** Base address of `/v1/forecast`. */
  readonly weatherUrl: string
  /** Base address of `/v1/search`. */
  readonly geocodingUrl: string
  /** Rejects incomplete and late responses. */
  readonly outside: { feed(url: URL): Promise<{ readonly text: string }> }
}

// The free plan counts a request with many variables or days as several.
const CURRENT = 'temperature_2m,relative_humidity_2m,weather_code,wind_speed_10m'
// prettier-ignore
const DAILY = [
  'weather_code', 'temperature_2m_max', 'temperature_2m_min', 'apparent_temperature_max', 'apparent_temperature_min',
  'precipitation_sum', 'precipitation_probability_max', 'wind_speed_10m_max', 'uv_index_max',
].join(',')

// Monday of this week to Sunday of the next, on any day.
const FORECAST_DAYS = 14
const PAST_DAYS = 6

// About 1 km: the weather is the same, and the exact location stays private.
const COORDINATE_DECIMALS = 2

const MAX_PLACES = 20

/** Weather data by Open-Meteo.com (CC BY 4.0), places by GeoNames; from the servers of the settings. */
export function openMeteo({ weatherUrl, geocodingUrl, outside }: OpenMeteoDeps): WeatherProvider {
  const request = async <S extends z.ZodType>(
    address: URL,
    schema: S,
  ): Promise<z.infer<S> | 'unreachable'> => {
    try {
      const { text } = await outside.feed(address)
      const reply = schema.safeParse(JSON.parse(text))
      return reply.success ? reply.data : 'unreachable'
    } catch {
      return 'unreachable'
    }
  }
  const search = async (town: string): Promise<readonly FoundPlace[] | 'unreachable'> => {
    // The service matches nothing for one letter.
    if (Array.from(town).length < 2) return []
    const query = { name: town, count: String(MAX_PLACES), language: 'en', format: 'json' }
    const reply = await request(addressOf(geocodingUrl, '/v1/search', query), SearchReply)
    return reply === 'unreachable' ? reply : (reply.results ?? [])
  }
  return {
    async find(name) {
      const { town, within } = searchedName(name)
      const found = await search(town)
      return found === 'unreachable' ? found : mostLikelyPlace(found, within)
    },
    async list(name) {
      const searched = searchedName(name)
      const found = await search(searched.town)
      return found === 'unreachable' ? found : sameNamedPlaces(found, searched)
    },
    async read({ latitude, longitude }) {
      const query = {
        latitude: latitude.toFixed(COORDINATE_DECIMALS),
        longitude: longitude.toFixed(COORDINATE_DECIMALS),
        timezone: 'auto',
        past_days: String(PAST_DAYS),
        forecast_days: String(FORECAST_DAYS),
        current: CURRENT,
        daily: DAILY,
      }
      const reply = await request(addressOf(weatherUrl, '/v1/forecast', query), ForecastReply)
      return reply === 'unreachable' ? reply : (openMeteoReading(reply) ?? 'unreachable')
    },
  }
}

function addressOf(base: string, path: string, query: Readonly<Record<string, string>>): URL {
  const address = new URL(`${base.replace(/\/+$/, '')}${path}`)
  address.search = new URLSearchParams(query).toString()
  return address
}
