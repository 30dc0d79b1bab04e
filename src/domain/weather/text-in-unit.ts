import type { TemperatureUnit } from '../../contract/weather.ts'

// Matches '13 °C', '−2 to 4 °C', '10–15°C'. A hyphen directly before a number is a minus sign.
const celsius =
  /(?:(?<![\d.])([-−]?\d+(?:\.\d+)?)(\s?(?:to|–|-)\s?))?(?<![\d.])([-−]?\d+(?:\.\d+)?)(\s?)°C\b/g

/**
 * Converts the temperatures in a text to the unit, in whole degrees with a typographic minus: 'below 13 °C' becomes
 * 'below 55 °F'. Server texts, including stored ones, are in °C. Temperatures in °F stay as they are.
 */
export function textInUnit(text: string, unit: TemperatureUnit): string {
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
