import type { OutfitPart } from '../catalog/garment-catalog.ts'
import type { PieceColors } from './advice-colors.ts'
import type { ChosenPiece } from './piece-in-color.ts'

/** Adjusts colors that don't go together, such as those of a scarf, an odd jacket or a coat. */
export function harmonizeColors(chosen: readonly ChosenPiece[], colors: PieceColors): readonly ChosenPiece[] {
  return withTights(withBlackAround(withOddJacket(withOtherColor(withScarfToMatch(chosen), colors))))
}

// Black tights need black shoes.
function withTights(chosen: readonly ChosenPiece[]): readonly ChosenPiece[] {
  if (!chosen.some(({ garment }) => garment.tags.has('tights'))) return chosen
  return chosen.map((one) =>
    one.catalogGarment.part === 'shoes' && one.color !== null ? { ...one, color: 'black' } : one,
  )
}

// A headscarf repeats a color of the outfit.
function withScarfToMatch(chosen: readonly ChosenPiece[]): readonly ChosenPiece[] {
  const color = chosen.find(
    ({ catalogGarment: candidate }) => candidate.part === 'whole' || candidate.part === 'top',
  )?.color
  return color
    ? chosen.map((one) => (one.garment.tags.has('headscarf') && one.color ? { ...one, color } : one))
    : chosen
}

// A tuxedo or tailcoat goes with black, not brown.
function withBlackAround(chosen: readonly ChosenPiece[]): readonly ChosenPiece[] {
  const isEveningSuit = chosen.some(
    ({ garment: { slot, tags } }) => slot === 'outer' && tags.has('black tie'),
  )
  return chosen.map((one) =>
    isEveningSuit && around.has(one.catalogGarment.part) && one.color !== null
      ? { ...one, color: 'black' }
      : one,
  )
}

const around: ReadonlySet<OutfitPart> = new Set<OutfitPart>(['layer', 'shoes', 'bag'])

// Colors that can be worn from head to toe; brick or chocolate would look like a costume.
const quiet = new Set(['navy', 'black', 'charcoal', 'gray', 'graphite', 'white', 'cream'])

function withOtherColor(chosen: readonly ChosenPiece[], { second }: PieceColors): readonly ChosenPiece[] {
  const [first] = chosen.filter(({ catalogGarment: { part } }) => part === 'whole' || part === 'top')
  return chosen.map((one) => {
    const isOther = one.catalogGarment.part === 'bottom' || one.catalogGarment.part === 'layer'
    const isSame = isOther && one.color !== null && one.color === first?.color && !quiet.has(one.color)
    return isSame ? { ...one, color: second } : one
  })
}

// A blazer in the color of the trousers would look like a suit.
function withOddJacket(chosen: readonly ChosenPiece[]): readonly ChosenPiece[] {
  const trousers = chosen.find(({ catalogGarment: candidate }) => candidate.part === 'bottom')
  return chosen.map((one) => {
    const isSame = one.garment.tags.has('blazer') && one.color !== null && one.color === trousers?.color
    return isSame && !one.catalogGarment.isOwned
      ? { ...one, color: one.color === 'navy' ? 'charcoal' : 'navy' }
      : one
  })
}
