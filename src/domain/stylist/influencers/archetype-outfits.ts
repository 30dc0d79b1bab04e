import type { ArchetypeChoice } from '../../../contract/stylist-influencer.ts'
import type { WearChoice } from '../../../contract/user-profile.ts'
import { listed } from '../../sentence.ts'
import { garmentLine } from './garment-in-words.ts'
import { type Archetype, archetypes, type GarmentNote, type OutfitLevel } from './influencer-notes.ts'

const CHOICES_MAX = 16
const COLORS_NAMED = 3

/** The garments of an archetype's outfit, for both with those of womenswear and menswear. */
export function archetypeOutfit(
  { outfits }: Archetype,
  wears: WearChoice,
  level: OutfitLevel,
): readonly GarmentNote[] {
  if (wears !== 'both') return outfits[wears][level]
  return [...outfits.womenswear[level], ...outfits.menswear[level]]
}

/** What an archetype is made of, for both in turn from womenswear and menswear, each garment once. */
export function archetypeGarments({ outfits }: Archetype, wears: WearChoice): readonly GarmentNote[] {
  const of = (choice: Exclude<WearChoice, 'both'>) => [
    ...outfits[choice].casual,
    ...outfits[choice].smart,
    ...outfits[choice].formal,
  ]
  const [first, second] = [of('womenswear'), of('menswear')]
  const all =
    wears === 'both' ? first.flatMap((garment, at) => [garment, second[at] ?? []].flat()) : of(wears)
  return [...new Map(all.map((garment) => [garmentLine(garment), garment])).values()]
}

/** The archetypes to choose from where nothing is known of a name, each with its illustrated outfit. */
export function archetypeChoices(): ArchetypeChoice[] {
  return archetypes.slice(0, CHOICES_MAX).map((archetype) => ({
    id: archetype.id,
    name: archetype.name,
    note: `${archetype.silhouettes[0] ?? ''}, in ${listed(archetype.colors.slice(0, COLORS_NAMED))}`,
    outfit: archetype.outfits[archetype.shown.wears][archetype.shown.level].map(garmentLine),
  }))
}
