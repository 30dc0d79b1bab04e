// Where the wind chill of Environment Canada and the US National Weather Service (2001) holds.
const CHILL_BELOW_CELSIUS = 10
const CHILL_FROM_KMH = 5

/** Degrees Celsius as they feel in the wind, in km/h; as they are where it is warm, calm or nobody knows. */
export function feelsLike(celsius: number, windKmh: number | null): number {
  if (windKmh === null || windKmh < CHILL_FROM_KMH || celsius > CHILL_BELOW_CELSIUS) return celsius
  const speed = windKmh ** 0.16
  return Math.min(celsius, 13.12 + 0.6215 * celsius - 11.37 * speed + 0.3965 * celsius * speed)
}
