import { degreesInUnit } from '../../domain/weather/degrees-in-unit.ts'
import { useTemperatureUnit } from './weather-queries.ts'

/** How a sentence of the server is drawn: with its degrees in the unit that degrees are shown in. */
export function useInDegrees(): (sentence: string) => string {
  const unit = useTemperatureUnit()
  return (sentence) => degreesInUnit(sentence, unit ?? 'celsius')
}
