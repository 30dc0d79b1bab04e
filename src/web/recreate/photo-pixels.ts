/** Pixels of a decoded photo: red, green, blue and alpha, row by row. */
export interface PhotoPixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

// Half the side of the sampled square, as a fraction of the longer edge.
const REACH = 0.008

/**
 * The color around a position, as `#rrggbb`: the median of each channel, so that a thread or a button does not matter.
 * `x` and `y` are fractions of the photo.
 */
export function colorAround(pixels: PhotoPixels, x: number, y: number): string {
  const { data, width, height } = pixels
  const reach = Math.max(1, Math.round(REACH * Math.max(width, height)))
  const columns = range(Math.round(x * (width - 1)), reach, width)
  const rows = range(Math.round(y * (height - 1)), reach, height)
  const starts = rows.flatMap((row) => columns.map((column) => (row * width + column) * 4))
  const digits = [0, 1, 2].map((channel) => {
    const values = starts.map((start) => data[start + channel] ?? 0).toSorted((one, other) => one - other)
    return (values[Math.floor(values.length / 2)] ?? 0).toString(16).padStart(2, '0')
  })
  return `#${digits.join('')}`
}

function range(middle: number, reach: number, length: number): number[] {
  const first = Math.max(0, middle - reach)
  const last = Math.min(length - 1, middle + reach)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}
