import type { StylePreference, StylistSeason } from '../../../contract/stylist.ts'
import type { Garment } from '../../closet/garment.ts'
import type { Wearer } from '../../closet/wearer.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { readOccasion } from './read-occasion.ts'

interface Asked {
  readonly stylePreference: StylePreference
  /** The id of a preset or the user's own words; 'custom' alone and blank text are no occasion. */
  readonly occasion: string | null
  readonly season: StylistSeason | null
  readonly wearer?: Wearer
  /** The piece that the outfit is built around; ski pants say what 'a day in Verbier' means. */
  readonly focus?: Garment
}

/** All that an outfit is to be fit for. The chosen season prevails over the one that the words name. */
export function outfitNeeds({ stylePreference, occasion, season, wearer, focus }: Asked): OutfitNeeds {
  const words = occasion?.trim() ?? ''
  const needs =
    words === '' || words.toLowerCase() === 'custom'
      ? null
      : readOccasion(words, { ...(season && { season }), focusType: focus?.type ?? null })
  return {
    stylePreference,
    occasion: needs,
    season: season ?? needs?.season ?? null,
    ...(wearer && { wearer }),
  }
}
