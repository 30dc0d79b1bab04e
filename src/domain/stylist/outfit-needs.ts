import type { StylePreference, StylistSeason } from '../../contract/stylist.ts'
import type { ColorFamily } from '../closet/color-family.ts'

export type DayTime = 'morning' | 'day' | 'evening' | 'night'

/** What a person will be doing in the outfit, as far as it matters to clothes. */
// prettier-ignore
export const activities = [
  'walking', 'standing', 'sitting', 'dancing', 'cycling', 'traveling', 'sport', 'hiking', 'eating', 'presenting',
  'playing with children', 'on grass', 'on sand', 'on ice', 'staying in',
] as const
export type Activity = (typeof activities)[number]

/** What an occasion asks of clothes, whether chosen from the list or said in the person's own words. */
export interface OccasionNeeds {
  /** As it stands in a sentence after 'for': 'an art gallery', 'a rooftop dinner in July'. */
  readonly phrase: string
  /** On the scale of `Garment.formality`. An outfit below `least` or above `most` is wrong there. */
  readonly formality: { readonly least: number; readonly ideal: number; readonly most: number }
  /** Null where the words tell none. */
  readonly season: StylistSeason | null
  readonly temperatureCelsius: number | null
  /** Between the coldest and the warmest hour; left out where nobody knows. */
  readonly swingCelsius?: number
  readonly isWet: boolean
  readonly isWindy: boolean
  readonly dayTime: DayTime | null
  readonly setting: 'indoors' | 'outdoors' | null
  readonly activities: readonly Activity[]
  /** Colors to stay out of as the main color, each with the reason: white at a wedding. */
  readonly avoidColors: readonly { readonly family: ColorFamily; readonly reason: string }[]
  /** Colors that the occasion asks for, from a dress code such as 'all white' or 'black tie'. */
  readonly wantColors: readonly ColorFamily[]
  /** Bare shoulders and short hems are out of place: a temple, an interview, a funeral. */
  readonly asksCover: boolean
}

/** All that an outfit is to be fit for. */
export interface OutfitNeeds {
  readonly stylePreference: StylePreference
  /** Nobody chose the style: it counts where outfits are compared, and no word is said of it. */
  readonly isStyleOpen?: boolean
  /** Null where no occasion was said. */
  readonly occasion: OccasionNeeds | null
  /** The season chosen, else the one that the occasion tells, else null. */
  readonly season: StylistSeason | null
}
