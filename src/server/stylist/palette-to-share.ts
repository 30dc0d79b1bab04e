import type { OutfitSlot } from '../../contract/closet-outfit.ts'
import type { PieceToShare } from '../../domain/sharing/outfit-to-share.ts'

const leadingFirst: readonly OutfitSlot[] = [
  'outer',
  'mid',
  'dress',
  'top',
  'bottom',
  'shoes',
  'bag',
  'extra',
]

/** The names of the colors of pieces, each once, the leading one first. */
export function paletteToShare(pieces: readonly PieceToShare[]): string[] {
  const colors = leadingFirst.flatMap((slot) => pieces.filter((piece) => piece.slot === slot))
  const byName = new Map<string, string>()
  for (const { color } of colors) {
    const name = color.toLowerCase()
    if (!byName.has(name)) byName.set(name, color)
  }
  return [...byName.values()]
}
