import type { Garment, GarmentLength, Material, RainFitness, Silhouette } from '../../garment.ts'
import { type Sleeves, vocabulary } from './vocabulary.ts'

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

const LONGEST_PHRASE = 3
const meanings = new Map<string, Meaning>()
const phraseStarts = new Set<string>()
addAllMeanings()

/** Meaning of the longest known phrase at an index, and its number of words; null if there is none. */
export function meaningAt(words: readonly string[], at: number): { meaning: Meaning; length: number } | null {
  const word = words[at] ?? ''
  if (phraseStarts.has(word)) {
    for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length--) {
      const meaning = meanings.get(words.slice(at, at + length).join(' '))
      if (meaning) return { meaning, length }
    }
  }
  const meaning = meanings.get(word)
  return meaning ? { meaning, length: 1 } : null
}

function addAllMeanings(): void {
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
}

function addMeanings<Key extends string>(
  table: Readonly<Record<Key, readonly string[]>>,
  meaningOf: (key: Key) => Meaning,
): void {
  for (const key in table)
    for (const phrase of table[key]) {
      meanings.set(phrase, { ...meanings.get(phrase), ...meaningOf(key) })
      if (phrase.includes(' ')) phraseStarts.add(phrase.slice(0, phrase.indexOf(' ')))
    }
}

/** All words that have a meaning. */
export function wordsOfMeanings(): string[] {
  return [...meanings.keys()].flatMap((phrase) => phrase.split(' '))
}
