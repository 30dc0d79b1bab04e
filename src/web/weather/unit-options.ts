import type { TemperatureUnit } from '../../contract/weather.ts'

/** The units of degrees. */
export const unitOptions: readonly { readonly value: TemperatureUnit; readonly text: string }[] = [
  { value: 'celsius', text: '°C' },
  { value: 'fahrenheit', text: '°F' },
]
