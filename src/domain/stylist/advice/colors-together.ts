import type { OutfitPart } from '../to-find/garments-to-find.ts'
import type { PieceColors } from './advice-colors.ts'
import type { ChosenPiece } from './piece-in-color.ts'

/** The pieces in colors that go together, where each in its own color would not: a scarf, a second jacket, a coat. */
export function inColorsTogether(
  chosen: readonly ChosenPiece[],
  colors: PieceColors,
): readonly ChosenPiece[] {
  return withTights(withBlackAround(withOddJacket(withOtherColor(withScarfToMatch(chosen), colors))))
}

// Black tights call for black shoes.
function withTights(chosen: readonly ChosenPiece[]): readonly ChosenPiece[] {
  if (!chosen.some(({ garment }) => garment.tags.has('tights'))) return chosen
  return chosen.map((one) =>
    one.toFind.part === 'shoes' && one.color !== null ? { ...one, color: 'black' } : one,
  )
}

// A headscarf takes up a color of the outfit.
function withScarfToMatch(chosen: readonly ChosenPiece[]): readonly ChosenPiece[] {
  const color = chosen.find(({ toFind }) => toFind.part === 'whole' || toFind.part === 'top')?.color
  return color
    ? chosen.map((one) => (one.garment.tags.has('headscarf') && one.color ? { ...one, color } : one))
    : chosen
}

// With a tuxedo or a tailcoat goes nothing brown.
function withBlackAround(chosen: readonly ChosenPiece[]): readonly ChosenPiece[] {
  const isEveningSuit = chosen.some(
    ({ garment: { slot, tags } }) => slot === 'outer' && tags.has('black tie'),
  )
  return chosen.map((one) =>
    isEveningSuit && around.has(one.toFind.part) && one.color !== null ? { ...one, color: 'black' } : one,
  )
}

const around: ReadonlySet<OutfitPart> = new Set<OutfitPart>(['layer', 'shoes', 'bag'])

// From head to toe in navy or black is an outfit, in brick or chocolate a costume.
const quiet = new Set(['navy', 'black', 'charcoal', 'gray', 'graphite', 'white', 'cream'])

function withOtherColor(chosen: readonly ChosenPiece[], { second }: PieceColors): readonly ChosenPiece[] {
  const [first] = chosen.filter(({ toFind: { part } }) => part === 'whole' || part === 'top')
  return chosen.map((one) => {
    const isOther = one.toFind.part === 'bottom' || one.toFind.part === 'layer'
    const isSame = isOther && one.color !== null && one.color === first?.color && !quiet.has(one.color)
    return isSame ? { ...one, color: second } : one
  })
}

// A blazer and trousers in one color pass for a suit.
function withOddJacket(chosen: readonly ChosenPiece[]): readonly ChosenPiece[] {
  const trousers = chosen.find(({ toFind }) => toFind.part === 'bottom')
  return chosen.map((one) => {
    const isSame = one.garment.tags.has('blazer') && one.color !== null && one.color === trousers?.color
    return isSame && !one.toFind.isOwned ? { ...one, color: one.color === 'navy' ? 'charcoal' : 'navy' } : one
  })
}
