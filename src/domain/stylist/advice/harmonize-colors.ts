import type { OutfitPart } from '../catalog/garment-catalog.ts'
import type { PieceColors } from './advice-colors.ts'
import type { ChosenPiece } from './piece-in-color.ts'

// Colors that can be worn from head to toe; brick or chocolate would look like a costume.
const quiet = new Set(['navy', 'black', 'charcoal', 'gray', 'graphite', 'white', 'cream'])

/** Adjusts colors that don't go together, such as those of a scarf, an odd jacket or a coat. */
export function harmonizeColors(chosen: readonly ChosenPiece[], colors: PieceColors): readonly ChosenPiece[] {
  const colorOf = (...parts: readonly OutfitPart[]) =>
    chosen.find(({ catalogGarment: { part } }) => parts.includes(part))?.color ?? null
  const first = colorOf('whole', 'top')
  const isInTights = chosen.some(({ garment }) => garment.tags.has('tights'))
  const isInEveningSuit = chosen.some(
    ({ garment: { slot, tags } }) => slot === 'outer' && tags.has('black tie'),
  )
  // Where the bottom or the layer repeats a loud color, the second color takes its place.
  const apart = (color: string) => (color === first && !quiet.has(color) ? colors.second : color)
  const bottom = colorOf('bottom')
  return chosen.map((one) => {
    const { catalogGarment, garment } = one
    const { part, isOwned } = catalogGarment
    if (one.color === null) return one
    // Black tights need black shoes, and a tuxedo or tailcoat goes with black, not brown.
    if (part === 'shoes' && isInTights) return { ...one, color: 'black' }
    if (isInEveningSuit && (part === 'layer' || part === 'shoes' || part === 'bag'))
      return { ...one, color: 'black' }
    // A headscarf repeats a color of the outfit.
    if (garment.tags.has('headscarf') && first) return { ...one, color: first }
    const color = part === 'bottom' || part === 'layer' ? apart(one.color) : one.color
    // A blazer in the color of the trousers would look like a suit.
    const isLikeSuit = garment.tags.has('blazer') && !isOwned && color === (bottom && apart(bottom))
    return isLikeSuit ? { ...one, color: color === 'navy' ? 'charcoal' : 'navy' } : { ...one, color }
  })
}
