import { convertRgbToOklab, formatHex } from 'culori/fn'

// Shades of one cloth lie on a line from shadow to light, so lightness counts for less than chroma here.
const LIGHTNESS_WEIGHT = 0.4
// In OKLab as weighted here: how far from its middle a color still belongs to the same cloth.
const SAME_CLOTH = 0.042
const MOST_CENTERS = 160
const LEAST_COVER = 8

interface Shade {
  /** Of how many whole pixels. */
  weight: number
  red: number
  green: number
  blue: number
}

interface PlacedShade extends Shade {
  readonly lightness: number
  readonly a: number
  readonly b: number
}

/**
 * The color that covers most of a garment, as `#rrggbb`: one that its cloth really has, not an average of a print.
 * `rgba` are sRGB pixels, `mask` says of each how far it belongs to the garment (0 to 255). Null where nothing does.
 */
export function garmentColor(rgba: Uint8Array, mask: Uint8Array): string | null {
  const shades = shadesOf(rgba, mask)
  const centers = shades.toSorted((one, other) => other.weight - one.weight).slice(0, MOST_CENTERS)
  let best: { cloth: readonly PlacedShade[]; weight: number } = { cloth: [], weight: 0 }
  for (const center of centers) {
    const cloth = shades.filter((shade) => distance(shade, center) < SAME_CLOTH)
    const weight = cloth.reduce((sum, shade) => sum + shade.weight * closeness(shade, center), 0)
    if (weight > best.weight) best = { cloth, weight }
  }
  return best.cloth.length === 0 ? null : middleShade(best.cloth)
}

// Pixels that differ by less than eight steps of each channel are counted as one shade.
function shadesOf(rgba: Uint8Array, mask: Uint8Array): PlacedShade[] {
  const shades = new Map<number, Shade>()
  for (let pixel = 0, at = 0; pixel < mask.length; pixel += 1, at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [rgba[at], rgba[at + 1], rgba[at + 2], rgba[at + 3]]
    const weight = ((mask[pixel] ?? 0) * alpha) / 255 ** 2
    if (weight * 255 < LEAST_COVER) continue
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    const shade = shades.get(key)
    if (!shade) {
      shades.set(key, { weight, red: red * weight, green: green * weight, blue: blue * weight })
      continue
    }
    shade.weight += weight
    shade.red += red * weight
    shade.green += green * weight
    shade.blue += blue * weight
  }
  return [...shades.values()].map(placed)
}

function placed({ weight, red, green, blue }: Shade): PlacedShade {
  const mean = { red: red / weight, green: green / weight, blue: blue / weight }
  const { l, a, b } = convertRgbToOklab({ r: mean.red / 255, g: mean.green / 255, b: mean.blue / 255 })
  return { weight, ...mean, lightness: l, a, b }
}

function distance(one: PlacedShade, other: PlacedShade): number {
  return Math.hypot(LIGHTNESS_WEIGHT * (one.lightness - other.lightness), one.a - other.a, one.b - other.b)
}

function closeness(shade: PlacedShade, center: PlacedShade): number {
  return 1 - (distance(shade, center) / SAME_CLOTH) ** 2
}

// Between shadow and light, at the lightness that half of the cloth is darker than.
function middleShade(cloth: readonly PlacedShade[]): string {
  const lightness = median(cloth, (shade) => shade.lightness)
  const nearest = cloth.filter((shade) => Math.abs(shade.lightness - lightness) < 0.04)
  const weight = nearest.reduce((sum, shade) => sum + shade.weight, 0)
  const mean = (channel: 'red' | 'green' | 'blue') =>
    nearest.reduce((sum, shade) => sum + shade[channel] * shade.weight, 0) / weight / 255
  return formatHex({ mode: 'rgb', r: mean('red'), g: mean('green'), b: mean('blue') })
}

function median(cloth: readonly PlacedShade[], value: (shade: PlacedShade) => number): number {
  const half = cloth.reduce((sum, shade) => sum + shade.weight, 0) * 0.6
  let passed = 0
  for (const shade of cloth.toSorted((one, other) => value(one) - value(other))) {
    passed += shade.weight
    if (passed >= half) return value(shade)
  }
  return 0
}
