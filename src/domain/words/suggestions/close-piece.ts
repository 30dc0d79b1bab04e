import { shadesOf } from '../../closet/colors/shade-of.ts'
import { nounOf } from '../../closet/garment-types/noun-of.ts'
import type { Closeness } from '../../recreate/closest-pieces.ts'
import type { MarkedGarment } from '../../recreate/marked-garment.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { capital, listed } from '../english.ts'

/** Explains a substitute for a marked piece in at most two short sentences: 'Same type. Navy instead of black.' */
export function closePieceInWords({ piece, type, color }: Closeness, mark: MarkedGarment): string {
  const shade = colorWords(piece, color, mark)
  if (type === 'same' && mark.typeId === null) return shade
  if (type === 'same') return shade === SAME ? 'Same type and color.' : `Same type. ${shade}`
  const noun = nounOf(piece)
  const own = capital(noun.isSeveral ? noun.several : noun.one)
  const typed = type === 'near' ? `${own}, close to ${mark.noun}.` : `${own} instead of ${mark.noun}.`
  return `${typed} ${shade}`
}

const SAME = 'Same color.'

function colorWords(piece: StylistPiece, color: Closeness['color'], { name, noun }: MarkedGarment): string {
  if (color === 'unknown') return "Its color isn't known."
  const wanted = name.slice(0, -noun.length).trim()
  const own = shadesOf(piece)
  // A piece in several colors doesn't have the same color: a shirt in navy and white isn't white.
  if (color === 'same' && own.length === 1)
    return own[0] === wanted ? SAME : `${capital(own[0] ?? '')}, close to ${wanted}.`
  // Different shades can have the same name.
  if (own.length === 1 && own[0] === wanted) return `A different shade of ${wanted}.`
  return own.includes(wanted) ? `${capital(listed(own))}.` : `${capital(listed(own))} instead of ${wanted}.`
}
