import * as z from 'zod/mini'
import { garmentLengths, materials, patterns, rainFitnesses, silhouettes } from '../../garment.ts'
import rows from './vocabulary.json' with { type: 'json' }

// Lowercase without accents, with all inflected forms, because the lookup is exact.
const Words = z.array(z.string().check(z.regex(/^[a-z0-9]+( [a-z0-9]+)*$/)))

/** Seasons that a word may name; subset of `seasonSets`. */
const namedSeasons = ['warm', 'cold', 'cool', 'mild'] as const
const sleeveLengths = ['none', 'short', 'long'] as const
export type Sleeves = (typeof sleeveLengths)[number]

/** Words and phrases by the trait of a garment that they state. */
export const vocabulary = z
  .strictObject({
    material: z.record(z.enum(materials), Words),
    /** `print` is any other pattern. */
    pattern: z.record(z.enum(patterns), Words),
    /** Words for plain fabric, which override every pattern. */
    plain: Words,
    silhouette: z.record(z.enum(silhouettes), Words),
    length: z.record(z.enum(garmentLengths), Words),
    sleeves: z.record(z.enum(sleeveLengths), Words),
    /** Words for shoes that leave the foot bare. */
    openToe: Words,
    rain: z.record(z.enum(rainFitnesses), Words),
    season: z.record(z.enum(namedSeasons), Words),
    /** By insulation factor. */
    warmth: z.record(z.string(), Words),
    /** By the shift of formality that they cause; set by hand. */
    formalityShift: z.record(z.string(), Words),
    /** Uses of a piece by their formality, on the scale of `Garment.formality`; set by hand. */
    formalityOfUse: z.record(z.string(), Words),
    /** Phrases that contain one of the other words without its meaning. */
    idle: Words,
    /** Words that make a following leather, suede or fur synthetic. */
    imitations: Words,
    /** Words after a material that limit it to a part or an appearance. */
    parts: Words,
  })
  .parse(rows)
