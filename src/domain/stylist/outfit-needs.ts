import type { StylePreference, StylistSeason } from '../../contract/stylist/stylist.ts'
import type { ColorFamily } from '../closet/colors/color-family.ts'
import type { GarmentSelector } from '../closet/garment-selector.ts'
import type { Wearer } from '../closet/wearer/wearer.ts'

export type DayTime = 'morning' | 'day' | 'evening' | 'night'

/** Activities that matter to clothes. */
// prettier-ignore
export const activities = [
  'walking', 'standing', 'sitting', 'dancing', 'cycling', 'traveling', 'sport', 'hiking', 'eating', 'presenting',
  'playing with children', 'on grass', 'on sand', 'on ice', 'staying in',
] as const
export type Activity = (typeof activities)[number]

/** Whether the day is spent at home, without a walk. */
export const staysHome = (doing: readonly Activity[]): boolean =>
  doing.includes('staying in') && !doing.includes('walking')

/** Garments that an occasion calls for; an outfit with one of them scores higher. */
export interface OccasionWant {
  readonly of: GarmentSelector
  /** 3 is called for, 2 is usual, 1 is welcome. */
  readonly weight: 1 | 2 | 3
  /** In the form that follows 'calls for': 'a warm hat'. */
  readonly what: string
  /** Comes from the weather rather than the occasion. */
  readonly isForWeather?: boolean
}

/** A reason as a clause, in the singular and the plural: 'it rides up', 'they ride up'. */
export interface Reason {
  readonly one: string
  readonly several: string
  /** Says by itself that the garment doesn't suit: 'open shoes are too cold'. */
  readonly isVerdict: boolean
}

/** Garments that are unsuitable at an occasion. */
export interface OccasionBan {
  readonly of: GarmentSelector
  /** Null if the place is reason enough. */
  readonly why: Reason | null
  /** Names the occasion: 'at a funeral'. */
  readonly at?: string
  /** Bans a color, pattern or fabric, not the type of garment. */
  readonly isOfLooks?: boolean
  /** Rain, ground or movement bans it, not the place: heels on grass. */
  readonly isOfConditions?: boolean
}

export type Mood = 'grave' | 'festive' | 'everyday'

/** A color to avoid at an occasion. */
export interface AvoidedColor {
  readonly family: ColorFamily
  /** A full sentence. */
  readonly reason: string
  /** Dark shades are allowed. */
  readonly sparesDark?: true | undefined
}

/** The needs of an occasion, from a preset or from the user's own words. */
export interface OccasionNeeds {
  /** In the form that follows 'for': 'an art gallery', 'a rooftop dinner in July'. */
  readonly phrase: string
  /** What was typed, if none of it names an event, place, dress code or weather. */
  readonly unread?: string
  /** On the scale of `Garment.formality`. An outfit below `least` or above `most` is unsuitable. */
  readonly formality: { readonly least: number; readonly ideal: number; readonly most: number }
  /** Null if unknown. */
  readonly season: StylistSeason | null
  readonly temperatureCelsius: number | null
  /** The temperature, if the words or the forecast give a figure; null if it is only usual. */
  readonly statedCelsius?: number | null
  /** The temperature for texts; `temperatureCelsius` is how it feels. */
  readonly namedCelsius?: number
  /** Difference between the coldest and the warmest hour; undefined if unknown. */
  readonly swingCelsius?: number
  readonly isWet: boolean
  readonly isWindy: boolean
  readonly dayTime: DayTime | null
  readonly setting: 'indoors' | 'outdoors' | null
  readonly activities: readonly Activity[]
  /** Main colors to avoid, each with a reason: white at a wedding. */
  readonly avoidColors: readonly AvoidedColor[]
  /** Colors that the occasion calls for, from a dress code such as 'all white' or 'black tie'. */
  readonly wantColors: readonly ColorFamily[]
  /** Bare shoulders and short hems are unsuitable: a temple, an interview, a funeral. */
  readonly asksCover: boolean
  /** Ids of the recognized profiles, the main event first: 'wedding', 'black tie'. */
  readonly profiles?: readonly string[]
  /** Words of the request, and words for its main event, that a piece made for it may be named by. Stems. */
  readonly purposeWords?: ReadonlySet<string>
  readonly mood?: Mood
  readonly wants?: readonly OccasionWant[]
  /** Second best: chosen only without better garments. */
  readonly odd?: readonly OccasionBan[]
  /** Unsuitable: chosen only if a slot would stay empty. */
  readonly never?: readonly OccasionBan[]
}

/** The needs that an outfit has to meet. */
export interface OutfitNeeds {
  readonly stylePreference: StylePreference
  /** The user chose no style: it counts in scores, but texts don't mention it. */
  readonly isStyleOpen?: boolean
  /** Null without a stated occasion. */
  readonly occasion: OccasionNeeds | null
  /** The chosen season, else that of the occasion, else null. */
  readonly season: StylistSeason | null
  /** Wants of the focus pieces for their partners; added by the search. */
  readonly partners?: readonly OccasionWant[]
  /** Wants that no piece of the closet meets, which thus don't tell outfits apart; added by the search. */
  readonly unavailable?: ReadonlySet<OccasionWant>
  /** The wearer's preferences; undefined without any. */
  readonly wearer?: Wearer
}
