/** Edge of a window in pixels; a power of two for the FFT. */
export const WINDOW_EDGE = 64

/** Subtracts a wide blur: removes slow changes of light, such as folds. */
export function withoutShading(values: Float64Array): Float64Array {
  const radius = 12
  const blurred = boxBlur(boxBlur(values, radius, 1, WINDOW_EDGE), radius, WINDOW_EDGE, 1)
  return values.map((value, at) => value - (blurred[at] ?? 0))
}

function boxBlur(values: Float64Array, radius: number, step: number, lineStep: number): Float64Array {
  const out = new Float64Array(values.length)
  for (let line = 0; line < WINDOW_EDGE; line += 1)
    for (let place = 0; place < WINDOW_EDGE; place += 1) {
      const [from, to] = [Math.max(0, place - radius), Math.min(WINDOW_EDGE - 1, place + radius)]
      let sum = 0
      for (let at = from; at <= to; at += 1) sum += values[line * lineStep + at * step] ?? 0
      out[line * lineStep + place * step] = sum / (to - from + 1)
    }
  return out
}

const hann = Float64Array.from(
  { length: WINDOW_EDGE },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / (WINDOW_EDGE - 1)),
)

/** Adds the power spectrum of a window to `power`; frequency (x, y) is at y * WINDOW_EDGE + x. */
export function addSpectrum(values: Float64Array, power: Float64Array): void {
  const real = values.map(
    (value, at) => value * (hann[at % WINDOW_EDGE] ?? 0) * (hann[Math.floor(at / WINDOW_EDGE)] ?? 0),
  )
  const imaginary = new Float64Array(real.length)
  for (let line = 0; line < WINDOW_EDGE; line += 1) transform(real, imaginary, line * WINDOW_EDGE, 1)
  for (let line = 0; line < WINDOW_EDGE; line += 1) transform(real, imaginary, line, WINDOW_EDGE)
  for (let at = 0; at < power.length; at += 1)
    power[at] = (power[at] ?? 0) + (real[at] ?? 0) ** 2 + (imaginary[at] ?? 0) ** 2
}

// In-place FFT of one line (Cooley and Tukey 1965).
function transform(real: Float64Array, imaginary: Float64Array, start: number, step: number): void {
  const swap = (values: Float64Array, one: number, other: number) => {
    const kept = values[start + one * step] ?? 0
    values[start + one * step] = values[start + other * step] ?? 0
    values[start + other * step] = kept
  }
  for (let at = 1, turned = 0; at < WINDOW_EDGE; at += 1) {
    let bit = WINDOW_EDGE >> 1
    for (; turned & bit; bit >>= 1) turned ^= bit
    turned ^= bit
    if (at < turned) {
      swap(real, at, turned)
      swap(imaginary, at, turned)
    }
  }
  for (let size = 2; size <= WINDOW_EDGE; size *= 2)
    for (let block = 0; block < WINDOW_EDGE; block += size)
      for (let at = 0; at < size / 2; at += 1) {
        const angle = (-2 * Math.PI * at) / size
        const one = start + (block + at) * step
        const other = one + (size / 2) * step
        const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
        const turnedReal = (real[other] ?? 0) * cosine - (imaginary[other] ?? 0) * sine
        const turnedImaginary = (real[other] ?? 0) * sine + (imaginary[other] ?? 0) * cosine
        real[other] = (real[one] ?? 0) - turnedReal
        imaginary[other] = (imaginary[one] ?? 0) - turnedImaginary
        real[one] = (real[one] ?? 0) + turnedReal
        imaginary[one] = (imaginary[one] ?? 0) + turnedImaginary
      }
}
