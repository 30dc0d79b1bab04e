import { degreesInUnit } from '../../domain/weather/degrees-in-unit.ts'
import { useTemperatureUnit } from './weather-queries.ts'

// '−3 to 1 °C', '13 °C'
const range = /(?:−?\d+ to )?−?\d+ °[CF]/g

/** How a sentence of the server is drawn: its degrees in the unit that they are shown in, and on one line with it. */
export function useInDegrees(): (sentence: string) => string {
  const unit = useTemperatureUnit()
  return (sentence) =>
    degreesInUnit(sentence, unit ?? 'celsius').replaceAll(range, (degrees) =>
      degrees.replaceAll(' ', '\u00a0'),
    )
}
