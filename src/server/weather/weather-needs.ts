import type { Database } from '../db/open-database.ts'
import type { Clock } from '../ports/clock.ts'
import type { WeatherReader } from './weather-reader.ts'

/** Dependencies of weather. */
export interface WeatherNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly weatherReader: WeatherReader
}
