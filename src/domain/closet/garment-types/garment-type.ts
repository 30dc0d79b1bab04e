import * as z from 'zod/mini'
import { closetCategories } from '../../../contract/closet/closet.ts'
import {
  allStyleTags,
  garmentLengths,
  heelHeights,
  type Layer,
  materials,
  ownSlots,
  patterns,
  purposes,
  rainFitnesses,
  silhouettes,
  soleGrips,
} from '../garment.ts'
import { garmentKindIds } from '../garment-kinds.ts'
import { bodyParts, garmentCultures, garmentSets, garmentTags } from '../tags/garment-tags.ts'

/**
 * Languages of names besides English. `no` is Norwegian, Danish, Swedish and Finnish; `ms` is Malay and Indonesian;
 * `hi` is South Asian dress, `yo` West African dress, in Latin letters.
 */
export const nameLanguages = ['de', 'fr', 'es', 'pt', 'it', 'tr', 'hi', 'yo', 'nl', 'pl', 'no', 'ms'] as const
export type NameLanguage = (typeof nameLanguages)[number]

/** Sets of seasons in which garments are worn. */
export const seasonSetNames = [
  'all',
  'warm',
  'summer',
  'mild',
  'notWinter',
  'cool',
  'cold',
  'winter',
] as const
export type SeasonSet = (typeof seasonSetNames)[number]

const layers = ['base', 'mid', 'outer', 'none'] as const satisfies Layer[]

// Lowercase without accents, words separated by a space.
const Names = z.array(z.string().check(z.regex(/^[a-z0-9]+( [a-z0-9]+)*$/)))

/** Fields shared by garment types, brand models and modifiers. */
export const sharedFields = {
  material: z.optional(z.enum(materials)),
  pattern: z.optional(z.enum(patterns)),
  rain: z.optional(z.enum(rainFitnesses)),
  isOpen: z.optional(z.literal(true)),
  heel: z.optional(z.enum(heelHeights)),
  grip: z.optional(z.enum(soleGrips)),
  seasons: z.optional(z.enum(seasonSetNames)),
  silhouette: z.optional(z.enum(silhouettes)),
  length: z.optional(z.enum(garmentLengths)),
  purpose: z.optional(z.enum(purposes)),
  bares: z.optional(z.array(z.enum(bodyParts))),
  wornBy: z.optional(z.enum(['women', 'men'])),
  culture: z.optional(z.enum(garmentCultures)),
  set: z.optional(z.enum(garmentSets)),
}

const names = z.optional(Names)
// prettier-ignore
const namesByLanguage: Readonly<Record<NameLanguage, typeof names>> = {
  de: names, fr: names, es: names, pt: names, it: names, tr: names, hi: names, yo: names, nl: names, pl: names, no: names, ms: names,
}

/** One type of garment: its names, and its usual traits, which the words of a piece may override. */
export const GarmentTypeRow = z.strictObject({
  id: z.string(),
  /** Null if no drawing resembles it. */
  drawing: z.nullable(z.enum(garmentKindIds)),
  slot: z.enum(ownSlots),
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
  ...namesByLanguage,
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
