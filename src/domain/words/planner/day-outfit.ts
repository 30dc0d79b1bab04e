import type { StylistPiece } from '../../stylist/outfit.ts'
import { inSlotOrder } from '../../stylist/search/outfit-slots.ts'
import { capital } from '../english.ts'
import { colorsOf, pieceWords, withShade } from '../pieces/piece-words.ts'

/** Maximum words of an outfit on a day's card (voice guide, kind 1). */
export const DAY_OUTFIT_WORDS = 9

const NAMED = 3
const NAMED_IN_LAYERS = 4
const LONGEST = 60

/** Names an outfit by its largest pieces: 'Camel trench coat, cream turtleneck, black jeans'. */
export function dayOutfit(pieces: readonly StylistPiece[]): string {
  const ordered = inSlotOrder(pieces)
  const clothes = ordered.filter(({ garment: { slot } }) => slot !== 'bag' && slot !== 'extra')
  const isLayered = clothes.some(({ garment }) => garment.slot === 'mid')
  const named = (clothes.length > 0 ? clothes : ordered).slice(0, isLayered ? NAMED_IN_LAYERS : NAMED)
  // Wordings of each piece, longest first.
  const wordings = named.map((piece) => {
    const { full, noun, shade } = pieceWords(piece)
    const { pattern, material } = piece.garment
    const colorless = full.replace(`${colorsOf(piece, shade)} `, '')
    // A navy and cream jacket is not a navy one, and a leopard skirt is known by its print, a denim dress by its fabric.
    const isKnownByFabric = colorless !== noun && (pattern !== null || material === 'denim')
    const shorter = isKnownByFabric || full.includes('-and-') ? colorless : withShade(shade, noun)
    return [...new Set([full, shorter, noun])].toSorted((one, other) => other.length - one.length)
  })
  const words = () => wordings.map(([first = '']) => first).join(', ')
  while (words().length > LONGEST || words().split(' ').length > DAY_OUTFIT_WORDS) {
    // Drops every fabric before any color.
    const most = Math.max(...wordings.map(({ length }) => length))
    const [longest] = wordings
      .filter(({ length }) => length > 1 && length === most)
      .toSorted(([one = ''], [other = '']) => other.length - one.length)
    if (!longest) break
    longest.shift()
  }
  return capital(words())
}
