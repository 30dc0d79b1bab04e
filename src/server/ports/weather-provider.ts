import type { DayWeather, WeatherCondition } from '../../contract/weather.ts'
import type { Place } from '../../domain/weather/places/place.ts'

/** The weather of a place from a source. */
export interface WeatherReading {
  /** The instant of `now`. */
  readonly observedAt: Date
  /** UTC offset of the place. */
  readonly utcOffsetSeconds: number
  readonly now: {
    readonly condition: WeatherCondition
    readonly temperatureCelsius: number
    /** 0 to 100. */
    readonly humidity: number | null
    readonly windKmh: number | null
  }
  /** By the place's calendar, oldest first, each day once; includes today and at least one more day. */
  readonly days: readonly DayWeather[]
}

/** Finds places and their weather. Never throws because of a response. */
export interface WeatherProvider {
  /** The most likely place, as 'Toronto' or 'Paris, Texas'; null for an unknown name. */
  find(name: string): Promise<Place | null | 'unreachable'>
  /** The places of this name, most likely first, each under a unique name that `find` knows too. */
  list(name: string): Promise<readonly Place[] | 'unreachable'>
  read(place: Place): Promise<WeatherReading | 'unreachable'>
}
