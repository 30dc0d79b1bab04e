/** Until it is built. */
export function WeatherPanel() {
  return null
}
