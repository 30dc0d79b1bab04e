import { afterEach, describe, expect, test } from 'vitest'
import {
  openOpenMeteo,
  type OpenMeteoServer,
} from '../../../tests/support/other-servers/open-meteo-server.ts'
import { testClock } from '../../../tests/support/fakes/test-clock.ts'
import { DayWeather, weatherConditions } from '../../contract/weather.ts'
import type { Place } from '../../domain/weather/places/place.ts'
import { bundledWeather } from '../adapters/weather-provider/bundled-weather.ts'
import { openMeteo } from '../adapters/weather-provider/open-meteo.ts'
import { createOutsideFetch } from '../outside/create-outside-fetch.ts'
import type { OutsideFetch } from '../outside/outside-fetch.ts'
import type { WeatherProvider } from './weather-provider.ts'

const open: (OpenMeteoServer | OutsideFetch)[] = []
afterEach(() => Promise.all(open.splice(0).map((each) => each.close())))

async function openMeteoOnThisComputer(): Promise<WeatherProvider> {
  const server = await openOpenMeteo(testClock().now)
  const outside = createOutsideFetch({ allowPrivate: true })
  open.push(server, outside)
  return openMeteo({ weatherUrl: server.url, geocodingUrl: server.url, outside })
}

function placesOf(list: readonly Place[] | 'unreachable'): readonly Place[] {
  if (list === 'unreachable') throw new Error('It is there.')
  return list
}

describe.each<[string, () => Promise<WeatherProvider>]>([
  ['Open-Meteo', openMeteoOnThisComputer],
  ['bundled', async () => bundledWeather(testClock())],
])('the %s weather', (_name, source) => {
  test.each(['Toronto', 'toronto', ' Toronto , canada'])(
    'finds %s, and names it with its country',
    async (name) => {
      const place = await (await source()).find(name)
      expect(place).toMatchObject({ name: 'Toronto, Canada' })
      expect(place).toMatchObject({ latitude: expect.closeTo(43.7, 0), longitude: expect.closeTo(-79.4, 0) })
    },
  )

  test.each(['Nowhereville', 'Toronto, Italy', 'x', '🌧️', 'AC/DC', ',', 'a'.repeat(120)])(
    'has no place named %s',
    async (name) => {
      const weather = await source()
      expect([await weather.find(name), await weather.list(name)]).toEqual([null, []])
    },
  )

  test.each(['Toronto', 'toronto, canada', 'Paris'])('lists %s by unique names', async (name) => {
    const weather = await source()
    const [likeliest, ...others] = placesOf(await weather.list(name))
    expect(await weather.find(name)).toMatchObject({ latitude: likeliest?.latitude })
    for (const place of [likeliest, ...others])
      expect(await weather.find(place?.name ?? '')).toMatchObject({ latitude: place?.latitude })
  })

  test.each([
    ['Toronto', '2026-11-23'],
    ['Auckland', '2026-11-24'],
  ] as const)('reads today of %s in its time zone, and the following days', async (name, today) => {
    const weather = await source()
    const place = await weather.find(name)
    const reading = await weather.read(place as Exclude<typeof place, null | 'unreachable'>)
    if (reading === 'unreachable') throw new Error('It is there.')
    const dates = reading.days.map(({ date }) => date)
    expect(dates).toContain(today)
    expect(dates.indexOf('2026-11-30') - dates.indexOf(today)).toBe(name === 'Toronto' ? 7 : 6)
    for (const day of reading.days) {
      expect(DayWeather.safeParse(day).success).toBe(true)
      expect(day.lowCelsius).toBeLessThanOrEqual(day.highCelsius)
    }
    expect(weatherConditions).toContain(reading.now.condition)
    expect(reading.observedAt.toISOString()).toBe('2026-11-23T12:00:00.000Z')
  })
})
