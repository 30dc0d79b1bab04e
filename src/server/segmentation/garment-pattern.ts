import weights from './pattern-weights.json' with { type: 'json' }
import { addSpectrum, withoutShading, WINDOW_EDGE as EDGE } from './window-spectrum.ts'

/** The weave or print of a garment, from its spectrum. */
export type SeenPattern = 'stripe' | 'check'

// Offset of the windows from the center, as a share of the view.
const OFFSETS_DOWN = [-44, 0, 44]
const OFFSETS_ACROSS = [-28, 0, 28]
// Cycles per window: fewer are folds and shadows, more are noise.
const MIN_WAVES = 2.5
const MAX_WAVES = 26
const DIRECTIONS = 20
const PEAK_RADIUS = 1.8

/** Edge of the square view for pattern recognition, in pixels. */
export const PATTERN_VIEW_EDGE = 192

/** Stripes or checks in a square RGB view of a garment, or null if uncertain. */
export function garmentPattern(view: Uint8Array): SeenPattern | null {
  const features = patternFeatures(view)
  const scores = weights.patterns.map((_, row) =>
    features.reduce((sum, value, at) => {
      const standard = (value - (weights.means[at] ?? 0)) / (weights.spreads[at] ?? 1)
      return sum + standard * (weights.slopes[row]?.[at] ?? 0)
    }, weights.biases[row] ?? 0),
  )
  const powers = scores.map((score) => Math.exp(score - Math.max(...scores)))
  const sum = powers.reduce((total, power) => total + power, 0)
  const sure = weights.patterns.findIndex((_, row) => (powers[row] ?? 0) / sum > weights.sure)
  const pattern = weights.patterns[sure]
  return pattern === 'stripe' || pattern === 'check' ? pattern : null
}

/**
 * Features of nine windows' spectra: strength, one or two crossing directions, regularity. Medians over the windows,
 * and the spread of two of them.
 */
export function patternFeatures(view: Uint8Array): number[] {
  const windows = OFFSETS_DOWN.flatMap((down) =>
    OFFSETS_ACROSS.map((across) => {
      const middle = (PATTERN_VIEW_EDGE - EDGE) / 2
      return windowFeatures(view, middle + across, middle + down)
    }),
  )
  const columns = (windows[0] ?? []).map((_, at) => windows.map((features) => features[at] ?? 0))
  const medians = columns.map((column) => median(column))
  return [...medians, spread(columns[2] ?? []), spread(columns[4] ?? []), Math.log((medians[4] ?? 0) + 1e-3)]
}

function windowFeatures(view: Uint8Array, left: number, top: number): number[] {
  const power = new Float64Array(EDGE * EDGE)
  let [contrast, lightness] = [0, 0]
  for (const weight of channels) {
    const values = new Float64Array(EDGE * EDGE)
    for (let pixel = 0; pixel < values.length; pixel += 1) {
      const at = ((top + Math.floor(pixel / EDGE)) * PATTERN_VIEW_EDGE + left + (pixel % EDGE)) * 3
      for (const [channel, share] of weight.entries())
        values[pixel] = (values[pixel] ?? 0) + ((view[at + channel] ?? 0) / 255) * share
    }
    if (weight === luminance) lightness = mean(values)
    const detail = withoutShading(values)
    contrast += mean(detail.map((value) => value * value))
    addSpectrum(detail, power)
  }
  return [
    Math.log(Math.sqrt(contrast) + 1e-3),
    Math.log(Math.sqrt(contrast) / (lightness + 0.05)),
    ...shapeOf(power),
  ]
}

const luminance = [0.299, 0.587, 0.114]
// Lightness and two color differences.
const channels = [luminance, [0.701, -0.587, -0.114], [-0.299, -0.587, 0.886]]

function shapeOf(power: Float64Array): number[] {
  const flat = power.map((value, at) => value * (places[at]?.waves ?? 0))
  const total = flat.reduce((sum, value) => sum + value, 0) + 1e-12
  const shares = Array.from({ length: DIRECTIONS }, () => 0)
  for (const [at, place] of places.entries())
    if (place) shares[place.direction] = (shares[place.direction] ?? 0) + (flat[at] ?? 0) / total
  const main = shares.indexOf(Math.max(...shares))
  const shareAt = (turn: number) => shares[(main + turn) % DIRECTIONS] ?? 0
  const first = peakOf(flat, main)
  const crossing = peakOf(flat, (main + DIRECTIONS / 2) % DIRECTIONS)
  const strongest = [...power].toSorted((one, other) => other - one).slice(0, 12)
  const all = power.reduce((sum, value) => sum + value, 0) + 1e-12
  return [
    shares[main] ?? 0,
    Math.max(shareAt(9), shareAt(10), shareAt(11)),
    first.power / total,
    crossing.power / total,
    Math.log(first.waves + 1e-3),
    Math.log(strongest.reduce((sum, value) => sum + value, 0) / all + 1e-6),
    Math.min(first.power, crossing.power) / (Math.max(first.power, crossing.power) + 1e-12),
  ]
}

interface Place {
  readonly across: number
  readonly down: number
  readonly waves: number
  /** One of `DIRECTIONS` over half a turn. */
  readonly direction: number
}

// The second half of a spectrum mirrors the first.
function signed(place: number): number {
  return place < EDGE / 2 ? place : place - EDGE
}

// Per value of a spectrum; null outside of the band.
const places: readonly (Place | null)[] = Array.from({ length: EDGE * EDGE }, (_, at) => {
  const [across, down] = [signed(at % EDGE), signed(Math.floor(at / EDGE))]
  const waves = Math.hypot(across, down)
  if (waves < MIN_WAVES || waves > MAX_WAVES) return null
  const turn = (Math.atan2(down, across) + 2 * Math.PI) % Math.PI
  return { across, down, waves, direction: Math.round((turn / Math.PI) * DIRECTIONS) % DIRECTIONS }
})

// The strongest frequency within a direction or its neighbors, with its surroundings.
function peakOf(flat: Float64Array, direction: number): { power: number; waves: number } {
  let best = -1
  for (const [at, place] of places.entries()) {
    if (!place) continue
    const away = Math.abs(place.direction - direction)
    if (Math.min(away, DIRECTIONS - away) > 1) continue
    if (best < 0 || (flat[at] ?? 0) > (flat[best] ?? 0)) best = at
  }
  const peak = places[best]
  if (!peak) return { power: 0, waves: 1 }
  let power = 0
  for (const [at, place] of places.entries()) {
    if (!place) continue
    const near = (sign: number) =>
      Math.hypot(place.across - sign * peak.across, place.down - sign * peak.down) < PEAK_RADIUS
    if (near(1) || near(-1)) power += flat[at] ?? 0
  }
  return { power, waves: peak.waves }
}

function mean(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

function spread(values: readonly number[]): number {
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / values.length)
}
