import type { StylePreference, StylistSeason } from '../../../contract/stylist/stylist.ts'
import type { Garment } from '../../closet/garment.ts'
import type { Wearer } from '../../closet/wearer/wearer.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { readOccasion } from './read-occasion.ts'

interface OutfitRequest {
  readonly stylePreference: StylePreference
  /** The id of a preset or the user's own words; 'custom' alone and blank text mean no occasion. */
  readonly occasion: string | null
  readonly season: StylistSeason | null
  readonly wearer?: Wearer
  /** The piece that the outfit is built around; with ski pants, 'a day in Verbier' is a day of skiing. */
  readonly focus?: Garment
}

/** Returns the needs that an outfit has to meet. The chosen season overrides the one that the words name. */
export function outfitNeeds({
  stylePreference,
  occasion,
  season,
  wearer,
  focus,
}: OutfitRequest): OutfitNeeds {
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
