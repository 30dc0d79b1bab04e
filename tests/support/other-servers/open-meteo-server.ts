import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CalendarDate } from '../../../src/contract/values/calendar-date.ts'
import { daysFrom, utcDay } from '../../../src/domain/calendar-days.ts'

/**
 * Kinds of responses. 'ok' also reports unknown names, 'silent' never responds, 'cut off' stops in the middle, 'no
 * values' is a location without data, 'other types' is JSON that is not a forecast.
 */
export type OpenMeteoResponse =
  | 'ok'
  | 'refused'
  | 'too many'
  | 'overloaded'
  | 'no values'
  | 'silent'
  | 'html'
  | 'cut off'
  | 'huge'
  | 'other types'

/** A local server with both of Open-Meteo's APIs. */
export interface OpenMeteoServer {
  /** For WEATHER_URL and GEOCODING_URL. */
  readonly url: string
  readonly requests: readonly URL[]
  respondWith(how: OpenMeteoResponse): void
  close(): Promise<void>
}

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

const toronto = {
  id: 6167865,
  name: 'Toronto',
  latitude: 43.70643,
  longitude: -79.39864,
  elevation: 175,
  feature_code: 'PPLA',
  country_code: 'CA',
  admin1_id: 6093943,
  timezone: 'America/Toronto',
  population: 2731571,
  country_id: 6251999,
  country: 'Canada',
  admin1: 'Ontario',
}
const place = (
  name: string,
  [latitude, longitude]: [number, number],
  [admin1, country, country_code, timezone]: [string, string, string, string],
  admin2?: string,
) => ({
  ...toronto,
  id: Math.round(latitude * 1000),
  name,
  latitude,
  longitude,
  admin1,
  country,
  country_code,
  timezone,
  ...(admin2 && { admin2 }),
})

// By population, in the order of the service.
const places = [
  toronto,
  place('Paris', [48.85341, 2.3488], ['Île-de-France', 'France', 'FR', 'Europe/Paris']),
  place('Paris', [33.66094, -95.55551], ['Texas', 'United States', 'US', 'America/Chicago']),
  place('Portland', [45.52345, -122.67621], ['Oregon', 'United States', 'US', 'America/Los_Angeles']),
  place('Portland', [43.66147, -70.25533], ['Maine', 'United States', 'US', 'America/New_York']),
  place('Lucca', [43.84357, 10.50585], ['Tuscany', 'Italy', 'IT', 'Europe/Rome']),
  place('Auckland', [-36.84853, 174.76349], ['Auckland', 'New Zealand', 'NZ', 'Pacific/Auckland']),
  place(
    'Springfield',
    [37.21533, -93.29824],
    ['Missouri', 'United States', 'US', 'America/Chicago'],
    'Greene',
  ),
  place(
    'Springfield',
    [39.80172, -89.64371],
    ['Illinois', 'United States', 'US', 'America/Chicago'],
    'Sangamon',
  ),
  place('Springfield', [43.19, -89.72], ['Wisconsin', 'United States', 'US', 'America/Chicago'], 'Dane'),
  place('Springfield', [44.44, -90.92], ['Wisconsin', 'United States', 'US', 'America/Chicago'], 'Jackson'),
  place('Springfield', [44.44, -90.93], ['Wisconsin', 'United States', 'US', 'America/Chicago'], 'Jackson'),
  place('Springfield Lakes', [-27.65, 152.92], ['Queensland', 'Australia', 'AU', 'Australia/Brisbane']),
]

// UTC offsets in November, in hours.
const offsets: Readonly<Record<string, number>> = {
  'America/Toronto': -5,
  'Europe/Paris': 1,
  'America/Chicago': -6,
  'America/Los_Angeles': -8,
  'America/New_York': -5,
  'Europe/Rome': 1,
  'Pacific/Auckland': 13,
  'Australia/Brisbane': 10,
}

// Sunday first, as in JavaScript's getDay().
const week = [
  { code: 95, low: 17.2, high: 24.3, feels: 1.5, mm: 12.4, chance: 85, wind: 46.1, uv: 5.2 },
  { code: 61, low: 6.1, high: 9.4, feels: -2.6, mm: 4.2, chance: 80, wind: 17.9, uv: 0.8 },
  { code: 3, low: 4.4, high: 8.2, feels: -2.1, mm: 0, chance: 12, wind: 12.6, uv: 1.1 },
  { code: 73, low: -3.3, high: 0.9, feels: -4.8, mm: 6.1, chance: 90, wind: 21.4, uv: 0.6 },
  { code: 0, low: -5.2, high: 2.3, feels: -3.9, mm: 0, chance: 0, wind: 9.2, uv: 1.9 },
  { code: 2, low: 8.1, high: 15.2, feels: -0.7, mm: 0.1, chance: 15, wind: 14.2, uv: 3.4 },
  { code: 0, low: 21.8, high: 31.2, feels: 2.2, mm: 0, chance: 2, wind: 8.8, uv: 7.6 },
] as const

/** The weather of a day. Temperatures in °C. */
export interface Sky {
  /** WMO weather code. */
  readonly code: number
  readonly low: number
  readonly high: number
  /** Apparent temperature minus the temperature. */
  readonly feels: number
  readonly mm: number
  /** Precipitation probability in percent. */
  readonly chance: number
  /** In km/h. */
  readonly wind: number
  readonly uv: number
}

/** Starts the server on a free port; `skyOf` returns the weather on a date. */
export async function openOpenMeteo(
  now: () => Date = () => new Date(),
  skyOf: (date: CalendarDate) => Sky = skyOfWeekday,
): Promise<OpenMeteoServer> {
  const requests: URL[] = []
  let how: OpenMeteoResponse = 'ok'
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://open-meteo')
    requests.push(url)
    if (how === 'ok' || how === 'no values') send(reply, 200, answerOf(url, now(), how, skyOf))
    else faults[how](reply)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    respondWith(next) {
      how = next
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const faults: Record<Exclude<OpenMeteoResponse, 'ok' | 'no values'>, (reply: ServerResponse) => void> = {
  refused: (reply) =>
    send(reply, 400, { error: true, reason: 'Latitude must be in range of -90 to 90°. Given: 300.0.' }),
  'too many': (reply) =>
    send(reply, 429, {
      error: true,
      reason: 'Minutely API request limit exceeded. Please try again in one minute.',
    }),
  overloaded: (reply) => send(reply, 503, { error: true, reason: 'The service is overloaded' }),
  silent: () => {},
  html: (reply) =>
    void reply
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><h1>Welcome to the hotel</h1>'),
  'cut off': (reply) => {
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000' })
    reply.write('{"latitude":43.7,"longitude":-79.4,"daily":{"time":["20', () => reply.destroy())
  },
  huge: (reply) =>
    void reply
      .writeHead(200, { 'content-type': 'application/json' })
      .end(`{"results":[${'{"name":"a"},'.repeat(300_000)}]}`),
  'other types': (reply) =>
    send(reply, 200, {
      results: [{ name: 7, latitude: '43.7', longitude: 912 }],
      utc_offset_seconds: 'none',
      current: { time: 'now', temperature_2m: '7' },
      daily: { time: '2026-11-23' },
    }),
}

function send(reply: ServerResponse, status: number, body: object): void {
  reply.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

function answerOf(url: URL, now: Date, how: 'ok' | 'no values', skyOf: (date: CalendarDate) => Sky): object {
  return url.pathname === '/v1/search'
    ? searchReply(url.searchParams)
    : forecastReply(url.searchParams, now, how, skyOf)
}

// A query of two letters must equal the name; a longer one matches its beginning.
function searchReply(query: URLSearchParams): object {
  const name = (query.get('name') ?? '').toLowerCase()
  const found = places.filter((each) =>
    name.length < 3 ? each.name.toLowerCase() === name : each.name.toLowerCase().startsWith(name),
  )
  const results = found.slice(0, Number(query.get('count') ?? 10))
  return { ...(results.length > 0 && { results }), generationtime_ms: 0.71 }
}

function forecastReply(
  query: URLSearchParams,
  now: Date,
  how: 'ok' | 'no values',
  skyOf: (date: CalendarDate) => Sky,
): object {
  const latitude = Number(query.get('latitude'))
  const longitude = Number(query.get('longitude'))
  const known = places.find((each) => Math.abs(each.latitude - latitude) < 0.1)
  const offset = offsets[known?.timezone ?? ''] ?? Math.round(longitude / 15)
  const local = now.getTime() + offset * HOUR_MS
  const dates = dayDates(local, Number(query.get('past_days') ?? 0), Number(query.get('forecast_days') ?? 7))
  const today = skyOf(utcDay(new Date(local)))
  const value = <T>(real: T) => (how === 'ok' ? real : null)
  const each = (read: (sky: Sky) => number) => dates.map((date) => value(tenths(read(skyOf(date)))))
  return {
    latitude,
    longitude,
    generationtime_ms: 0.105,
    utc_offset_seconds: offset * 3600,
    timezone: known?.timezone ?? 'GMT',
    timezone_abbreviation: `GMT${offset}`,
    elevation: 38,
    current_units: { time: 'iso8601', interval: 'seconds', temperature_2m: '°C', weather_code: 'wmo code' },
    current: {
      time: new Date(local - (local % (HOUR_MS / 4))).toISOString().slice(0, 16),
      interval: 900,
      temperature_2m: value(tenths(today.high - 1.3)),
      relative_humidity_2m: value(81),
      weather_code: value(today.code),
      wind_speed_10m: value(tenths(today.wind - 2.4)),
    },
    daily_units: { time: 'iso8601', temperature_2m_max: '°C', precipitation_sum: 'mm' },
    daily: {
      time: dates,
      weather_code: each(({ code }) => code),
      temperature_2m_max: each(({ high }) => high),
      temperature_2m_min: each(({ low }) => low),
      apparent_temperature_max: each(({ high, feels }) => high + feels),
      apparent_temperature_min: each(({ low, feels }) => low + feels),
      precipitation_sum: each(({ mm }) => mm),
      precipitation_probability_max: each(({ chance }) => chance),
      wind_speed_10m_max: each(({ wind }) => wind),
      uv_index_max: each(({ uv }) => uv),
    },
  }
}

function tenths(value: number): number {
  return Math.round(10 * value) / 10
}

function dayDates(local: number, past: number, ahead: number): CalendarDate[] {
  return daysFrom(utcDay(new Date(local - past * DAY_MS)), past + ahead)
}

function skyOfWeekday(date: CalendarDate): Sky {
  const sky = week[new Date(date).getUTCDay()]
  if (!sky) throw new Error(`${date} is no day`)
  return sky
}
