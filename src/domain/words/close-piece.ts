import { nounOf } from '../closet/noun-of.ts'
import type { Closeness } from '../recreate/closest-pieces.ts'
import type { MarkedGarment } from '../recreate/marked-garment.ts'
import { capital } from './english.ts'

/** Why a piece stands for a marked one, in at most two short sentences: 'Same type. Navy instead of black.' */
export function closePieceInWords({ piece, type, color }: Closeness, mark: MarkedGarment): string {
  const instead = colorInstead(piece.color, mark)
  if (type === 'same' && mark.typeId === null) return color === 'same' ? 'Same color.' : instead[color]
  if (type === 'same') return color === 'same' ? 'Same type and color.' : `Same type. ${instead[color]}`
  const noun = nounOf(piece)
  const own = capital(noun.isSeveral ? noun.several : noun.one)
  const typed = type === 'near' ? `${own}, close to ${mark.noun}.` : `${own} instead of ${mark.noun}.`
  return color === 'same' ? `${typed} Same color.` : `${typed} ${instead[color]}`
}

function colorInstead(
  own: string,
  { name, noun }: MarkedGarment,
): Readonly<Record<Closeness['color'], string>> {
  const wanted = name.slice(0, -noun.length).trim()
  const words = `${capital(own.toLowerCase())} instead of ${wanted}.`
  // Two names can be the same where the shades are not.
  const other = own.toLowerCase() === wanted ? `A different shade of ${wanted}.` : words
  return { same: '', near: other, other, unknown: 'Its color is not known.' }
}
