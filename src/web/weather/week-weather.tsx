import type { DayWeather, TemperatureUnit } from '../../contract/weather.ts'
import { weekDayOf } from '../../domain/calendar-days.ts'
import { shortWeekday } from '../../domain/words/dates.ts'
import { weatherInWords } from '../../domain/words/weather/weather-words.ts'
import { degrees } from './degrees.ts'
import { SkyIcon } from './sky-icon.tsx'

interface WeekWeatherProps {
  /** Today first. */
  readonly days: readonly DayWeather[]
  readonly unit: TemperatureUnit
}

/** The days from today: sky, highest and lowest temperature. '~' marks an estimate among forecasts. */
export function WeekWeather({ days, unit }: WeekWeatherProps) {
  const hasForecast = days.some(({ source }) => source !== 'estimate')
  return (
    <ul aria-label="The next seven days" className="border-line grid grid-cols-7 border-t pt-3">
      {days.map((day) => {
        const isEstimate = day.source === 'estimate'
        const mark = isEstimate && hasForecast && '~'
        const words = `${weekDayOf(day.date)}: ${weatherInWords(day, unit)}${isEstimate ? ', an estimate for the month' : ''}`
        return (
          <li key={day.date} title={words} className="relative">
            <span className="sr-only">{words}</span>
            <span aria-hidden className="type-note grid gap-1">
              <span className="text-quiet">{shortWeekday(day.date)}</span>
              <span className="text-quiet py-0.5">
                <SkyIcon condition={day.condition} />
              </span>
              <span>
                {mark}
                {degrees(Math.round(day.highCelsius), unit)}
              </span>
              <span className="text-quiet">
                {mark}
                {degrees(Math.round(day.lowCelsius), unit)}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
