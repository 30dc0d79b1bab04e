import { convertOklabToRgb, convertRgbToOklab, formatHex } from 'culori/fn'

/** One color of a garment (`#rrggbb`) and its share of the visible garment, from 0 to 1. */
export interface ColorShare {
  readonly hex: string
  readonly share: number
}

// Shades of one fabric lie on a line from shadow to light, so lightness has less weight than chroma.
const LIGHTNESS_WEIGHT = 0.4
// Radius of one fabric around its center, in OKLab with weighted lightness.
const SAME_FABRIC = 0.042
const MAX_CENTERS = 96
const MAX_FABRICS = 7
const MIN_COVER = 8
// Share of the garment; less is a seam, a label or a gap in the mask.
const MIN_FABRIC = 0.03
// In OKLab: maximum effect of shading on a and b (across), and on lightness (along).
const SHADING_ACROSS = 0.03
const SHADING_ALONG = 0.3
// Share of the smaller of two peaks in the lightness histogram; a lower valley between them means two colors.
const VALLEY = 0.4
const LIGHTNESS_STEPS = 40

interface Shade {
  /** Number of pixels, weighted by coverage. */
  weight: number
  red: number
  green: number
  blue: number
}

interface PlacedShade {
  readonly weight: number
  readonly l: number
  readonly a: number
  readonly b: number
}

interface Fabric {
  readonly shades: readonly PlacedShade[]
  readonly weight: number
  readonly center: PlacedShade
}

/**
 * Returns the colors of a garment with their shares, largest first. They are colors of the fabric, never the mean of a
 * print; folds, shadows and highlights of one fabric count as one color. Empty if the mask is empty.
 * `rgba` are sRGB pixels; `mask` is the coverage of each pixel by the garment (0 to 255).
 */
export function garmentColors(rgba: Uint8Array, mask: Uint8Array): ColorShare[] {
  const shades = shadesOf(rgba, mask)
  const fabrics = mergedFabrics(separateFabrics(shades))
  const whole = weightOf(shades)
  return fabrics
    .toSorted((one, other) => other.weight - one.weight)
    .map((fabric) => ({ hex: hexOf(fabric.center), share: fabric.weight / whole }))
}

// Bins pixels into shades of eight steps per channel.
function shadesOf(rgba: Uint8Array, mask: Uint8Array): PlacedShade[] {
  const shades = new Map<number, Shade>()
  for (let pixel = 0, at = 0; pixel < mask.length; pixel += 1, at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [rgba[at], rgba[at + 1], rgba[at + 2], rgba[at + 3]]
    const weight = ((mask[pixel] ?? 0) * alpha) / 255 ** 2
    if (weight * 255 < MIN_COVER) continue
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    const shade = shades.get(key) ?? { weight: 0, red: 0, green: 0, blue: 0 }
    shade.weight += weight
    shade.red += red * weight
    shade.green += green * weight
    shade.blue += blue * weight
    shades.set(key, shade)
  }
  return [...shades.values()].map(placed)
}

function placed({ weight, red, green, blue }: Shade): PlacedShade {
  const scale = 255 * weight
  const { l, a, b } = convertRgbToOklab({ r: red / scale, g: green / scale, b: blue / scale })
  return { weight, l, a, b }
}

// Greedy clustering: repeatedly takes the densest cluster of the rest, then assigns each shade to the nearest center.
function separateFabrics(shades: readonly PlacedShade[]): Fabric[] {
  const whole = weightOf(shades)
  const centers: PlacedShade[] = []
  let left = shades.toSorted((one, other) => other.weight - one.weight)
  while (centers.length < MAX_FABRICS && weightOf(left) > MIN_FABRIC * whole) {
    const center = densest(left)
    if (!center) break
    centers.push(center)
    left = left.filter((shade) => distance(shade, center) >= SAME_FABRIC ** 2)
  }
  const members = centers.map((): PlacedShade[] => [])
  for (const shade of shades) {
    const away = centers.map((center) => distance(shade, center))
    members[away.indexOf(Math.min(...away))]?.push(shade)
  }
  return members
    .map((own, index) => fabricOf(own, centers[index]))
    .filter(({ weight }) => weight > MIN_FABRIC * whole)
}

function densest(heaviestFirst: readonly PlacedShade[]): PlacedShade | null {
  let best: PlacedShade | null = null
  let most = 0
  for (const center of heaviestFirst.slice(0, MAX_CENTERS)) {
    let sum = 0
    for (const shade of heaviestFirst)
      sum += shade.weight * Math.max(0, 1 - distance(shade, center) / SAME_FABRIC ** 2)
    if (sum > most) [best, most] = [center, sum]
  }
  return best
}

// Measures the color near the densest point; outer shades are reflections or threads of an adjacent fabric.
function fabricOf(shades: readonly PlacedShade[], dense?: PlacedShade): Fabric {
  const core = dense ? shades.filter((shade) => distance(shade, dense) < SAME_FABRIC ** 2) : shades
  return { shades, weight: weightOf(shades), center: middleShade(core.length > 0 ? core : shades) }
}

// Merges a shadow or highlight into the larger fabric, which keeps its color and gains share.
function mergedFabrics(fabrics: readonly Fabric[]): Fabric[] {
  const merged: Fabric[] = []
  for (const fabric of fabrics.toSorted((one, other) => other.weight - one.weight)) {
    const at = merged.findIndex((larger) => isShading(larger, fabric))
    const larger = merged[at]
    if (!larger) merged.push(fabric)
    else {
      const shades = [...larger.shades, ...fabric.shades]
      merged[at] = { shades, weight: larger.weight + fabric.weight, center: larger.center }
    }
  }
  return merged
}

// Less light scales all of OKLab, so a shadow has the same ratio of a and b to lightness.
function isShading(larger: Fabric, smaller: Fabric): boolean {
  const [one, other] = [larger.center, smaller.center]
  const scale = other.l / Math.max(0.05, one.l)
  const across = Math.hypot(other.a - one.a * scale, other.b - one.b * scale)
  const along = Math.abs(one.l - other.l)
  if (along > SHADING_ALONG || across > SHADING_ACROSS) return false
  return along < 0.1 || !hasValley(larger, smaller)
}

function hasValley(one: Fabric, other: Fabric): boolean {
  const heap = Array.from({ length: LIGHTNESS_STEPS + 1 }, () => 0)
  for (const { l, weight } of [...one.shades, ...other.shades]) {
    const step = Math.round(l * LIGHTNESS_STEPS)
    heap[step] = (heap[step] ?? 0) + weight
  }
  const ends = [one.center.l, other.center.l].map((l) => Math.round(l * LIGHTNESS_STEPS))
  const [from, to] = [Math.min(...ends), Math.max(...ends)]
  const least = Math.min(...heap.slice(from, to + 1))
  return least < VALLEY * Math.min(heap[from] ?? 0, heap[to] ?? 0)
}

function distance(one: PlacedShade, other: PlacedShade): number {
  const lightness = LIGHTNESS_WEIGHT * (one.l - other.l)
  return lightness * lightness + (one.a - other.a) ** 2 + (one.b - other.b) ** 2
}

// Mean color near the 60th percentile of lightness, between shadow and light.
function middleShade(shades: readonly PlacedShade[]): PlacedShade {
  const middle = weightOf(shades) * 0.6
  let [passed, lightness] = [0, 0]
  for (const shade of shades.toSorted((one, other) => one.l - other.l)) {
    passed += shade.weight
    lightness = shade.l
    if (passed >= middle) break
  }
  const nearest = shades.filter((shade) => Math.abs(shade.l - lightness) < 0.04)
  const weight = weightOf(nearest)
  const mean = (axis: 'l' | 'a' | 'b') =>
    nearest.reduce((sum, shade) => sum + shade[axis] * shade.weight, 0) / weight
  return { weight, l: mean('l'), a: mean('a'), b: mean('b') }
}

function weightOf(shades: readonly PlacedShade[]): number {
  return shades.reduce((sum, shade) => sum + shade.weight, 0)
}

function hexOf({ l, a, b }: PlacedShade): string {
  return formatHex(convertOklabToRgb({ l, a, b }))
}
