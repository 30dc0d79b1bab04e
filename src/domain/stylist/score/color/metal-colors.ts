import { readColors } from '../../../closet/colors/perceived-color.ts'
import type { GarmentColor } from '../../../closet/garment.ts'
import { hasTag } from '../../../closet/tags/garment-tags.ts'
import { isMainSlot } from '../area-weight.ts'
import type { ScoredPiece } from '../scored-piece.ts'
import type { ColorAnalysis, ColoredPiece } from './analyze-colors.ts'
import { isColorful } from './color-harmony.ts'

const jewelry = [
  'jewelry',
  'necklace',
  'earrings',
  'fine jewelry',
  'statement jewelry',
  'festive jewelry',
  'watch',
  'cuff links',
  // Gold frames count like gold hoops.
  'sunglasses',
  'eyeglasses',
] as const

/** True for jewelry, watches and glasses: their color is often that of their metal. */
export function isJewelry({ garment }: Pick<ScoredPiece, 'garment'>): boolean {
  return garment.slot === 'extra' && hasTag(garment, jewelry)
}

/** True for metallic pieces, which match any color: gold sandals and a gold belt go with burgundy. */
export function isMetallic({ color, garment }: ScoredPiece): boolean {
  return garment.tags.has('metallic') || /\b(?:gold|silver|bronze|copper)\b/i.test(color)
}

/** The colors of a piece; of jewelry without its metal: the green strap of a steel watch. */
export function colorsBesideMetal(piece: ColoredPiece): readonly GarmentColor[] {
  const { color, main, garment } = piece
  return isJewelry({ garment }) && metal.test(color)
    ? readColors(color.replaceAll(metals, ' '))
    : [main, ...garment.otherColors]
}

/** Ignores gold earrings and steel watches, unless the outfit has no other color. */
export function withoutMetal(facts: ColorAnalysis): ColorAnalysis {
  const colored = facts.colored.filter(isSeen)
  // A brown watch next to a silver ring doesn't make the outfit brown.
  if (
    colored.length === 0 ||
    (colored.length === 1 && colored.every(({ garment }) => !isMainSlot(garment.slot)))
  )
    return facts
  return {
    ...facts,
    colored,
    pairs: facts.pairs.filter(({ one, other }) => isSeen(one) && isSeen(other)),
    hues: facts.hues.map((group) => group.filter(isSeen)).filter((group) => group.length > 0),
  }
}

// False for jewelry whose color is its metal, such as gold hoops or a steel watch.
function isSeen({ color, garment }: ScoredPiece): boolean {
  // Turquoise set in silver counts as turquoise.
  const startsWithMetal =
    /^\s*(?:rose |white |yellow )?(?:gold|silver|steel|brass|bronze|copper|platinum|metal)/i.test(color)
  if (garment.color && isColorful(garment.color) && !startsWithMetal) return true
  // Gold heels count like gold hoops.
  const isShoe = garment.slot === 'shoes' && garment.tags.has('metallic')
  return !((isShoe || isJewelry({ garment })) && metal.test(color))
}

const metal = /gold|silver|steel|brass|bronze|copper|platinum|metal/i
const metals = /\b(?:rose |white |yellow )?(?:gold|silver|steel|brass|bronze|copper|platinum|metal)\p{L}*/giu
