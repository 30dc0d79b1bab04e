import { handFeatures, type PieceWords } from '../../src/domain/stylist/together/together-features.ts'
import { garmentOfTitle } from './title-piece.ts'

export interface Title {
  readonly name: string
  readonly slot: string
}

/** A piece of an outfit; `outfit` is the outfit's index. */
export interface Piece {
  readonly outfit: number
  readonly slot: string
  readonly words: PieceWords
  readonly tokens: readonly string[]
}

/** Parses the titles of all outfits. */
export function readPieces(outfits: readonly (readonly Title[])[]): Piece[] {
  const pieces: Piece[] = []
  for (const [outfit, titles] of outfits.entries()) {
    for (const { name, slot } of titles) {
      const words = { name, brand: null, garment: garmentOfTitle(name, slot) }
      const { tokens } = handFeatures(words, 'shop title', () => 0)
      pieces.push({ outfit, slot, words, tokens })
    }
  }
  return pieces
}
