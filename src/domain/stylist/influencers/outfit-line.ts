import type { WearChoice } from '../../../contract/user/profile.ts'
import type { GarmentSlot } from '../../closet/garment.ts'
import type { StylistPiece } from '../outfit.ts'
import { catalogGarment, slotOfPart } from '../catalog/garment-catalog.ts'
import type { Archetype, GarmentNote, OutfitLevel } from './influencer-notes.ts'

/** A line of a shopping list with its garment. */
export interface OutfitLine {
  readonly text: string
  readonly slot: GarmentSlot
  readonly piece: StylistPiece
  /** Null for a line from a client or a model. */
  readonly note: GarmentNote | null
}

/** Returns the distinct garments of an archetype's levels; for 'both', alternates womenswear and menswear. */
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
  return [...new Set(all)].map(noteOf)
}

const known = new Map<string, GarmentNote>()

/**
 * Returns the note for an archetype's garment: 'navy striped T-shirt'.
 * @throws RangeError for a garment that is not in the catalog
 */
export function noteOf(text: string): GarmentNote {
  const note = known.get(text) ?? readNote(text)
  known.set(text, note)
  return note
}

function readNote(text: string): GarmentNote {
  const words = text.split(' ')
  for (const at of words.keys()) {
    const garment = catalogGarment(words.slice(at).join(' '))
    if (!garment) continue
    return {
      slot: slotOfPart[garment.part],
      name: garment.name,
      ...(at > 0 && { color: words.slice(0, at).join(' ') }),
      ...(garment.isSeveral && { isPlural: true }),
      ...(garment.piece.garment.wornBy === 'women' && { wornBy: 'women' }),
    }
  }
  throw new RangeError(`No garment to find for ${text}`)
}
