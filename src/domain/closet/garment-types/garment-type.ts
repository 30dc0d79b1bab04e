import * as z from 'zod/mini'
import { closetCategories } from '../../../contract/closet.ts'
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
import { bodyParts, garmentCultures, garmentSets, garmentTags } from '../garment-tags.ts'
import type { SeasonSet } from './season-sets.ts'

/**
 * Languages, besides English, that rows have names in: `no` is Norwegian, Danish, Swedish and Finnish; `ms` is Malay and Indonesian;
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

// In small letters without accents, words separated by a space.
const Names = z.array(z.string().check(z.regex(/^[a-z0-9]+( [a-z0-9]+)*$/)))

/** Fields that a row, a brand's model and a modifier share. */
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

/** One type of garment: what it is called, and what is usual for it until its own words say otherwise. */
export const GarmentTypeRow = z.strictObject({
  id: z.string(),
  /** Null where no drawing is near. */
  drawing: z.nullable(z.enum(garmentKinds.map(({ id }) => id))),
  slot: z.enum(slots),
  /** Categories in which owners keep it too. */
  also: z.optional(z.array(z.enum(closetCategories))),
  layer: z.optional(z.enum(layers)),
  /** What people call one of it in a sentence. */
  noun: z.string(),
  /** The piece itself is spoken of as several: 'the boots are'. */
  isPlural: z.optional(z.literal(true)),
  names: Names,
  /** Count only where no other word names a type. */
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
  /** Other types that are this one where one of the words is in the name: a jacket and 'denim' are a denim jacket. */
  refines: z.optional(z.record(z.string(), Names)),
  formality: z.number().check(z.minimum(1), z.maximum(5)),
  /** Insulation in clo, of the piece alone (ISO 9920). */
  clo: z.number().check(z.minimum(0), z.maximum(1.5)),
  /** The fabric that it is of where no word says so, unlike `material` not by definition: nothing is said of it. */
  usually: z.optional(z.enum(materials)),
  ...sharedFields,
  styleTags: z.partialRecord(z.enum(allStyleTags), z.number()),
  tags: z.array(z.enum(garmentTags)),
  /** The type of a dress that is named by this type of top: a sweater among the dresses is a sweater dress. */
  asDress: z.optional(z.string()),
  /** Many types are called by its noun, so a brand's model tells more. */
  isWide: z.optional(z.literal(true)),
})
export type GarmentTypeRow = z.infer<typeof GarmentTypeRow>
