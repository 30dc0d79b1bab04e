import type { ColorMixture, ColorPart } from '../colors/color-mixture.ts'
import { outlineOf, stepAcross, type OutlineStep } from '../mask/mask-outline.ts'
import { mainParts } from '../mask/main-parts.ts'
import { connectedParts } from '../mask/mask-parts.ts'
import type { LabPicture } from '../colors/oklab-picture.ts'

// A shadow scales the light, and with it OKLab as a whole: a shadow lies on the line between these fractions of the
// background's color.
const [DARKEST, LIGHTEST] = [0.5, 0.97]
// In OKLab: tolerance around that line, for noise and, in deep shadow, for light from elsewhere.
const OFF_THE_LINE = { lit: 0.018, dark: 0.1 }
// Share of the garment: if more of it has the background's hue, fabric and shadow look the same.
const MAX_OF_GARMENT = 0.3
// Minimum ratio of a shadow's soft outer edge to the garment's edge.
const SOFTER = 0.7

/**
 * Removes the shadows that the garment casts from the main parts of a mask: pixels of the background's hue with a soft
 * outer edge. A shadow is adjacent to the garment, so its removal must not lengthen the outline; otherwise fabric was
 * removed.
 */
export function withoutCastShadows(picture: LabPicture, mask: Uint8Array, ground: ColorMixture): Uint8Array {
  const before = mainParts(picture, mask)
  const lit = withoutShaded(picture, mask, ground)
  if (lit === mask) return before
  const after = mainParts(picture, lit)
  return outlineOf(picture, after).length <= outlineOf(picture, before).length ? after : before
}

function withoutShaded(picture: LabPicture, mask: Uint8Array, ground: ColorMixture): Uint8Array {
  const shaded = mask.map((belongs, pixel) => (belongs && couldBeShadow(picture, ground, pixel) ? 1 : 0))
  if (count(shaded) > MAX_OF_GARMENT * count(mask)) return mask
  const kept = mask.slice()
  for (const part of connectedParts(picture, shaded)) {
    const { outer, inner } = edgesOf(picture, mask, part.pixels)
    if (outer < SOFTER * inner) for (const pixel of part.pixels) kept[pixel] = 0
  }
  return kept
}

function count(mask: Uint8Array): number {
  return mask.reduce((sum, belongs) => sum + belongs, 0)
}

function couldBeShadow({ width, height, lab }: LabPicture, ground: ColorMixture, pixel: number): boolean {
  const x = (pixel % width) / width
  const y = Math.floor(pixel / width) / height
  const [l = 0, a = 0, b = 0] = lab.subarray(pixel * 3, pixel * 3 + 3)
  return ground.some((part) => {
    if (part.nearness * ((x - part.x) ** 2 + (y - part.y) ** 2) > 4) return false
    const lit = colorAt(part, x, y)
    const share = l / Math.max(lit.l, 0.01)
    const off = Math.hypot(a - share * lit.a, b - share * lit.b)
    return share > DARKEST && share < LIGHTEST && off < OFF_THE_LINE.lit + OFF_THE_LINE.dark * (1 - share)
  })
}

function colorAt({ l, a, b, driftL, driftA, driftB, ...part }: ColorPart, x: number, y: number) {
  const [awayX, awayY] = [x - part.x, y - part.y]
  return {
    l: l + driftL[0] * awayX + driftL[1] * awayY,
    a: a + driftA[0] * awayX + driftA[1] * awayY,
    b: b + driftB[0] * awayX + driftB[1] * awayY,
  }
}

// Mean color step across the part's edge to the background, and across its edge to the rest of the garment.
function edgesOf(picture: LabPicture, mask: Uint8Array, pixels: readonly number[]) {
  const part = new Uint8Array(mask.length)
  for (const pixel of pixels) part[pixel] = 1
  const places = outlineOf(picture, part)
  const isOuter = ({ x, y, dx, dy }: OutlineStep) => !mask[(y + dy) * picture.width + x + dx]
  const mean = (some: readonly OutlineStep[]) =>
    some.reduce((sum, place) => sum + stepAcross(picture, place), 0) / some.length
  return { outer: mean(places.filter(isOuter)), inner: mean(places.filter((place) => !isOuter(place))) }
}
