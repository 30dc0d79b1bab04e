import type { DayWeather, TemperatureUnit, WeatherCondition } from '../../contract/weather.ts'
import { temperatureOfDay } from '../../domain/weather/temperature-of-day.ts'
import { weatherInWords } from '../../domain/words/weather/weather-words.ts'
import { classNames } from '../ui/class-names.ts'
import { degrees } from './degrees.ts'

// A narrow day has room for one short word; the full text is the chip's title and for screen readers.
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
  /** Shows the word only if its container has room for it. */
  readonly isShort?: boolean
}

/**
 * The weather of a day in short: the temperature that all its texts name, and the sky. '~' marks an estimate; screen
 * readers get it in words.
 */
export function WeatherChip({ weather, unit, isShort = false }: WeatherChipProps) {
  const { condition } = weather
  const isEstimate = weather.source === 'estimate'
  const words = `${weatherInWords(weather, unit)}${isEstimate ? ', an estimate for the month' : ''}`
  return (
    // Keeps the text for screen readers within the scrolling row.
    <span className="type-note text-quiet relative whitespace-nowrap" title={words}>
      <span aria-hidden>
        {isEstimate && <span className="mr-0.5">~</span>}
        {degrees(temperatureOfDay(weather), unit)}
        <span className={classNames(isShort && 'hidden @min-[112px]:inline')}> {shortWords[condition]}</span>
      </span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
