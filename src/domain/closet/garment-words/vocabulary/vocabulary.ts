import * as z from 'zod/mini'
import {
  type Garment,
  type GarmentLength,
  garmentLengths,
  type Material,
  materials,
  patterns,
  type RainFitness,
  rainFitnesses,
  type Silhouette,
  silhouettes,
} from '../../garment.ts'
import { phraseTable } from '../../text/phrase-table.ts'
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
  })
  .parse(rows)

/** Traits that one word or phrase states. */
export interface Meaning {
  readonly material?: Material
  readonly pattern?: NonNullable<Garment['pattern']>
  readonly isPlain?: true
  readonly silhouette?: Silhouette
  readonly length?: GarmentLength
  readonly sleeves?: Sleeves
  readonly hasOpenToe?: true
  readonly rain?: RainFitness
  readonly season?: keyof typeof vocabulary.season
  /** Insulation factor. */
  readonly warmth?: number
  readonly formalityShift?: number
  /** Formality of the use that the word names. */
  readonly formalityOfUse?: number
}

const meanings = new Map<string, Meaning>()
const { material, pattern, silhouette, length, sleeves, rain, season } = vocabulary
addMeanings(material, (key) => ({ material: key }))
addMeanings(pattern, (key) => ({ pattern: key }))
addMeanings({ plain: vocabulary.plain }, () => ({ isPlain: true }))
addMeanings(silhouette, (key) => ({ silhouette: key }))
addMeanings(length, (key) => ({ length: key }))
addMeanings(sleeves, (key) => ({ sleeves: key }))
addMeanings({ open: vocabulary.openToe }, () => ({ hasOpenToe: true }))
addMeanings(rain, (key) => ({ rain: key }))
addMeanings(season, (key) => ({ season: key }))
addMeanings(vocabulary.formalityShift, (shift) => ({ formalityShift: Number(shift) }))
addMeanings(vocabulary.formalityOfUse, (formality) => ({ formalityOfUse: Number(formality) }))
addMeanings({ idle: vocabulary.idle }, () => ({}))
addMeanings(vocabulary.warmth, (factor) => ({ warmth: Number(factor) }))
const phrases = phraseTable(meanings)

function addMeanings<Key extends string>(
  table: Readonly<Record<Key, readonly string[]>>,
  meaningOf: (key: Key) => Meaning,
): void {
  for (const key in table)
    for (const phrase of table[key]) meanings.set(phrase, { ...meanings.get(phrase), ...meaningOf(key) })
}

/** Meaning of the longest known phrase at an index, and its number of words; null if there is none. */
export function meaningAt(words: readonly string[], at: number): { meaning: Meaning; length: number } | null {
  const [found] = phrases.at(words, at)
  return found ? { meaning: found.value, length: found.words.length } : null
}

/** All words that have a meaning. */
export const wordsOfMeanings: readonly string[] = phrases.words
