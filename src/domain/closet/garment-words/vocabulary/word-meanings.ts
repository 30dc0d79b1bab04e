import type { Garment, GarmentLength, Material, RainFitness, Silhouette } from '../../garment.ts'
import { materialWords, patternWords, plainWords } from './cloth-words.ts'
import { lengthWords, openToeWords, silhouetteWords, type Sleeves, sleeveWords } from './cut-words.ts'
import { formalityOfUses, formalityShifts } from './formality-words.ts'
import { wordSet } from '../../../word-set.ts'
import { rainWords, seasonWords, warmthWords } from './warmth-and-rain-words.ts'

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
  readonly season?: keyof typeof seasonWords
  /** Insulation factor. */
  readonly warmth?: number
  readonly formalityShift?: number
  /** Formality of the use that the word names. */
  readonly formalityOfUse?: number
}

// Phrases that contain one of the other words without its meaning.
const idleWords = `
  lace-up laceup lace-ups button-down buttoned-down fold-down roll-down turn-down drop-down side-stripe
  side-stripes stripe-detail tie-front short-skirt long-johns wide-brim wide-brimmed sport-coat
  sport-jacket sports-jacket sport-utility smart-watch smart-phone rubber-sole rubber-soles satin-finish
  velvet-touch pearl-snap check-out snake-chain snake-ring all-over full-zip half-zip flower-girl
  lace-front light-wash dark-wash medium-wash
`

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
  addMeanings(materialWords, (material) => ({ material }))
  addMeanings(patternWords, (pattern) => ({ pattern }))
  addMeanings({ plain: plainWords }, () => ({ isPlain: true }))
  addMeanings(silhouetteWords, (silhouette) => ({ silhouette }))
  addMeanings(lengthWords, (length) => ({ length }))
  addMeanings(sleeveWords, (sleeves) => ({ sleeves }))
  addMeanings({ open: openToeWords }, () => ({ hasOpenToe: true }))
  addMeanings(rainWords, (rain) => ({ rain }))
  addMeanings(seasonWords, (season) => ({ season }))
  addMeanings(formalityShifts, (shift) => ({ formalityShift: Number(shift) }))
  addMeanings(formalityOfUses, (formality) => ({ formalityOfUse: Number(formality) }))
  addMeanings({ idle: idleWords }, () => ({}))
  for (const [words, warmth] of Object.entries(warmthWords)) addMeanings({ words }, () => ({ warmth }))
}

function addMeanings<Key extends string>(
  table: Readonly<Record<Key, string>>,
  meaningOf: (key: Key) => Meaning,
): void {
  for (const key in table) {
    for (const word of wordSet(table[key])) {
      const phrase = word.replaceAll('-', ' ')
      meanings.set(phrase, { ...meanings.get(phrase), ...meaningOf(key) })
      if (phrase !== word) phraseStarts.add(phrase.slice(0, phrase.indexOf(' ')))
    }
  }
}

/** All words that have a meaning. */
export function wordsOfMeanings(): string[] {
  return [...meanings.keys()].flatMap((phrase) => phrase.split(' '))
}
