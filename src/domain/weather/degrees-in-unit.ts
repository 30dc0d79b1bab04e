import type { TemperatureUnit } from '../../contract/weather.ts'

// '13 °C', '−2 to 4 °C', '10–15°C'; a hyphen before the first figure of a number is its minus.
const celsius =
  /(?:(?<![\d.])([-−]?\d+(?:\.\d+)?)(\s?(?:to|–|-)\s?))?(?<![\d.])([-−]?\d+(?:\.\d+)?)(\s?)°C\b/g

/**
 * A sentence with its degrees in the unit: 'too cold below 13 °C' as 'too cold below 55 °F'. The server writes °C, also
 * into what is stored. Whole degrees, with a typographic minus; what stands in °F already stays.
 */
export function degreesInUnit(text: string, unit: TemperatureUnit): string {
  const sign = unit === 'fahrenheit' ? '°F' : '°C'
  return text.replaceAll(celsius, (_all, from, between: string, to: string, space: string) => {
    const start = typeof from === 'string' ? `${degrees(from, unit)}${between}` : ''
    return `${start}${degrees(to, unit)}${space}${sign}`
  })
}

function degrees(written: string, unit: TemperatureUnit): string {
  if (unit === 'celsius') return written.replace('-', '−')
  const value = Number(written.replace('−', '-'))
  return String(Math.round((value * 9) / 5 + 32) + 0).replace('-', '−')
}
