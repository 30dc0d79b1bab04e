import { listed } from '../../domain/words/english.ts'
import type { WeatherOrigin } from '../../contract/weather.ts'

interface SourcedDay {
  /** Such as 'Thursday'. */
  readonly name: string
  readonly source: WeatherOrigin
}

/**
 * Source of the weather of these days (in order): 'Forecast for Toronto, from Open-Meteo. From Thursday on it is an
 * estimate for the month.' In a week that has begun, a forecast is missing because it failed to load.
 */
export function forecastSource(place: string, days: readonly SourcedDay[], hasBegun = false): string {
  const estimated = days.filter(({ source }) => source === 'estimate')
  if (estimated.length === days.length)
    return `${hasBegun ? 'No forecast right now.' : 'Too far out for a forecast.'} The weather for ${place} is an estimate for the month.`
  const isOld = days.some(({ source }) => source === 'cached')
  const read = `Forecast for ${place}, from Open-Meteo${isOld ? ', last read earlier' : ''}.`
  const [first] = estimated
  if (!first) return read
  const isToTheEnd = days.slice(days.indexOf(first)).every(({ source }) => source === 'estimate')
  const when =
    isToTheEnd && estimated.length > 1 ? `From ${first.name} on` : `On ${listed(estimated.map(nameOf))}`
  return `${read} ${when} it's an estimate for the month.`
}

function nameOf({ name }: SourcedDay): string {
  return name
}
