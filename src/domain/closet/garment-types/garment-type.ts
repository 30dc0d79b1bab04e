import * as z from 'zod/mini'
import { closetCategories } from '../../../contract/closet/closet.ts'
import {
  garmentLengths,
  heelHeights,
  materials,
  soleGrips,
  allStyleTags,
  type OwnSlot,
  type RainFitness,
  type Silhouette,
  type Layer,
  type Purpose,
} from '../garment.ts'
import { garmentKinds } from '../garment-kinds.ts'
import { bodyParts, garmentCultures, garmentSets, garmentTags } from '../tags/garment-tags.ts'
import type { SeasonSet } from './season-sets.ts'

/**
 * Languages of names besides English. `no` is Norwegian, Danish, Swedish and Finnish; `ms` is Malay and Indonesian;
 * `hi` is South Asian dress, `yo` West African dress, in Latin letters.
 */
export const nameLanguages = ['de', 'fr', 'es', 'pt', 'it', 'tr', 'hi', 'yo', 'nl', 'pl', 'no', 'ms'] as const
export type NameLanguage = (typeof nameLanguages)[number]

const slots = ['outer', 'top', 'bottom', 'dress', 'shoes', 'bag', 'extra'] as const satisfies OwnSlot[]
const layers = ['base', 'mid', 'outer', 'none'] as const satisfies Layer[]
const rains = ['keeps out', 'bears', 'suffers', 'spoils'] as const satisfies RainFitness[]
const silhouettes = ['slim', 'regular', 'loose'] as const satisfies Silhouette[]
const patterns = ['stripe', 'check', 'dot', 'floral', 'pin', 'herringbone', 'animal', 'print'] as const
// prettier-ignore
const purposes = [
  'home', 'underwear', 'sport underwear', 'sport', 'swimming', 'snow', 'own wedding', 'rain',
] as const satisfies Purpose[]
const seasonNames = [
  'all',
  'warm',
  'summer',
  'mild',
  'notWinter',
  'cool',
  'cold',
  'winter',
] as const satisfies SeasonSet[]

// Lowercase without accents, words separated by a space.
const Names = z.array(z.string().check(z.regex(/^[a-z0-9]+( [a-z0-9]+)*$/)))

/** Fields shared by garment types, brand models and modifiers. */
export const sharedFields = {
  material: z.optional(z.enum(materials)),
  pattern: z.optional(z.enum(patterns)),
  rain: z.optional(z.enum(rains)),
  isOpen: z.optional(z.literal(true)),
  heel: z.optional(z.enum(heelHeights)),
  grip: z.optional(z.enum(soleGrips)),
  seasons: z.optional(z.enum(seasonNames)),
  silhouette: z.optional(z.enum(silhouettes)),
  length: z.optional(z.enum(garmentLengths)),
  purpose: z.optional(z.enum(purposes)),
  bares: z.optional(z.array(z.enum(bodyParts))),
  wornBy: z.optional(z.enum(['women', 'men'])),
  culture: z.optional(z.enum(garmentCultures)),
  set: z.optional(z.enum(garmentSets)),
}

/** One type of garment: its names, and its usual traits, which the words of a piece may override. */
export const GarmentTypeRow = z.strictObject({
  id: z.string(),
  /** Null if no drawing resembles it. */
  drawing: z.nullable(z.enum(garmentKinds.map(({ id }) => id))),
  slot: z.enum(slots),
  /** Other categories in which owners may file it. */
  also: z.optional(z.array(z.enum(closetCategories))),
  layer: z.optional(z.enum(layers)),
  /** Singular noun for sentences. */
  noun: z.string(),
  /** Label in a list of types, if neither the noun nor the id is one. */
  label: z.optional(z.string()),
  /** Set if one piece takes a plural verb: 'the boots are'. */
  isPlural: z.optional(z.literal(true)),
  names: Names,
  /** Names that count only if no other word names a type. */
  weak: z.optional(Names),
  de: z.optional(Names),
  fr: z.optional(Names),
  es: z.optional(Names),
  pt: z.optional(Names),
  it: z.optional(Names),
  tr: z.optional(Names),
  hi: z.optional(Names),
  yo: z.optional(Names),
  nl: z.optional(Names),
  pl: z.optional(Names),
  no: z.optional(Names),
  ms: z.optional(Names),
  /** By ids of wider types, separated by spaces: words that turn it into this type. A jacket with 'denim' is a denim jacket. */
  refines: z.optional(z.record(z.string(), Names)),
  formality: z.number().check(z.minimum(1), z.maximum(5)),
  /** Insulation of the piece in clo (ISO 9920). */
  clo: z.number().check(z.minimum(0), z.maximum(1.5)),
  /** Likely fabric, unlike `material` not by definition: texts never mention it. */
  usually: z.optional(z.enum(materials)),
  ...sharedFields,
  styleTags: z.partialRecord(z.enum(allStyleTags), z.number()),
  tags: z.array(z.enum(garmentTags)),
  /** Type in the category Dresses for this type of top: a sweater filed as a dress is a sweater dress. */
  asDress: z.optional(z.string()),
  /** Set if it covers top and bottom wherever its owner files it: a thobe, a wetsuit. */
  isOnePiece: z.optional(z.literal(true)),
  /** Set if its noun is used for many types; a brand model is then more specific. */
  isWide: z.optional(z.literal(true)),
})
export type GarmentTypeRow = z.infer<typeof GarmentTypeRow>
