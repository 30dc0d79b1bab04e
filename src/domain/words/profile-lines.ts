import type { ClosetCategory } from '../../contract/closet.ts'
import { categoryOfWords } from '../closet/category-of-words.ts'
import type { GarmentNote } from '../stylist/influencers/influencer-notes.ts'
import type { OutfitLine } from '../stylist/influencers/outfit-line.ts'
import { pieceToFind } from '../stylist/to-find/garments-to-find.ts'
import { garmentLine } from './influencer-profile.ts'

// prettier-ignore
const categoryOfSlot: Readonly<Record<GarmentNote['slot'], ClosetCategory>> = {
  outer: 'Outerwear', dress: 'Dresses', top: 'Tops', bottom: 'Bottoms', shoes: 'Shoes', bag: 'Accessories', extra: 'Accessories',
}

// Archetypes share most of their notes, and each is read once.
const known = new WeakMap<GarmentNote, OutfitLine>()

/** The line of a shopping list for a note, which states who wears it more exactly than its type does. */
export function lineOfNote(note: GarmentNote): OutfitLine {
  const before = known.get(note)
  if (before) return before
  const text = garmentLine(note)
  const words = { name: text, wornBy: note.wornBy ?? 'everyone' } as const
  const piece = pieceToFind(words, note.color ?? '', categoryOfSlot[note.slot])
  const line = { text, slot: note.slot, piece, note }
  known.set(note, line)
  return line
}

/** The line of a text in a profile, by its note where it has one; none for a text that names no garment. */
export function linesOfText(text: string, notes: ReadonlyMap<string, GarmentNote>): OutfitLine[] {
  const note = notes.get(text)
  if (note) return [lineOfNote(note)]
  const category = categoryOfWords(text)
  if (!category) return []
  const piece = pieceToFind({ name: text }, text, category)
  return [{ text, slot: piece.garment.slot, piece, note: null }]
}
