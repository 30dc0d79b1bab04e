import { hasUnreadColor } from '../../closet/colors/has-unread-color.ts'
import { shadesOf } from '../../closet/colors/shade-of.ts'
import type { ScoredPiece } from '../../stylist/score/scored-piece.ts'
import { capital } from '../english.ts'
import { pieceWords } from '../pieces/piece-words.ts'

const MAX_COLORS_LISTED = 5
const NAMED_OF_MORE = 3

/** Lists the colors of an outfit; of many, or beside a print, the first three and the rest in a word. */
export function colorsListed(pieces: readonly ScoredPiece[]): string[] {
  const named = pieces.flatMap((piece) => shadesNamed(piece))
  const shades = [...new Set(named.map((shade) => (shade.endsWith(' wash') ? 'denim' : shade)))]
  const patterned = pieces.find(hasMoreColors)
  if (shades.length <= MAX_COLORS_LISTED && !patterned) return shades
  return [...shades.slice(0, NAMED_OF_MORE), patterned ? patternOf(patterned) : 'more']
}

/** Returns the shade of the other pieces if it is the same for all: 'Black' with gold. */
export function neutralsBeside(metal: ScoredPiece, pieces: readonly ScoredPiece[]): string {
  const [first, ...others] = new Set(pieces.filter((piece) => piece !== metal).map(shadeOf))
  return first && first !== 'one' && others.length === 0 ? capital(first) : 'Neutrals'
}

/** The shade of a piece: 'navy'. */
export const shadeOf = (piece: ScoredPiece) => pieceWords(piece).shade ?? 'one'

const shadesNamed = (piece: ScoredPiece): readonly string[] => {
  const { shade } = pieceWords(piece)
  return shade === null ? [] : shade === 'pearl' ? [shade] : shadesOf(piece).slice(0, 2)
}
const patternOf = ({ garment: { pattern } }: ScoredPiece) =>
  pattern === 'stripe' || pattern === 'check' || pattern === 'dot' ? `${pattern}s` : 'a print'
const tonal = /brocade|jacquard|damask|embroider|broderie|eyelet|lace|cable/i
// Cherries on black, a leopard print, a plaid in three colors.
const hasMoreColors = (piece: ScoredPiece) => {
  const { pattern } = piece.garment
  const isPlain =
    pattern === null ||
    pattern === 'pin' ||
    pattern === 'herringbone' ||
    tonal.test(`${piece.name} ${piece.color}`)
  const isPicture = hasUnreadColor(piece.color) && /\bwith\b|print/i.test(piece.color)
  return isPicture || shadesOf(piece).length > 2 || (!isPlain && shadesOf(piece).length < 2)
}
