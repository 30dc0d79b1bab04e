import type { Garment } from '../../closet/garment.ts'
import { hasTag } from '../../closet/tags/garment-tags.ts'
import type { OccasionWant, OutfitNeeds } from '../outfit-needs.ts'

/** Whether an outfit is of womenswear: a tie is not missing next to a dress, a blouse or pumps. */
export const areWomens = (garments: readonly Garment[]) =>
  garments.some(
    ({ slot, wornBy, tags }) =>
      slot === 'dress' ||
      wornBy === 'women' ||
      hasTag({ tags }, ['blouse', 'skirt', 'pumps', 'heels', 'flats']),
  )

/** Whether a want is of a kippah or a prayer cap. */
export const isMensCap = ({ of: { slots, tags, allTags, notTags } }: OccasionWant) =>
  slots?.includes('extra') === true &&
  (tags ?? allTags)?.includes('religious') === true &&
  notTags?.includes('shawl') === true

/** Whether the wearer of an outfit is asked for one; a headscarf covers the head, too. */
export const takesMensCap = (garments: readonly Garment[], { wearer }: OutfitNeeds) =>
  wearer?.wears !== 'womenswear' &&
  !garments.some(({ tags }) => tags.has('headscarf')) &&
  (wearer?.wears === 'menswear' || !areWomens(garments))
