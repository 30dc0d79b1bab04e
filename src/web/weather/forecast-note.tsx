import type { WeatherOrigin } from '../../contract/weather.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import { forecastSource } from './forecast-source.ts'

interface ForecastNoteProps {
  readonly place: string
  /** The days of the week by name, in order; without a forecast they are estimates. */
  readonly days: readonly { readonly name: string; readonly source: WeatherOrigin }[]
  /** The first day is today or earlier. */
  readonly hasBegun?: boolean
}

/** Source of a week's weather, and the day from which it is an estimate. */
export function ForecastNote({ place, days, hasBegun = false }: ForecastNoteProps) {
  const isRead = days.some(({ source }) => source !== 'estimate')
  return (
    <p className="type-note text-quiet">
      {forecastSource(place, days, hasBegun)}
      {isRead && (
        <>
          {' '}
          <OutsideLink address="https://open-meteo.com/" name="Weather data by Open-Meteo.com" />
        </>
      )}
    </p>
  )
}
