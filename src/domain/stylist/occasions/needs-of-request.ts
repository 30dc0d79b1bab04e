import type { StylePreference, StylistSeason } from '../../../contract/stylist/stylist.ts'
import type { Garment } from '../../closet/garment.ts'
import type { Wearer } from '../../closet/wearer/wearer.ts'
import type { OccasionNeeds, OutfitNeeds } from '../outfit-needs.ts'
import { MIDDLE } from './read-event.ts'
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

// Ideal formality of an event that no word names, by style: a suit for 'seeing Mr Ito', jeans for a casual 'night on the
// expressway', not the usual smart casual.
const unnamed: Partial<Record<StylePreference, number>> = { casual: 2.4, professional: 3.5, formal: 4.1 }

function shiftedByStyle(needs: OccasionNeeds, style: StylePreference): OccasionNeeds {
  const ideal = unnamed[style]
  const { formality } = needs
  if (needs.mood !== undefined || ideal === undefined) return needs
  if (ideal > formality.ideal) {
    const least = Math.max(formality.least, ideal - 0.8)
    return { ...needs, formality: { least, ideal, most: Math.max(formality.most, ideal + 0.7) } }
  }
  // A dress code that the words name counts.
  const isNamed = formality.ideal !== MIDDLE.ideal || formality.most !== MIDDLE.most
  return isNamed ? needs : { ...needs, formality: { least: ideal - 0.8, ideal, most: MIDDLE.most } }
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
      : shiftedByStyle(
          readOccasion(words, { ...(season && { season }), focusType: focus?.type ?? null }),
          stylePreference,
        )
  return {
    stylePreference,
    occasion: needs,
    season: season ?? needs?.season ?? null,
    ...(wearer && { wearer }),
  }
}
