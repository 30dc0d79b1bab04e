import type { ClosetCategory } from '../../../contract/closet.ts'
import { categoryOfWords } from '../../closet/category-of-words.ts'
import type { Garment, GarmentSlot } from '../../closet/garment.ts'
import { readGarment } from '../../closet/read-garment.ts'
import { garmentLine } from './garment-in-words.ts'
import type { GarmentNote } from './influencer-notes.ts'

/** A line of a shopping list, and the garment that it means. */
export interface OutfitLine {
  readonly text: string
  readonly slot: GarmentSlot
  readonly garment: Garment
  /** Null for a line from a client or a model. */
  readonly note: GarmentNote | null
}

const categoryOfSlot: Readonly<Record<GarmentNote['slot'], ClosetCategory>> = {
  outer: 'Outerwear',
  dress: 'Dresses',
  top: 'Tops',
  bottom: 'Bottoms',
  shoes: 'Shoes',
  bag: 'Accessories',
  extra: 'Accessories',
}

export function lineOfNote(note: GarmentNote): OutfitLine {
  const text = garmentLine(note)
  return { text, slot: note.slot, garment: read(text, categoryOfSlot[note.slot], note.color ?? ''), note }
}

/** The line of a text in a profile, by our own notes where it is one of them; none for a text that names no garment. */
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
