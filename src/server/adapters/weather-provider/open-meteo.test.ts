import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  openOpenMeteo,
  type OpenMeteoResponse,
  type OpenMeteoServer,
} from '../../../../tests/support/other-servers/open-meteo-server.ts'
import { testClock } from '../../../../tests/support/fakes/test-clock.ts'
import { createOutsideFetch } from '../../outside/create-outside-fetch.ts'
import type { OutsideFetch } from '../../outside/outside-fetch.ts'
import type { WeatherProvider } from '../../ports/weather-provider.ts'
import { openMeteo } from './open-meteo.ts'
import { openMeteoReading } from './open-meteo-reading.ts'
import type { ForecastReply } from './open-meteo-replies.ts'
import { sameNamedPlaces } from './same-named-places.ts'

const lucca = { name: 'Lucca, Italy', latitude: 43.84357, longitude: 10.50585 }

let server: OpenMeteoServer
let outside: OutsideFetch
let weather: WeatherProvider

beforeEach(async () => {
  server = await openOpenMeteo(testClock().now)
  ask({ feedBytes: 256 * 1024 })
})
function ask(limits: { feedBytes?: number; totalMs?: number }): void {
  outside = createOutsideFetch({ allowPrivate: true, limits })
  weather = openMeteo({ weatherUrl: `${server.url}/`, geocodingUrl: server.url, outside })
}
afterEach(() => Promise.all([outside.close(), server.close()]))

test('a reading has the current weather and that of each day', async () => {
  const reading = await weather.read(lucca)
  expect(reading).toMatchObject({
    utcOffsetSeconds: 3600,
    observedAt: new Date('2026-11-23T12:00:00Z'),
    now: { condition: 'Rain', temperatureCelsius: 8.1, humidity: 81, windKmh: 15.5 },
  })
  expect(reading === 'unreachable' ? [] : reading.days).toHaveLength(20)
  expect(reading === 'unreachable' ? [] : reading.days).toContainEqual({
    date: '2026-11-28',
    condition: 'Clear',
    lowCelsius: 21.8,
    highCelsius: 31.2,
    feelsLikeLowCelsius: 24,
    feelsLikeHighCelsius: 33.4,
    precipitationMm: 0,
    precipitationChance: 2,
    windKmh: 8.8,
    uvIndex: 7.6,
    source: 'live',
  })
})

test('coordinates are sent with two decimals, and at most ten daily variables are requested', async () => {
  await weather.read(lucca)
  const query = server.requests[0]?.searchParams
  expect(server.requests[0]?.pathname).toBe('/v1/forecast')
  expect([query?.get('latitude'), query?.get('longitude')]).toEqual(['43.84', '10.51'])
  expect(query?.get('timezone')).toBe('auto')
  expect(query?.get('daily')?.split(',').length).toBeLessThanOrEqual(10)
})

test.each([
  ['Paris', 'Paris, France'],
  ['Paris, Texas', 'Paris, Texas, United States'],
  ['paris , tx', 'Paris, Texas, United States'],
  ['Paris, USA', 'Paris, United States'],
  ['Portland', 'Portland, United States'],
  ['Portland, ME', 'Portland, Maine, United States'],
  ['  Lucca\n, Italy', 'Lucca, Italy'],
])('%j is %s', async (asked, called) => {
  expect(await weather.find(asked)).toMatchObject({ name: called })
})

describe('the places of a name', () => {
  const list = async (name: string) => {
    const places = await weather.list(name)
    return places === 'unreachable' ? [places] : places
  }
  const names = async (name: string) =>
    (await list(name)).map((place) => (place === 'unreachable' ? place : place.name))

  test('are distinguished by state, and by county if a state has several', async () => {
    expect(await names('springfield')).toEqual([
      'Springfield, Missouri, United States',
      'Springfield, Illinois, United States',
      'Springfield, Dane, Wisconsin, United States',
      'Springfield, Jackson, Wisconsin, United States',
    ])
  })

  test.each([
    ['Springfield, IL', ['Springfield, Illinois, United States']],
    ['Paris, France', ['Paris, Île-de-France, France']],
    ['Auckland', ['Auckland, New Zealand']],
    // Prefix matches count only without an exact one.
    ['Luc', ['Lucca, Tuscany, Italy']],
    ['Springfield, Italy', []],
    ['..%2f', []],
  ])('of %s are %j', async (asked, called) => {
    expect(await names(asked)).toEqual(called)
  })

  test('are each found by their listed name', async () => {
    for (const place of await list('Springfield')) {
      const found = place === 'unreachable' ? place : await weather.find(place.name)
      expect(found).toMatchObject({ latitude: place === 'unreachable' ? 0 : place.latitude })
    }
  })
})

test('places with commas or without distinct names are still found by name', () => {
  const found = [
    {
      name: 'Washington',
      latitude: 38.9,
      longitude: -77,
      admin1: 'Washington, D.C.',
      country: 'United States',
    },
    { name: 'Washington', latitude: 1, longitude: 1 },
    { name: 'Washington', latitude: 2, longitude: 2 },
  ]
  expect(sameNamedPlaces(found, { town: 'Washington', within: [] }).map(({ name }) => name)).toEqual([
    'Washington, Washington D.C., United States',
    'Washington',
  ])
})

describe.each<OpenMeteoResponse>([
  'refused',
  'too many',
  'overloaded',
  'html',
  'cut off',
  'huge',
  'other types',
])('a service that responds with %j', (how) => {
  test('is unreachable for every request', async () => {
    server.respondWith(how)
    const asked = [weather.find('Lucca'), weather.list('Lucca'), weather.read(lucca)]
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['unreachable']))
  })
})

test('a service without a response is unreachable after the timeout', async () => {
  ask({ totalMs: 50 })
  server.respondWith('silent')
  expect(await weather.read(lucca)).toBe('unreachable')
  expect(server.requests).toHaveLength(1)
})

test('a place without values is unreachable, and a stopped service too', async () => {
  server.respondWith('no values')
  expect(await weather.read(lucca)).toBe('unreachable')
  await outside.close()
  expect(await weather.find('Lucca')).toBe('unreachable')
  expect(await weather.read(lucca)).toBe('unreachable')
})

describe('missing values', () => {
  const reply: ForecastReply = {
    utc_offset_seconds: -18_000,
    current: {
      time: '2026-11-23T07:00',
      temperature_2m: null,
      weather_code: null,
      relative_humidity_2m: 130,
    },
    daily: {
      time: ['2026-11-24', '2026-11-23', '2026-11-25', '2026-11-26', '2026-11-23'],
      weather_code: [61, 3, null, 71, 3],
      temperature_2m_min: [2, 4, 1, 9],
      temperature_2m_max: [5, 8, 3, -9],
      uv_index_max: [null, -1],
    },
  }

  test('drop incomplete days and keep the others in order', () => {
    const reading = openMeteoReading(reply)
    expect(reading?.days.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-24'])
    expect(reading?.days[0]).toMatchObject({ uvIndex: null, windKmh: null, feelsLikeLowCelsius: null })
  })

  test('of the current weather are taken from the day; impossible values are null', () => {
    expect(openMeteoReading(reply)?.now).toEqual({
      condition: 'Cloudy',
      temperatureCelsius: 6,
      humidity: null,
      windKmh: null,
    })
  })

  test('make the reading null if both today and the current weather are missing', () => {
    const current = { ...reply.current, time: '2026-12-23T07:00' }
    expect(openMeteoReading({ ...reply, current })).toBeNull()
    expect(openMeteoReading({ ...reply, current: { ...current, time: '2026-99-99T99:99' } })).toBeNull()
  })
})
