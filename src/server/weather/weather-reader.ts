import type { WeatherSource as ReadingSource } from '../../contract/weather.ts'
import type { Place } from '../../domain/weather/place.ts'
import type { WeatherReading } from '../ports/weather-source.ts'

/** A reading, and how much it can be trusted. */
export interface SourcedReading {
  readonly reading: WeatherReading
  readonly source: ReadingSource
}

/** Where places are and what weather they have, with what is known already before anybody is asked. */
export interface WeatherReader {
  /** Null where no place has this name; 'unreachable' where nobody could be asked and the name is in no list. */
  find(name: string): Promise<Place | null | 'unreachable'>
  /** The places that bear it, the likeliest first, each by a name of its own, which `find` knows too. */
  list(name: string): Promise<readonly Place[]>
  /** Always something: fetched within half an hour, else the last that was, else an estimate. */
  read(place: Place): Promise<SourcedReading>
}
