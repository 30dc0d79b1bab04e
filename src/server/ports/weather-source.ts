import type { DayWeather, WeatherCondition } from '../../contract/weather.ts'
import type { Place } from '../../domain/weather/place.ts'

/** The weather of a place as a source gave it. */
export interface WeatherReading {
  /** The instant that `now` is of. */
  readonly observedAt: Date
  /** How far the clocks of the place are ahead of UTC. */
  readonly utcOffsetSeconds: number
  readonly now: {
    readonly condition: WeatherCondition
    readonly temperatureCelsius: number
    /** 0 to 100. */
    readonly humidity: number | null
    readonly windKmh: number | null
  }
  /** By the calendar of the place, oldest first, each day once; today and at least one more among them. */
  readonly days: readonly DayWeather[]
}

/** Says where places are and what weather they have. Nothing that is answered makes it throw. */
export interface WeatherSource {
  /** The place that is most likely meant, as 'Toronto' or 'Paris, Texas'; null where none has this name. */
  find(name: string): Promise<Place | null | 'unreachable'>
  /** The places that bear it, the likeliest first, each by a name of its own, which `find` knows too. */
  list(name: string): Promise<readonly Place[] | 'unreachable'>
  read(place: Place): Promise<WeatherReading | 'unreachable'>
}
