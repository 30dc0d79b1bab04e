import { hasUnreadColor } from '../../closet/colors/has-unread-color.ts'
import { isMetal, shadeOf, shadesOf } from '../../closet/colors/shade-of.ts'
import { hasTag } from '../../closet/tags/garment-tags.ts'
import type { GarmentColor } from '../../closet/garment.ts'
import type { StylistPiece } from '../outfit.ts'
import { areaWeight, isMainSlot } from '../score/area-weight.ts'
import { colorInOutfit, colorRelation, hueDistance, isColorful } from '../score/color/color-harmony.ts'
import type { PieceFact, PieceInOutfit } from './piece-fact.ts'

const CONTRAST = 0.35
const CLOSE = 0.2
const jewelry = ['jewelry', 'necklace', 'earrings', 'fine jewelry', 'watch'] as const

/** Facts about the color of a piece next to the other pieces. */
export function colorFacts({ piece, pieces }: PieceInOutfit): PieceFact[] {
  const own = colorInOutfit(piece.garment)
  const shade = shadeOf(piece)
  if (!own || !shade) return []
  const facts: PieceFact[] = []
  const rest = pieces.filter((other) => other !== piece)
  // With a piece of unknown color, such as a floral dress or a scarf in many colors, none is known to be the only one.
  const areKnown = rest.every(
    ({ garment }) => garment.color !== null || (garment.pattern === null && hasTag(garment, jewelry)),
  )
  const others = rest
    .filter((other) => other.garment.color)
    .toSorted((one, other) => areaWeight[other.garment.slot] - areaWeight[one.garment.slot])
  // A black-and-white jacket doesn't match a black dress.
  const ofShade = isPlainColor(piece)
    ? others.filter(
        (other) =>
          shadeOf(other) === shade &&
          isPlainColor(other) &&
          other.garment.color !== null &&
          isWithin(other.garment.color, own, SAME) &&
          // A coat doesn't match a tote, nor a shirt a necklace; the tote may match the coat.
          !(isMainSlot(piece.garment.slot) && isTrim(other)) &&
          // Nor do shoes match pearl studs.
          !(isTrim(piece) && isTrim(other) && isJewelry(piece) !== isJewelry(other)),
      )
    : []
  const same = ofShade.find((other) => isTrim(other) === isTrim(piece)) ?? ofShade[0]
  if (same)
    facts.push({ is: 'matches', weight: isTrim(piece) && isTrim(same) ? 0.74 : 0.56, shade, other: same })
  const [printed] = others.flatMap((other) => {
    // Red doesn't pick up coral.
    const found = other.garment.otherColors.find(
      (color) =>
        color.family === own.family && isWithin(color, own, color.family === 'red' ? NEAR_RED : NEAR),
    )
    // Names the family if the shade differs: a print in navy, jeans in denim blue; both are blue.
    return found ? [{ other, color: shadesOf(other).includes(shade) ? shade : found.family }] : []
  })
  // For shades of white and for metals the exact shade must match: cream isn't white, gold isn't yellow.
  const isOwnShade =
    own.family === 'white' ||
    piece.garment.tags.has('metallic') ||
    (printed && shadesOf(printed.other).some(isMetal))
  const isPicked = printed && (!isOwnShade || shadesOf(printed.other).includes(shade))
  if (isPicked) facts.push({ is: 'picks up', weight: 0.7, ...printed })
  if (
    areKnown &&
    isColorful(own) &&
    isOneColor(piece) &&
    others.every(isNeutralInOutfit) &&
    others.length > 1 &&
    others.every(isOneColor) &&
    !others.some(({ garment }) => garment.material === 'denim') &&
    // Gold and silver count as neutrals.
    !piece.garment.tags.has('metallic') &&
    !hasTag(piece.garment, ['sunglasses', 'eyeglasses'])
  )
    facts.push({ is: 'only color', weight: 0.72, shade })
  return [...facts, ...nextToLargest(piece, others[0], own, shade)]
}

// Facts about a color next to the largest other piece.
function nextToLargest(
  piece: StylistPiece,
  largest: StylistPiece | undefined,
  own: GarmentColor,
  shade: string,
): PieceFact[] {
  const largestColor = largest ? colorInOutfit(largest.garment) : null
  if (!largest || !largestColor) return []
  const { kind } = colorRelation(own, largestColor)
  if (kind === 'opposites') return [{ is: 'contrast', weight: 0.6, shade, other: largest }]
  // Prints are described neither as a contrast nor as a close color.
  if (!isOneColor(piece) || !isOneColor(largest)) return []
  // Hot pink and burgundy are one hue, but not close, nor are rust and red.
  const isClose =
    Math.abs(own.lightness - largestColor.lightness) <= CLOSE && hueDistance(own, largestColor) <= SAME.hue
  if (kind === 'one hue') return isClose ? [{ is: 'close color', weight: 0.5, shade, other: largest }] : []
  const isContrast =
    kind === 'light and dark neutrals' &&
    isMainSlot(piece.garment.slot) &&
    Math.abs(own.lightness - largestColor.lightness) >= CONTRAST
  return isContrast ? [{ is: 'contrast', weight: 0.42, shade, other: largest }] : []
}

interface Distance {
  readonly hue: number
  readonly lightness: number
  readonly chroma: number
}
// Olive doesn't pick up lime, nor teal navy, though they are of one family.
const NEAR: Distance = { hue: 40, lightness: 0.27, chroma: 0.1 }
// Maroon does not count as red, though navy counts as blue.
const NEAR_RED: Distance = { ...NEAR, lightness: 0.13 }
// Two dark greens of different names have one short name, but don't match.
const SAME: Distance = { hue: 15, lightness: 0.08, chroma: 0.05 }

// Whether two colors differ by no more than that. The hue of neutrals does not count.
function isWithin(one: GarmentColor, other: GarmentColor, { hue, lightness, chroma }: Distance): boolean {
  const isOfOneHue = (!isColorful(one) && !isColorful(other)) || hueDistance(one, other) <= hue
  return (
    isOfOneHue &&
    Math.abs(one.lightness - other.lightness) <= lightness &&
    Math.abs(one.chroma - other.chroma) <= chroma
  )
}

// Powder blue is too pale to count as colorful, but no neutral.
const isNeutralInOutfit = ({ garment }: StylistPiece) => colorInOutfit(garment)?.isNeutral !== false

const isTrim = ({ garment: { slot } }: StylistPiece) => slot === 'shoes' || slot === 'bag' || slot === 'extra'
const isJewelry = ({ garment }: StylistPiece) => hasTag(garment, jewelry)

function isOneColor({ color, garment: { otherColors, pattern } }: StylistPiece): boolean {
  const isPrinted = pattern === 'floral' || pattern === 'print' || pattern === 'animal'
  return otherColors.length === 0 && !isPrinted && !hasUnreadColor(color)
}

// A red tartan has other colors too.
function isPlainColor(piece: StylistPiece): boolean {
  const { pattern } = piece.garment
  return isOneColor(piece) && (pattern === null || pattern === 'pin' || pattern === 'herringbone')
}
