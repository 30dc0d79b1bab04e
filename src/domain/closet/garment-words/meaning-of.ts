import type { Garment, GarmentLength, Material, RainFitness, Silhouette } from '../garment.ts'
import { materialWords, patternWords, plainWords } from './cloth-words.ts'
import {
  idleWords,
  lengthWords,
  openToeWords,
  rainWords,
  seasonWords,
  silhouetteWords,
  type Sleeves,
  sleeveWords,
  warmthWords,
} from './cut-words.ts'
import { formalityOfUses, formalityShifts } from './formality-words.ts'

/** Everything that one word or phrase tells of a piece. */
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
  /** Factor of the insulation. */
  readonly warmth?: number
  readonly formalityShift?: number
  /** Formality of what the piece is worn for. */
  readonly formalityOfUse?: number
}

const LONGEST_PHRASE = 3
const meanings = new Map<string, Meaning>()
const phraseStarts = new Set<string>()
learnAll()

/** What is told at a place in a text, and by how many words: the longest known phrase counts. Null for nothing. */
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

function learnAll(): void {
  learn(materialWords, (material) => ({ material }))
  learn(patternWords, (pattern) => ({ pattern }))
  learn({ plain: plainWords }, () => ({ isPlain: true }))
  learn(silhouetteWords, (silhouette) => ({ silhouette }))
  learn(lengthWords, (length) => ({ length }))
  learn(sleeveWords, (sleeves) => ({ sleeves }))
  learn({ open: openToeWords }, () => ({ hasOpenToe: true }))
  learn(rainWords, (rain) => ({ rain }))
  learn(seasonWords, (season) => ({ season }))
  learn(formalityShifts, (shift) => ({ formalityShift: Number(shift) }))
  learn(formalityOfUses, (formality) => ({ formalityOfUse: Number(formality) }))
  learn({ idle: idleWords }, () => ({}))
  for (const [words, warmth] of Object.entries(warmthWords)) learn({ words }, () => ({ warmth }))
}

function learn<Key extends string>(
  table: Readonly<Record<Key, string>>,
  meaningOf: (key: Key) => Meaning,
): void {
  for (const key in table) {
    for (const word of table[key].split(' ')) {
      const phrase = word.replaceAll('-', ' ')
      meanings.set(phrase, { ...meanings.get(phrase), ...meaningOf(key) })
      if (phrase !== word) phraseStarts.add(phrase.slice(0, phrase.indexOf(' ')))
    }
  }
}

/** All words that meanings are told by. */
export function wordsOfMeanings(): string[] {
  return [...meanings.keys()].flatMap((phrase) => phrase.split(' '))
}
