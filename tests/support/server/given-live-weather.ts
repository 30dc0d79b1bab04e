import { afterEach, beforeEach } from 'vitest'
import { openMeteo } from '../../../src/server/adapters/weather-provider/open-meteo.ts'
import type { AppDeps } from '../../../src/server/app.ts'
import { createOutsideFetch } from '../../../src/server/outside/create-outside-fetch.ts'
import type { OutsideFetch } from '../../../src/server/outside/outside-fetch.ts'
import { openOpenMeteo, type OpenMeteoServer } from '../other-servers/open-meteo-server.ts'
import { testClock, type TestClock } from '../fakes/test-clock.ts'

interface GivenLiveWeather {
  clock(): TestClock
  /** The weather server, with adjustable responses. */
  server(): OpenMeteoServer
  /** Parts to pass to `givenApp`. */
  readonly parts: () => Pick<AppDeps, 'clock' | 'weatherSource'>
}

/** Runs each test of the enclosing describe with a server that has Open-Meteo's API. */
export function givenLiveWeather(): GivenLiveWeather {
  let clock: TestClock
  let server: OpenMeteoServer
  let outside: OutsideFetch

  beforeEach(async () => {
    clock = testClock()
    server = await openOpenMeteo(clock.now)
    outside = createOutsideFetch({ allowPrivate: true })
  })
  afterEach(() => Promise.all([outside.close(), server.close()]))

  return {
    clock: () => clock,
    server: () => server,
    parts: () => ({
      clock,
      weatherSource: openMeteo({ weatherUrl: server.url, geocodingUrl: server.url, outside }),
    }),
  }
}
