import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import {
  openOpenMeteo,
  type OpenMeteoServer,
} from '../../../tests/support/other-servers/open-meteo-server.ts'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { testClock, type TestClock } from '../../../tests/support/fakes/test-clock.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { Weather, weatherEndpoints, WeatherPreference } from '../../contract/weather.ts'
import { bundledWeather } from '../adapters/weather-provider/bundled-weather.ts'
import { openMeteo } from '../adapters/weather-provider/open-meteo.ts'
import { createOutsideFetch } from '../outside/create-outside-fetch.ts'
import type { OutsideFetch } from '../outside/outside-fetch.ts'
import { PERSONAL_USER_ID } from '../user/personal-user.ts'
import { createWeatherReader } from './create-weather-reader.ts'
import { weatherDays } from './weather-days.ts'
import type { WeatherDeps } from './weather-reader.ts'

const user = { id: PERSONAL_USER_ID }

describeOnEachDatabase('the weather', (database) => {
  let clock: TestClock
  let server: OpenMeteoServer
  let outside: OutsideFetch
  let deps: WeatherDeps

  beforeEach(async () => {
    clock = testClock()
    server = await openOpenMeteo(clock.now)
    outside = createOutsideFetch({ allowPrivate: true })
  })
  afterEach(() => Promise.all([outside.close(), server.close()]))

  const source = () => ({
    clock,
    weatherSource: openMeteo({ weatherUrl: server.url, geocodingUrl: server.url, outside }),
    weatherEstimate: bundledWeather(clock),
  })
  const given = givenApp(database, source)
  beforeEach(() => {
    deps = { db: database.db(), clock, weatherReader: createWeatherReader(source()) }
  })

  const ask = (place: string) => given.get(`/api/weather/current/${encodeURIComponent(place)}`)
  const keep = (location: string) => given.send('PATCH', '/api/weather/preference', { body: { location } })
  const weatherAt = async (place: string) => Weather.parse((await ask(place)).json().weather)
  const preference = async () => WeatherPreference.parse((await given.get('/api/weather/preference')).json())
  const asked = (path: string) => server.requests.filter(({ pathname }) => pathname === path).length

  describe('of a place', () => {
    test('has the current weather, seven days and a suggestion, as in the contract', async () => {
      const answer = await ask('Toronto')
      const reply = weatherEndpoints.current.reply.parse(answer.json())
      expect([answer.statusCode, reply]).toEqual([200, answer.json()])
      expect(reply.weather).toMatchObject({
        condition: 'Rain',
        temperature: 8.1,
        temperatureUnit: 'celsius',
        humidity: 81,
        windSpeed: 15.5,
        source: 'live',
        observedAt: '2026-11-23T12:00:00.000Z',
        place: 'Toronto, Canada',
      })
      expect(reply.weather.daily.map(({ date }) => date)).toEqual([
        '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29',
      ]) // prettier-ignore
      expect(reply.suggestion.recommendation).toBe(
        'Rain today, 6 to 9 °C, feels like 4 °C. Wear a waterproof coat over a sweater, with waterproof shoes or boots.',
      )
      expect(reply.suggestion.accessories).toContain('Umbrella')
    })

    test("begins with today in the place's time zone", async () => {
      expect((await weatherAt('Auckland')).daily[0]?.date).toBe('2026-11-24')
    })

    test('is in the chosen unit, with the days in °C', async () => {
      await given.send('PATCH', '/api/weather/preference', { body: { temperatureUnit: 'fahrenheit' } })
      const { weather, suggestion } = (await ask('Toronto')).json()
      expect([weather.temperature, weather.temperatureUnit]).toEqual([46.6, 'fahrenheit'])
      expect(weather.daily[0].lowCelsius).toBe(6.1)
      expect(suggestion.recommendation).toMatch(/^Rain today, 43 to 48 °F/)
    })

    test.each(['', '%20', '%E2%80%8B', 'a'.repeat(121), '%F0%9F%8C%A7'.repeat(121)])(
      'is rejected for %s with a message',
      async (written) => {
        const answer = await given.get(`/api/weather/current/${written}`)
        expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request'])
        expect(answer.json().fields.location).toMatch(/^Location is /)
        expect(server.requests).toEqual([])
      },
    )

    test.each(['Nowhereville', 'AC/DC', '../preference', '🌧️', 'a'.repeat(120), '%2F'])(
      'is not found for %s',
      async (name) => {
        const answer = await ask(name)
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'place_not_found'])
      },
    )
  })

  describe('of one of several places of a name', () => {
    const list = (name: string) => given.get(`/api/weather/places?name=${encodeURIComponent(name)}`)

    test('is that of the chosen place, which is stored', async () => {
      const answer = await list('Springfield')
      const names = weatherEndpoints.places.reply.parse(answer.json()).map(({ name }) => name)
      expect([answer.statusCode, new Set(names).size]).toEqual([200, 4])
      const chosen = 'Springfield, Illinois, United States'
      expect(names).toContain(chosen)
      expect((await weatherAt(chosen)).place).toBe(chosen)
      await keep(chosen)
      expect(server.requests.at(-1)?.searchParams.get('latitude')).toBe('39.80')
      expect((await preference()).location).toBe(chosen)
    })

    test('is requested once for repeated requests', async () => {
      await Promise.all([list('Springfield'), list('springfield ')])
      await list('SPRINGFIELD')
      expect(asked('/v1/search')).toBe(1)
    })

    test.each(['Nowhereville', '..%2f', '🌧️', 'AC/DC', 'x', '../../etc', '"<b>'])(
      'are none for %s',
      async (name) => {
        const answer = await list(name)
        expect([answer.statusCode, answer.json()]).toEqual([200, []])
      },
    )

    test.each(['', '%20', 'a'.repeat(10_000), '%00', '%E2%80%AE'])(
      'are rejected for %s with a message',
      async (name) => {
        const answer = await given.get(`/api/weather/places?name=${name}`)
        expect([answer.statusCode, answer.json().fields.name]).toEqual([
          400,
          expect.stringMatching(/^Location /),
        ])
        expect(server.requests).toEqual([])
      },
    )

    test('are those of the bundled list while the service is unreachable', async () => {
      server.respondWith('overloaded')
      expect((await list('köln')).json()).toEqual([{ name: 'Cologne, Germany' }])
      expect((await list('Lucca')).json()).toEqual([])
    })
  })

  describe('of a point', () => {
    test('is that of its coordinates with two decimals, named after the nearest place, and stored', async () => {
      expect((await weatherAt('43.654321,-79.3811')).place).toBe('Near Toronto, Canada')
      await keep('43.654321,-79.3811')
      const query = server.requests.at(-1)?.searchParams
      expect([query?.get('latitude'), query?.get('longitude')]).toEqual(['43.65', '-79.38'])
      expect(asked('/v1/search')).toBe(0)
      expect((await preference()).location).toBe('Near Toronto, Canada')
      expect((await weatherAt('Near Toronto, Canada')).place).toBe('Near Toronto, Canada')
      expect(asked('/v1/search')).toBe(0)
    })

    test('covers the days ahead too, also after a restart without the service', async () => {
      await keep('-33.9,151.2')
      await outside.close()
      const reader = createWeatherReader(source())
      const { place, days } = await weatherDays({ ...deps, weatherReader: reader }, user, {
        location: null,
        from: '2026-11-23',
        days: 2,
      })
      expect([place, days.map((day) => day.source)]).toEqual([
        'Near Sydney, Australia',
        ['estimate', 'estimate'],
      ])
    })

    test('requested by name after another was stored is that of the nearby place', async () => {
      await keep('43.65,-79.38')
      await keep('Lucca')
      expect((await weatherAt('Near Toronto, Canada')).place).toBe('Toronto, Canada')
    })

    test.each(['91,0', '0,-181', '999999,1'])('that is not on earth is rejected: %s', async (written) => {
      const answer = await keep(written)
      const sentence = 'Latitude must be -90 to 90 and longitude -180 to 180.'
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { code: 'invalid_request', message: sentence, fields: { location: sentence } },
      ])
      expect((await preference()).location).toBe('Toronto')
    })
  })

  describe('the stored place', () => {
    test('is Toronto in °C by default, then the last one found', async () => {
      expect(await preference()).toEqual({ location: 'Toronto', temperatureUnit: 'celsius' })
      await keep('Lucca')
      expect((await keep('Nowhereville')).statusCode).toBe(404)
      expect(await preference()).toEqual({ location: 'Lucca', temperatureUnit: 'celsius' })
    })

    test('does not change when the weather of another place is read', async () => {
      await keep('Lucca')
      const { place } = await weatherAt('Toronto')
      expect([place, (await preference()).location]).toEqual([expect.stringMatching(/^Toronto/), 'Lucca'])
    })

    test('changes with the unit in one request, and a request without either changes nothing', async () => {
      const both = { location: 'Lucca', temperatureUnit: 'fahrenheit' }
      const change = async (body: object) =>
        (await given.send('PATCH', '/api/weather/preference', { body })).json()
      expect([await change({}), await change(both), await change({})]).toEqual([
        { location: 'Toronto', temperatureUnit: 'celsius' },
        both,
        both,
      ])
    })

    test('is used if a path ends with the placeholder user instead of a place', async () => {
      await keep('Lucca')
      const answer = await given.get('/api/weather/current/default-user')
      expect(answer.json().weather.place).toBe('Lucca, Italy')
      expect((await given.get('/api/weather/preference/default-user')).json().location).toBe('Lucca')
    })

    test('stays when the unit changes, and a stale change is rejected', async () => {
      await keep('Lucca')
      const before = await given.get('/api/weather/preference')
      const change = (temperatureUnit: string) =>
        given.send('PATCH', '/api/weather/preference', {
          body: { temperatureUnit },
          headers: { 'if-match': String(before.headers['etag']) },
        })
      expect((await change('fahrenheit')).json()).toEqual({
        location: 'Lucca',
        temperatureUnit: 'fahrenheit',
      })
      expect((await change('celsius')).statusCode).toBe(412)
      expect((await change('kelvin')).json().message).toBe('The unit must be celsius or fahrenheit.')
    })

    test('is found after a restart without the service', async () => {
      await keep('Lucca')
      await outside.close()
      const reader = createWeatherReader(source())
      const { place, days } = await weatherDays({ ...deps, weatherReader: reader }, user, {
        location: null,
        from: '2026-11-23',
        days: 1,
      })
      expect([place, days[0]?.source]).toEqual(['Lucca, Italy', 'estimate'])
    })
  })

  describe('a reading', () => {
    test('is fetched once in half an hour for all requests and spellings', async () => {
      await Promise.all([ask('Lucca'), ask('lucca'), ask('Lucca, Italy')])
      clock.passes({ minutes: 29 })
      expect((await weatherAt('LUCCA')).source).toBe('live')
      expect(asked('/v1/forecast')).toBe(1)
      clock.passes({ minutes: 1 })
      expect((await weatherAt('Lucca')).observedAt).toBe('2026-11-23T12:30:00.000Z')
      expect(asked('/v1/forecast')).toBe(2)
    })

    test('that is older is returned with its age while the service is unreachable', async () => {
      await ask('Lucca')
      server.respondWith('overloaded')
      clock.passes({ hours: 30 })
      const weather = await weatherAt('Lucca')
      expect([weather.source, weather.observedAt]).toEqual(['cached', '2026-11-23T12:00:00.000Z'])
      expect(weather.daily.map((day) => [day.date, day.source]).slice(0, 2)).toEqual([
        ['2026-11-24', 'cached'],
        ['2026-11-25', 'cached'],
      ])
    })

    test('that is days old is replaced by the estimate, and both by a new one', async () => {
      await ask('Lucca')
      server.respondWith('too many')
      clock.passes({ days: 3 })
      expect((await weatherAt('Lucca')).source).toBe('estimate')
      server.respondWith('ok')
      clock.passes({ minutes: 1 })
      expect((await weatherAt('Lucca')).source).toBe('live')
    })

    test('that failed is not requested again at once', async () => {
      server.respondWith('too many')
      await ask('Toronto')
      await ask('Toronto')
      expect([asked('/v1/search'), asked('/v1/forecast')]).toEqual([1, 1])
    })
  })

  describe('while the service is unreachable', () => {
    beforeEach(() => server.respondWith('overloaded'))

    test('is estimated for a bundled place, with its source', async () => {
      const weather = await weatherAt('Sydney')
      expect(weather).toMatchObject({
        source: 'estimate',
        place: 'Sydney, Australia',
        humidity: null,
        windSpeed: null,
        observedAt: '2026-11-23T12:00:00.000Z',
      })
      expect(new Set(weather.daily.map((day) => day.source))).toEqual(new Set(['estimate']))
      expect((await ask('Sydney')).json().suggestion.recommendation).toMatch(
        /^Estimate for this time of year/,
      )
    })

    test('is an error for an unknown name, and nothing is stored', async () => {
      const answer = await ask('Lucca')
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'weather_unreachable'])
      expect((await preference()).location).toBe('Toronto')
    })
  })

  describe('of consecutive days', () => {
    const daysFrom = (from: CalendarDate, location: string | null = null, days = 7) =>
      weatherDays(deps, user, { location, from, days })

    test('is the forecast as far as it reaches, then an estimate', async () => {
      const { place, days } = await daysFrom('2026-12-01')
      expect(place).toBe('Toronto, Canada')
      expect(days.map((day) => [day.date, day.source])).toEqual([
        ['2026-12-01', 'live'],
        ['2026-12-02', 'live'],
        ['2026-12-03', 'live'],
        ['2026-12-04', 'live'],
        ['2026-12-05', 'live'],
        ['2026-12-06', 'live'],
        ['2026-12-07', 'estimate'],
      ])
    })

    test.each([
      ['a year ago', '2025-11-24'],
      ['a leap day', '2028-02-25'],
      ['over the end of a year', '2029-12-28'],
      ['far away', '2099-12-26'],
    ] as const)('is estimated without a request for %s, each day once', async (_when, from) => {
      const { days } = await daysFrom(from, null, 7)
      const dates = days.map(({ date }) => date)
      expect([dates[0], new Set(dates).size]).toEqual([from, 7])
      expect(dates.toSorted()).toEqual(dates)
      expect(days.every((day) => day.source === 'estimate')).toBe(true)
      expect(asked('/v1/forecast')).toBe(0)
    })

    test('never fails while offline, even if the stored place is no longer known', async () => {
      await database
        .db()
        .insertInto('weatherPreferences')
        .values({
          id: '0190a0a0-0000-7000-8000-000000000099',
          userId: user.id,
          location: 'Lucca',
          place: null,
        })
        .execute()
      server.respondWith('overloaded')
      expect((await daysFrom('2026-11-23')).place).toBe('Toronto, Canada')
      await expect(daysFrom('2026-11-23', 'Lucca')).rejects.toMatchObject({ code: 'weather_unreachable' })
    })
  })

  describe('of a week', () => {
    const week = (from: string) => given.get(`/api/weather/week?from=${from}`)

    test('is that of the stored place, live as far as the forecast reaches, as in the contract', async () => {
      await keep('Lucca')
      const answer = await week('2026-12-04')
      const reply = weatherEndpoints.week.reply.parse(answer.json())
      expect([answer.statusCode, reply, reply.place]).toEqual([200, answer.json(), 'Lucca, Italy'])
      expect(reply.days.map(({ date, source: from }) => [date, from])).toEqual([
        ['2026-12-04', 'live'],
        ['2026-12-05', 'live'],
        ['2026-12-06', 'live'],
        ['2026-12-07', 'estimate'],
        ['2026-12-08', 'estimate'],
        ['2026-12-09', 'estimate'],
        ['2026-12-10', 'estimate'],
      ])
    })

    test.each(['1900-01-01', '2027-06-28', '2100-12-31'])(
      'that is far away in time is an estimate: %s',
      async (from) => {
        const { place, days } = weatherEndpoints.week.reply.parse((await week(from)).json())
        expect([place, days[0]?.date, days.length]).toEqual(['Toronto, Canada', from, 7])
        expect(days.every((day) => day.source === 'estimate')).toBe(true)
        expect(asked('/v1/forecast')).toBe(0)
      },
    )

    test('is an estimate while the service is unreachable', async () => {
      server.respondWith('overloaded')
      const answer = await week('2026-11-23')
      const { days } = weatherEndpoints.week.reply.parse(answer.json())
      expect([answer.statusCode, new Set(days.map((day) => day.source))]).toEqual([
        200,
        new Set(['estimate']),
      ])
    })

    test.each([
      '', '0001-01-01', '1899-12-31', '2101-01-01', '%2B275760-09-13', '275760-09-13', '-271821-04-20',
      '2026-02-30', '2026-11-23Tsoon', 'today', '2026-11-23&from=2026-11-30',
    ])('cannot begin on %s', async (from) => {
      const answer = await week(from)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request'])
      expect(answer.json().message).toMatch(/\p{L}{3} /u)
    }) // prettier-ignore
  })
})
