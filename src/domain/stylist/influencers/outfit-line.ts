import type { WearChoice } from '../../../contract/user-profile.ts'
import type { Garment, GarmentSlot } from '../../closet/garment.ts'
import type { Archetype, GarmentNote, OutfitLevel } from './influencer-notes.ts'

/** A line of a shopping list, and the garment that it means. */
export interface OutfitLine {
  readonly text: string
  readonly slot: GarmentSlot
  readonly garment: Garment
  /** Null for a line from a client or a model. */
  readonly note: GarmentNote | null
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
  return [...new Map(all.map((garment) => [`${garment.color ?? ''} ${garment.name}`, garment])).values()]
}
