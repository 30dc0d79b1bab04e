import { textInUnit } from '../../domain/weather/text-in-unit.ts'
import { useTemperatureUnit } from './weather-queries.ts'

// Matches '−3 to 1 °C' and '13 °C'.
const range = /(?:−?\d+ to )?−?\d+ °[CF]/g

/** Formats a sentence of the server: degrees in the user's unit, without line breaks inside. */
export function useTextInUnit(): (sentence: string) => string {
  const unit = useTemperatureUnit()
  return (sentence) =>
    textInUnit(sentence, unit ?? 'celsius').replaceAll(range, (degrees) => degrees.replaceAll(' ', '\u00a0'))
}
