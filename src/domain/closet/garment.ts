import type { ClosetSeason } from '../../contract/closet.ts'
import { materials, type Material } from '../../contract/garment-values.ts'
import type { ColorFamily } from './color-family.ts'
import type { BodyPart, GarmentCulture, GarmentSet, GarmentTag } from './garment-tags.ts'
import type { Pattern } from './drawings/patterns.ts'
import type { GarmentKind } from './garment-kinds.ts'
import type { Reservation } from './garment-words/reserved-for.ts'

/**
 * The place that a piece takes in an outfit. A dress (or jumpsuit) stands for top and bottom. Nothing is read as `mid`:
 * that is how a piece is worn beside others, over a top or a dress and under the coat (`wornOver`).
 */
export const garmentSlots = ['outer', 'mid', 'top', 'bottom', 'dress', 'shoes', 'bag', 'extra'] as const
export type GarmentSlot = (typeof garmentSlots)[number]

/** The place of a piece by itself, which an outfit may lack. */
export type OwnSlot = Exclude<GarmentSlot, 'mid'>

/** How far from the skin a piece is worn: a shirt is a base, a cardigan mid, a coat outer; shoes and bags are none. */
export type Layer = 'base' | 'mid' | 'outer' | 'none'

export { materials, type Material }

/** Where the mass of a piece is: next to the body, along it, or away from it. */
export const silhouettes = ['slim', 'regular', 'loose'] as const
export type Silhouette = (typeof silhouettes)[number]

export const garmentLengths = ['cropped', 'regular', 'long'] as const
export type GarmentLength = (typeof garmentLengths)[number]

/** What rain does: 'keeps out' is made for it, 'bears' takes a shower but no storm, 'spoils' is ruined by it (suede, silk, canvas, white hems). */
export const rainFitnesses = ['keeps out', 'bears', 'suffers', 'spoils'] as const
export type RainFitness = (typeof rainFitnesses)[number]

/** What a piece is made for and worn for nothing else; 'home' is nightwear, 'rain' are rubber boots and rain jackets. */
// prettier-ignore
export const purposes = [
  'home', 'underwear', 'sport underwear', 'sport', 'swimming', 'snow', 'own wedding', 'rain',
] as const
export type Purpose = (typeof purposes)[number]

export const heelHeights = ['flat', 'low', 'block', 'high'] as const
export type HeelHeight = (typeof heelHeights)[number]

export const soleGrips = ['smooth', 'ordinary', 'rough'] as const
export type SoleGrip = (typeof soleGrips)[number]

/** The crowds whose clothes go together; several may claim one piece. */
// prettier-ignore
export const allStyleTags = [
  'classic', 'preppy', 'minimalist', 'professional', 'glamorous', 'romantic', 'bohemian', 'vintage', 'edgy', 'grunge',
  'streetwear', 'sporty', 'outdoor', 'casual', 'trendy', 'beach', 'western', 'luxury',
] as const
export type StyleTag = (typeof allStyleTags)[number]

/** Weight of each style tag from 0 to 1; what is left out is 0. */
export type StyleTagWeights = Readonly<Partial<Record<StyleTag, number>>>

/** Price level of a brand: 1 marketplace and discount, 2 high street, 3 premium, 4 designer, 5 luxury house. */
export type BrandLevel = 1 | 2 | 3 | 4 | 5

/** A color in words, and as the eye sees it. */
export interface GarmentColor {
  /** As `#rrggbb`, of cloth in that color. */
  readonly hex: string
  readonly family: ColorFamily
  /** OKLCH: lightness 0 to 1, chroma 0 to about 0.32, hue in degrees (0 where there is no chroma). */
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
  /** Black, white, gray, beige, brown, navy, denim: goes with anything. */
  readonly isNeutral: boolean
}

/** The words that a piece is known by; all of them are the owner's or a shop's, none can be trusted to be right. */
export interface GarmentWords {
  readonly name: string
  /** One of the closet's six. */
  readonly category: string
  readonly color: string
  readonly brand: string | null
  readonly style: string | null
  readonly season: ClosetSeason | null
  readonly description: string | null
  /** What its photo shows; it counts where the words say nothing. */
  readonly photo?: SeenInPhoto | null
}

/** What is seen in a piece's photo, where it is sure enough to be kept. */
export interface SeenInPhoto {
  /** Id of a garment type; null where only its category is sure. */
  readonly type: string | null
  /** How sure the type is, from 0 to 1. */
  readonly confidence: number
  readonly pattern: 'stripe' | 'check' | null
}

/** What a piece is, read from its words. What no word tells is the middle of its kind or category. */
export interface Garment {
  /**
   * The kind that Armadio draws it as; null where no word names one. What is near a kind is read as it, so it is no
   * word for people: a midi dress is a 'wrap-dress', every shoe without a finer name 'sneakers'.
   */
  readonly kind: GarmentKind | null
  readonly slot: GarmentSlot
  readonly layer: Layer
  /** 1 gym and beach, 2 casual, 3 smart casual, 4 business and cocktail, 5 black tie; tenths between. */
  readonly formality: number
  /** Insulation in clo (ISO 9920): a T-shirt 0.08, a thick coat 0.6 … shoes and bags as little as they give. */
  readonly warmthClo: number
  readonly material: Material | null
  /** Null for plain cloth. */
  readonly pattern: Pattern | 'animal' | 'print' | null
  readonly silhouette: Silhouette
  readonly length: GarmentLength
  readonly rain: RainFitness
  readonly styleTags: StyleTagWeights
  /** Null for what is worn anywhere. */
  readonly purpose: Purpose | null
  /** Null for a brand that is not known, or none. */
  readonly brandLevel: BrandLevel | null
  /** Of the words in `color` the first; null where none names a color. */
  readonly color: GarmentColor | null
  /** Further colors that the color text names: the blue of 'White and blue'. */
  readonly otherColors: readonly GarmentColor[]
  /** Bare arms, legs or feet: what a cold day minds. */
  readonly isOpen: boolean
  /** The row of the table of garments that its words name; null where none does, and little is known of it. */
  readonly type: string | null
  readonly tags: ReadonlySet<GarmentTag>
  readonly bares: ReadonlySet<BodyPart>
  /** Null for all but shoes. */
  readonly heel: HeelHeight | null
  /** How a sole holds on wet grass, snow and rock; null for all but shoes. */
  readonly grip: SoleGrip | null
  /** Null for what everybody wears. */
  readonly wornBy: 'women' | 'men' | null
  readonly culture: GarmentCulture | null
  /** Null for a piece of no set. */
  readonly set: GarmentSet | null
  /** What its owner calls the set it is a part of, in small letters; null where the name tells none. */
  readonly setName: string | null
  /** What its owner keeps it for; null where the name tells nothing. */
  readonly reservedFor: Reservation | null
  /** The seasons it can be worn in: the owner's word where there is one, else from kind, cloth and warmth. */
  readonly seasons: readonly ('spring' | 'summer' | 'fall' | 'winter')[]
}
