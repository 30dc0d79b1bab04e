import type { ClosetCategory } from '../../../contract/closet.ts'
import type { WearChoice } from '../../../contract/user-profile.ts'
import { categoryOfWords } from '../../closet/category-of-words.ts'
import type { Garment, GarmentSlot } from '../../closet/garment.ts'
import { readGarment } from '../../closet/read-garment.ts'
import { garmentLine } from '../../words/influencer-profile.ts'
import type { Archetype, GarmentNote, OutfitLevel } from './influencer-notes.ts'

/** A line of a shopping list, and the garment that it means. */
export interface OutfitLine {
  readonly text: string
  readonly slot: GarmentSlot
  readonly garment: Garment
  /** Null for a line from a client or a model. */
  readonly note: GarmentNote | null
}

// prettier-ignore
const categoryOfSlot: Readonly<Record<GarmentNote['slot'], ClosetCategory>> = {
  outer: 'Outerwear', dress: 'Dresses', top: 'Tops', bottom: 'Bottoms', shoes: 'Shoes', bag: 'Accessories', extra: 'Accessories',
}

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

/** The garments of an archetype, of one level or all; for both, womenswear and menswear in turn, each once. */
export function archetypeGarments(
  { outfits }: Archetype,
  wears: WearChoice,
  levels: readonly OutfitLevel[] = ['casual', 'smart', 'formal'],
): readonly GarmentNote[] {
  const [first, second] = (['womenswear', 'menswear'] as const).map((choice) =>
    wears === 'both' || wears === choice ? levels.flatMap((level) => outfits[choice][level]) : [],
  )
  const longest = Math.max(first?.length ?? 0, second?.length ?? 0)
  const all = Array.from({ length: longest }, (_, at) =>
    [first?.[at] ?? [], second?.[at] ?? []].flat(),
  ).flat()
  return [...new Map(all.map((garment) => [garmentLine(garment), garment])).values()]
}
