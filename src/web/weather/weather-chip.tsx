import type { DayWeather, TemperatureUnit, WeatherCondition } from '../../contract/weather.ts'
import { weatherInWords } from '../../domain/weather/weather-in-words.ts'
import { classNames } from '../ui/class-names.ts'
import { degrees } from './degrees.ts'

// A day's column has room for one short word; the whole is in the chip's title.
const shortWords: Readonly<Record<WeatherCondition, string>> = {
  Clear: 'Clear',
  'Partly cloudy': 'Fair',
  Cloudy: 'Cloud',
  Fog: 'Fog',
  Drizzle: 'Drizzle',
  'Freezing rain': 'Ice',
  Rain: 'Rain',
  'Heavy rain': 'Rain',
  Snow: 'Snow',
  Thunderstorm: 'Storm',
}

interface WeatherChipProps {
  readonly weather: DayWeather
  readonly unit: TemperatureUnit
  /** On a phone the degrees alone. */
  readonly isShort?: boolean
}

/** The weather of a day in a word: its warmest hour, and the sky; an estimate says that it is one. */
export function WeatherChip({ weather, unit, isShort = false }: WeatherChipProps) {
  const { condition, highCelsius } = weather
  const isEstimate = weather.source === 'estimate'
  return (
    <span
      // What is only read out stays within the row that scrolls.
      className="type-note text-quiet relative whitespace-nowrap"
      title={`${weatherInWords(weather, unit)}${isEstimate ? ', an estimate for the month' : ''}`}
    >
      {degrees(highCelsius, unit)}{' '}
      <span className={classNames(isShort && 'max-desk:sr-only')}>{shortWords[condition]}</span>
      {isEstimate && <span className="sr-only">, estimate</span>}
    </span>
  )
}
