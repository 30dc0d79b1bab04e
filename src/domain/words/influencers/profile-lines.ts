import type { ClosetCategory } from '../../../contract/closet/closet.ts'
import { categoryOfWords } from '../../closet/category-of-words.ts'
import type { GarmentNote } from '../../stylist/influencers/influencer-notes.ts'
import type { OutfitLine } from '../../stylist/influencers/outfit-line.ts'
import { pieceFromName } from '../../stylist/catalog/garment-catalog.ts'
import { oncePer } from '../../once.ts'
import { garmentLine } from './garment-note-words.ts'

// prettier-ignore
const categoryOfSlot: Readonly<Record<GarmentNote['slot'], ClosetCategory>> = {
  outer: 'Outerwear', dress: 'Dresses', top: 'Tops', bottom: 'Bottoms', shoes: 'Shoes', bag: 'Accessories', extra: 'Accessories',
}

/**
 * Returns the shopping list line for a note, which archetypes share. Its `wornBy` is more precise than that of the
 * garment type.
 */
export const lineOfNote = oncePer((note: GarmentNote): OutfitLine => {
  const text = garmentLine(note)
  const words = { name: text, wornBy: note.wornBy ?? 'everyone' } as const
  const piece = pieceFromName(words, note.color ?? '', categoryOfSlot[note.slot])
  return { text, slot: note.slot, piece, note }
})

/** Returns the line for a text of a profile, from its note if there is one; none if the text names no garment. */
export function linesOfText(text: string, notes: ReadonlyMap<string, GarmentNote>): OutfitLine[] {
  const note = notes.get(text)
  if (note) return [lineOfNote(note)]
  const category = categoryOfWords(text)
  if (!category) return []
  const piece = pieceFromName({ name: text }, text, category)
  return [{ text, slot: piece.garment.slot, piece, note: null }]
}
