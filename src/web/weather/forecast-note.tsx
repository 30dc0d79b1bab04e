import type { WeatherSource } from '../../contract/weather.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import { forecastInWords } from './forecast-in-words.ts'

interface ForecastNoteProps {
  readonly place: string
  /** The days of the week in order, by their names; where nothing was read it is an estimate. */
  readonly days: readonly { readonly name: string; readonly source: WeatherSource }[]
}

/** Where the weather of a week comes from, and from which day on it is an estimate. */
export function ForecastNote({ place, days }: ForecastNoteProps) {
  const isRead = days.some(({ source }) => source !== 'estimate')
  return (
    <p className="type-note text-quiet">
      {forecastInWords(place, days)}
      {isRead && (
        <>
          {' '}
          <OutsideLink address="https://open-meteo.com/" name="Weather data by Open-Meteo.com" />
        </>
      )}
    </p>
  )
}
