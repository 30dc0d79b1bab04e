import { shadeOf, shadesOf } from '../../closet/color-words.ts'
import { hasTag } from '../../closet/garment-tags.ts'
import type { Garment, GarmentColor } from '../../closet/garment.ts'
import type { StylistPiece } from '../outfit.ts'
import { areaWeight, isMain } from '../score/area-weight.ts'
import { colorInOutfit, colorRelation, hueDistance, isColorful } from '../score/color-relation.ts'
import type { PieceFact, PieceInOutfit } from './piece-fact.ts'

const CONTRAST = 0.35
// Degrees of hue in which two colors are one.
const ONE_HUE = 24

const jewelry = ['jewelry', 'necklace', 'earrings', 'fine jewelry', 'watch'] as const

/** What the color of a piece does next to the others. */
export function colorFacts({ piece, pieces }: PieceInOutfit): PieceFact[] {
  const own = colorInOutfit(piece.garment)
  const shade = shadeOf(piece)
  if (!own || !shade) return []
  const facts: PieceFact[] = []
  const rest = pieces.filter((other) => other !== piece)
  // Of a floral dress without a color nobody knows what it would leave alone.
  const areKnown = rest.every((other) => other.garment.color !== null || !isMain(other.garment.slot))
  const others = rest
    .filter((other) => other.garment.color)
    .toSorted((one, other) => areaWeight[other.garment.slot] - areaWeight[one.garment.slot])
  const same =
    others.find((other) => shadeOf(other) === shade && isTrim(other) === isTrim(piece)) ??
    others.find((other) => shadeOf(other) === shade)
  if (same)
    facts.push({ is: 'matches', weight: isTrim(piece) && isTrim(same) ? 0.74 : 0.56, shade, other: same })
  const [printed] = others.flatMap((other) => {
    const found = other.garment.otherColors.find(
      (one) =>
        one.family === own.family || (isColorful(one) && isColorful(own) && hueDistance(one, own) <= ONE_HUE),
    )
    // The T-shirt has navy and not the denim blue of the jeans; both are blue.
    return found ? [{ other, color: shadesOf(other).includes(shade) ? shade : found.family }] : []
  })
  // Cream and pearl aren't the white of a print, nor is white its cream, nor gold its yellow.
  const isOwnShade = own.family === 'white' || piece.garment.tags.has('metallic')
  const isPicked = printed && (!isOwnShade || shadesOf(printed.other).includes(shade))
  if (isPicked) facts.push({ is: 'picks up', weight: 0.7, ...printed })
  const colorful = others.filter(({ garment }) => isColorfulInOutfit(garment))
  const isPlain = isOneColor(piece)
  if (
    areKnown &&
    isColorful(own) &&
    isPlain &&
    colorful.length === 0 &&
    others.length > 1 &&
    others.every(isOneColor) &&
    !others.some(isDenim) &&
    // Gold and silver go as neutrals.
    !piece.garment.tags.has('metallic')
  )
    facts.push({ is: 'only color', weight: 0.72, shade })
  // Gold hoops are no color that the rest could leave the focus to.
  const [strong] = colorful.filter(({ garment }) => !hasTag(garment, jewelry))
  const isFocus =
    areKnown &&
    strong &&
    [piece, strong].every(({ garment }) => isMain(garment.slot)) &&
    others.every((one) => one === strong || isOneColor(one))
  if (isFocus && !isColorful(own) && isPlain && piece.garment.material !== 'denim' && colorful.length === 1)
    facts.push({ is: 'neutral with', weight: 0.4, shade, other: strong })
  return [...facts, ...nextToLargest(piece, others[0], own, shade)]
}

// What a color does next to the largest of the others.
function nextToLargest(
  piece: StylistPiece,
  largest: StylistPiece | undefined,
  own: GarmentColor,
  shade: string,
): PieceFact[] {
  const largestColor = largest ? colorInOutfit(largest.garment) : null
  if (!largest || !largestColor) return []
  const { kind } = colorRelation(own, largestColor)
  if (kind === 'opposites') return [{ is: 'opposite color', weight: 0.6, shade, other: largest }]
  // Of a print nobody says that it is a contrast, or close.
  if (!isOneColor(piece) || !isOneColor(largest)) return []
  if (kind === 'one hue') return [{ is: 'close color', weight: 0.5, shade, other: largest }]
  const isContrast =
    kind === 'light and dark neutrals' &&
    isMain(piece.garment.slot) &&
    Math.abs(own.lightness - largestColor.lightness) >= CONTRAST
  return isContrast ? [{ is: 'contrast', weight: 0.42, shade, other: largest }] : []
}

function isColorfulInOutfit(garment: Garment): boolean {
  const color = colorInOutfit(garment)
  return color !== null && isColorful(color)
}

function isTrim({ garment: { slot } }: StylistPiece): boolean {
  return slot === 'shoes' || slot === 'bag' || slot === 'extra'
}

function isDenim({ garment: { material } }: StylistPiece): boolean {
  return material === 'denim'
}

function isOneColor({ garment: { otherColors, pattern } }: StylistPiece): boolean {
  return otherColors.length === 0 && pattern !== 'floral' && pattern !== 'print' && pattern !== 'animal'
}
