import type { WeatherOrigin as ReadingSource } from '../../contract/weather.ts'
import type { Place } from '../../domain/weather/places/place.ts'
import type { Database } from '../db/open-database.ts'
import type { Clock } from '../ports/clock.ts'
import type { WeatherReading } from '../ports/weather-provider.ts'

/** A reading and its reliability. */
export interface SourcedReading {
  readonly reading: WeatherReading
  readonly source: ReadingSource
}

/** Places and weather, from the cache first. */
export interface WeatherReader {
  /** Null for an unknown name; 'unreachable' if the service is down and the name is not bundled. */
  find(name: string): Promise<Place | null | 'unreachable'>
  /** The places of this name, most likely first, each under a unique name that `find` knows too. */
  list(name: string): Promise<readonly Place[]>
  /** Never fails: fetched within half an hour, else the last reading, else an estimate. */
  read(place: Place): Promise<SourcedReading>
}

/** Dependencies of weather. */
export interface WeatherDeps {
  readonly db: Database
  readonly clock: Clock
  readonly weatherReader: WeatherReader
}
