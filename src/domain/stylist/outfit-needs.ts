import type { StylePreference, StylistSeason } from '../../contract/stylist.ts'
import type { ColorFamily } from '../closet/color-family.ts'
import type { GarmentSelector } from '../closet/garment-selector.ts'
import type { Wearer } from '../closet/wearer.ts'

export type DayTime = 'morning' | 'day' | 'evening' | 'night'

/** What a person will be doing in the outfit, as far as it matters to clothes. */
// prettier-ignore
export const activities = [
  'walking', 'standing', 'sitting', 'dancing', 'cycling', 'traveling', 'sport', 'hiking', 'eating', 'presenting',
  'playing with children', 'on grass', 'on sand', 'on ice', 'staying in',
] as const
export type Activity = (typeof activities)[number]

/** Whether the day is spent at home, without a walk. */
export const staysHome = (doing: readonly Activity[]): boolean =>
  doing.includes('staying in') && !doing.includes('walking')

/** Garments that an occasion calls for; an outfit that has one of them is right, and one without is the worse for it. */
export interface OccasionWant {
  readonly of: GarmentSelector
  /** 3 is called for, 2 is usual, 1 is welcome. */
  readonly weight: 1 | 2 | 3
  /** What is called for, as it stands after 'calls for': 'a warm hat'. */
  readonly what: string
  /** The weather calls for it, whatever the occasion. */
  readonly isForWeather?: boolean
}

/** Garments that are out of place at an occasion, and why in a few words: 'team jersey at a funeral'. */
export interface OccasionBan {
  readonly of: GarmentSelector
  readonly why: string
  /** `why` is a clause, 'heels sink into sand'. */
  readonly isClause?: boolean
  /** Where it is out of place: 'at a funeral'. */
  readonly at?: string
  /** Its color, pattern or fabric rules it out, and not what it is. */
  readonly isOfLooks?: boolean
}

export type Mood = 'grave' | 'festive' | 'everyday'

/** A color that an occasion asks to leave out. */
export interface AvoidedColor {
  readonly family: ColorFamily
  /** A whole sentence. */
  readonly reason: string
  /** Dark shades of it may be worn. */
  readonly sparesDark?: true | undefined
}

/** What an occasion asks of clothes, whether chosen from the list or said in the person's own words. */
export interface OccasionNeeds {
  /** As it stands in a sentence after 'for': 'an art gallery', 'a rooftop dinner in July'. */
  readonly phrase: string
  /** On the scale of `Garment.formality`. An outfit below `least` or above `most` is wrong there. */
  readonly formality: { readonly least: number; readonly ideal: number; readonly most: number }
  /** Null where the words tell none. */
  readonly season: StylistSeason | null
  readonly temperatureCelsius: number | null
  /** The same where the words or the day give it as a figure; null where it is only usual there. */
  readonly statedCelsius?: number | null
  /** What texts call the temperature, where the outfit is chosen for how it feels. */
  readonly namedCelsius?: number
  /** Between the coldest and the warmest hour; left out where nobody knows. */
  readonly swingCelsius?: number
  readonly isWet: boolean
  readonly isWindy: boolean
  readonly dayTime: DayTime | null
  readonly setting: 'indoors' | 'outdoors' | null
  readonly activities: readonly Activity[]
  /** Colors to stay out of as the main color, each with the reason: white at a wedding. */
  readonly avoidColors: readonly AvoidedColor[]
  /** Colors that the occasion asks for, from a dress code such as 'all white' or 'black tie'. */
  readonly wantColors: readonly ColorFamily[]
  /** Bare shoulders and short hems are out of place: a temple, an interview, a funeral. */
  readonly asksCover: boolean
  /** The profiles that were recognized, the one that settles it first: 'wedding', 'black tie'. Empty where none was. */
  readonly profiles?: readonly string[]
  readonly mood?: Mood
  readonly wants?: readonly OccasionWant[]
  /** Second best: taken where there is nothing better. */
  readonly odd?: readonly OccasionBan[]
  /** Wrong: only taken where a place would stay empty otherwise. */
  readonly never?: readonly OccasionBan[]
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
  /** What the pieces that an outfit is built around are worn with; a search adds it. */
  readonly partners?: readonly OccasionWant[]
  /** What the wearer said of themselves; left out where they said nothing. */
  readonly wearer?: Wearer
}
