import type { GarmentColor } from '../../closet/garment.ts'
import type { StylistPiece } from '../outfit.ts'

/** The metal that goes with an outfit, and the piece that says so. */
export interface MetalChoice {
  readonly metal: 'gold' | 'silver'
  readonly tone: 'warm' | 'cool'
  readonly piece: StylistPiece
}

/** Gold shares its yellow with warm colors, silver its coolness with blues; the largest clear color decides. */
export function metalFor(piecesByArea: readonly StylistPiece[]): MetalChoice | null {
  for (const piece of piecesByArea) {
    const tone = piece.garment.color ? toneOf(piece.garment.color) : null
    if (tone) return { metal: tone === 'warm' ? 'gold' : 'silver', tone, piece }
  }
  return null
}

// By OKLCH hue; greens and purples are neither.
function toneOf({ chroma, hue }: GarmentColor): MetalChoice['tone'] | null {
  if (chroma < 0.03) return null
  if (hue >= 20 && hue <= 105) return 'warm'
  return hue >= 215 && hue <= 290 ? 'cool' : null
}
