import type { ClosetCategory } from '../../contract/closet.ts'
import { categoryOfWords } from '../closet/category-of-words.ts'
import type { Garment } from '../closet/garment.ts'
import { readGarment } from '../closet/read-garment.ts'
import type { GarmentNote } from '../stylist/influencers/influencer-notes.ts'
import type { OutfitLine } from '../stylist/influencers/outfit-line.ts'
import { garmentLine } from './influencer-profile.ts'

// prettier-ignore
const categoryOfSlot: Readonly<Record<GarmentNote['slot'], ClosetCategory>> = {
  outer: 'Outerwear', dress: 'Dresses', top: 'Tops', bottom: 'Bottoms', shoes: 'Shoes', bag: 'Accessories', extra: 'Accessories',
}

/** The line of a shopping list for a note. */
export function lineOfNote(note: GarmentNote): OutfitLine {
  const text = garmentLine(note)
  return { text, slot: note.slot, garment: read(text, categoryOfSlot[note.slot], note.color ?? ''), note }
}

/** The line of a text in a profile, by its note where it has one; none for a text that names no garment. */
export function linesOfText(text: string, notes: ReadonlyMap<string, GarmentNote>): OutfitLine[] {
  const note = notes.get(text)
  if (note) return [lineOfNote(note)]
  const category = categoryOfWords(text)
  if (!category) return []
  const garment = read(text, category, text)
  return [{ text, slot: garment.slot, garment, note: null }]
}

function read(name: string, category: ClosetCategory, color: string): Garment {
  return readGarment({ name, category, color, brand: null, style: null, season: null, description: null })
}
