import { categoryOfWords } from '../../closet/read-garment-kind.ts'
import { categoryOfSlot } from '../../closet/garment-types/garment-types.ts'
import type { GarmentNote } from '../../stylist/influencers/influencer-notes.ts'
import type { OutfitLine } from '../../stylist/influencers/outfit-line.ts'
import { pieceFromName } from '../../stylist/catalog/garment-catalog.ts'
import { oncePer } from '../../once.ts'
import { capital, withColor } from '../english.ts'

/** Returns a garment with its color: 'black fine-knit turtleneck'. */
export function garmentWords({ color, name }: Pick<GarmentNote, 'color' | 'name'>): string {
  return color ? withColor(color, name) : name
}

/** Returns a garment as a list item: 'Black fine-knit turtleneck'. */
export function garmentLine(garment: Pick<GarmentNote, 'color' | 'name'>): string {
  return capital(garmentWords(garment))
}

/** Returns the shopping list line for a note. Its `wornBy` is more precise than that of the garment type. */
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
