import type { PieceToShare } from '../../domain/sharing/outfit-to-share.ts'
import { slotOrder } from '../../domain/stylist/search/slots-asked.ts'

/** The names of the colors of pieces, each once, the leading one first. */
export function paletteToShare(pieces: readonly PieceToShare[]): string[] {
  const colors = slotOrder.flatMap((slot) => pieces.filter((piece) => piece.slot === slot))
  const byName = new Map<string, string>()
  for (const { color } of colors) {
    const name = color.toLowerCase()
    if (!byName.has(name)) byName.set(name, color)
  }
  return [...byName.values()]
}
