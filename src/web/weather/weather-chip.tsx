import type { DayWeather, TemperatureUnit, WeatherCondition } from '../../contract/weather.ts'
import { temperatureOfDay } from '../../domain/weather/temperature-of-day.ts'
import { weatherInWords } from '../../domain/words/weather-words.ts'
import { classNames } from '../ui/class-names.ts'
import { degrees } from './degrees.ts'

// A day's column has room for one short word; the whole is read out, and is the chip's title.
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
  /** The word is there only where its container has room for it. */
  readonly isShort?: boolean
}

/** The weather of a day in short: the temperature that every text of it names, and the sky. An estimate has a '~'; what is read out says it. */
export function WeatherChip({ weather, unit, isShort = false }: WeatherChipProps) {
  const { condition } = weather
  const isEstimate = weather.source === 'estimate'
  const words = `${weatherInWords(weather, unit)}${isEstimate ? ', an estimate for the month' : ''}`
  return (
    // What is only read out stays within the row that scrolls.
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
