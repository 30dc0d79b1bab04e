import type { ClosetSeason } from '../../contract/closet/closet.ts'
import { materials, type Material } from '../../contract/values/garment-values.ts'
import type { ColorFamily } from './colors/color-family.ts'
import type { BodyPart, GarmentCulture, GarmentSet, GarmentTag } from './tags/garment-tags.ts'
import type { GarmentKind } from './garment-kinds.ts'

/**
 * The slot of a piece in an outfit. A dress (or jumpsuit) fills top and bottom. Reading never returns `mid`: only an
 * outfit assigns it, to a piece over a top or a dress and under the coat (`wornOver`).
 */
export const garmentSlots = ['outer', 'mid', 'top', 'bottom', 'dress', 'shoes', 'bag', 'extra'] as const
export type GarmentSlot = (typeof garmentSlots)[number]

/** The slot of a piece outside of an outfit. */
export const ownSlots = ['outer', 'top', 'bottom', 'dress', 'shoes', 'bag', 'extra'] as const
export type OwnSlot = (typeof ownSlots)[number]

/** Distance from the skin: a shirt is base, a cardigan mid, a coat outer; shoes and bags are none. */
export type Layer = 'base' | 'mid' | 'outer' | 'none'

export { materials, type Material }

/** Patterns of fabric, of which some are drawn; `print` is any other. */
export const patterns = ['stripe', 'check', 'dot', 'floral', 'pin', 'herringbone', 'animal', 'print'] as const

/** Fit: close to the body, along it, or away from it. */
export const silhouettes = ['slim', 'regular', 'loose'] as const
export type Silhouette = (typeof silhouettes)[number]

export const garmentLengths = ['cropped', 'regular', 'long'] as const
export type GarmentLength = (typeof garmentLengths)[number]

/** Effect of rain. 'bears': withstands a shower, not a storm. 'spoils': rain ruins it (suede, silk, canvas). */
export const rainFitnesses = ['keeps out', 'bears', 'suffers', 'spoils'] as const
export type RainFitness = (typeof rainFitnesses)[number]

/** The only use of a piece; 'home' is nightwear, 'rain' is rubber boots and rain jackets. */
// prettier-ignore
export const purposes = [
  'home', 'underwear', 'sport underwear', 'sport', 'swimming', 'snow', 'own wedding', 'rain',
] as const
export type Purpose = (typeof purposes)[number]

export const heelHeights = ['flat', 'low', 'block', 'high'] as const
export type HeelHeight = (typeof heelHeights)[number]

export const soleGrips = ['smooth', 'ordinary', 'rough'] as const
export type SoleGrip = (typeof soleGrips)[number]

/** Styles whose pieces go together; a piece may have several. */
// prettier-ignore
export const allStyleTags = [
  'classic', 'preppy', 'minimalist', 'professional', 'glamorous', 'romantic', 'bohemian', 'vintage', 'edgy', 'grunge',
  'streetwear', 'sporty', 'outdoor', 'casual', 'trendy', 'beach', 'western', 'luxury',
] as const
export type StyleTag = (typeof allStyleTags)[number]

/** Weight of each style tag from 0 to 1; a missing tag has weight 0. */
export type StyleTagWeights = Readonly<Partial<Record<StyleTag, number>>>

/** Price level of a brand: 1 marketplace and discount, 2 high street, 3 premium, 4 designer, 5 luxury house. */
export type BrandLevel = 1 | 2 | 3 | 4 | 5

/** A color as hex, as its family and in OKLCH. */
export interface GarmentColor {
  /** `#rrggbb` of fabric in that color. */
  readonly hex: string
  readonly family: ColorFamily
  /** OKLCH: lightness 0 to 1, chroma 0 to about 0.32, hue in degrees (0 where there is no chroma). */
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
  /** Black, white, gray, beige, brown, navy and denim go with anything. */
  readonly isNeutral: boolean
}

/** The texts that describe a piece, written by its owner or a shop. They may be wrong. */
export interface GarmentWords {
  readonly name: string
  /** One of the closet's six categories. */
  readonly category: string
  readonly color: string
  readonly brand: string | null
  readonly style: string | null
  readonly season: ClosetSeason | null
  readonly description: string | null
  /** Findings in its photo; used where the words name nothing. */
  readonly photo?: SeenInPhoto | null
}

/** Findings in a piece's photo whose confidence is high enough to store. */
export interface SeenInPhoto {
  /** Id of a garment type; null if only the category is certain. */
  readonly type: string | null
  /** Confidence of the type, from 0 to 1. */
  readonly confidence: number
  readonly pattern: 'stripe' | 'check' | null
}

/** Use that a piece is reserved for, parsed from its name. */
export interface Reservation {
  /** Lowercase, without an article: 'garden', 'painting', 'winter runs'. */
  readonly occasion: string
  /** Strength of the wording, strongest first: 'garden only', 'for painting', '(clinic)'. */
  readonly wording: 'only' | 'for' | 'noted'
}

/** A piece parsed from its words. Traits that no word states default to the average of its type or category. */
export interface Garment {
  /**
   * The kind of its drawing; null if no word names one. Related garments share a kind, so do not show its name to
   * users: a midi dress is a 'wrap-dress', every shoe without a more specific name is 'sneakers'.
   */
  readonly kind: GarmentKind | null
  readonly slot: GarmentSlot
  readonly layer: Layer
  /** 1 gym and beach, 2 casual, 3 smart casual, 4 business and cocktail, 5 black tie; in steps of 0.1. */
  readonly formality: number
  /** Insulation in clo (ISO 9920): a T-shirt 0.08, a thick coat 0.6; shoes and bags near 0. */
  readonly warmthClo: number
  readonly material: Material | null
  /** Null for plain fabric. */
  readonly pattern: (typeof patterns)[number] | null
  readonly silhouette: Silhouette
  readonly length: GarmentLength
  readonly rain: RainFitness
  readonly styleTags: StyleTagWeights
  /** Null for pieces without a special purpose. */
  readonly purpose: Purpose | null
  /** Null for an unknown brand or none. */
  readonly brandLevel: BrandLevel | null
  /** First color named in the color text; null if it names none. */
  readonly color: GarmentColor | null
  /** Further colors of the color text: the blue of 'White and blue'. */
  readonly otherColors: readonly GarmentColor[]
  /** Whether it leaves arms, legs or feet bare, which matters on a cold day. */
  readonly isOpen: boolean
  /** Id of its row in the table of garments; null if its words name none, in which case little is known of it. */
  readonly type: string | null
  readonly tags: ReadonlySet<GarmentTag>
  readonly bares: ReadonlySet<BodyPart>
  /** Null except for shoes. */
  readonly heel: HeelHeight | null
  /** Grip of the sole on wet grass, snow and rock; null except for shoes. */
  readonly grip: SoleGrip | null
  /** Null for pieces worn by anyone. */
  readonly wornBy: 'women' | 'men' | null
  readonly culture: GarmentCulture | null
  /** Null for a piece that belongs to no set. */
  readonly set: GarmentSet | null
  /** The owner's name of its set, in lowercase; null if the name of the piece has none. */
  readonly setName: string | null
  /** Words of its name that describe no garment: the name of a choir, a school, a tailor. */
  readonly ownWords: ReadonlySet<string>
  /** The use that its owner reserves it for; null if the name states none. */
  readonly reservedFor: Reservation | null
  /** Words of its name, besides its type, that may name a use: 'yard' of 'yard boots'. Stems, for lookups. */
  readonly purposeWords: ReadonlySet<string>
  /** Seasons to wear it in: as the owner stated, else derived from type, fabric and warmth. */
  readonly seasons: readonly ('spring' | 'summer' | 'fall' | 'winter')[]
}
