import { brandWords } from '../brands/brands.ts'
import { clothColors } from '../colors/cloth-colors.ts'
import { wordsOfModels } from '../brands/brand-models.ts'
import { isNameByItself, wordsOfNames } from '../garment-types/type-names.ts'
import { rareColors } from '../colors/rare-cloth-colors.ts'
import { wordsOfClubs } from './vocabulary/clubs.ts'
import { wordsOfMeanings } from './vocabulary/vocabulary.ts'
import { wordsOfModifiers } from './vocabulary/modifiers.ts'
import { nearestWord, type WordsByLength, wordsByLength } from '../../nearest-word.ts'
import { nameWords } from './name-words.ts'
import plainWords from './ordinary-words.json' with { type: 'json' }

const SHORTEST = 5
const SHORTEST_FOR_TWO = 9
const SHORTEST_MODIFIER = 7
const MAX_CACHED = 5000

interface Vocabulary {
  readonly known: ReadonlySet<string>
  /** Correction candidates by first letter and length. */
  readonly targets: WordsByLength
}

const abbreviations = new Map(Object.entries(nameWords.abbreviations))

let vocabulary: Vocabulary | undefined
const corrections = new Map<string, string>()

/**
 * Corrects typing errors: one wrong, missing, extra or swapped letter in words of at least five letters, two in words
 * of at least nine. Known words stay unchanged.
 */
export function correctSpelling(words: readonly string[]): string[] {
  return words.map((word) => abbreviations.get(word) ?? (word.length < SHORTEST ? word : corrected(word)))
}

function corrected(word: string): string {
  const before = corrections.get(word)
  if (before !== undefined) return before
  const known = (vocabulary ??= buildVocabulary())
  const result = isKnown(word, known.known)
    ? word
    : (nearestWord(word, known.targets, word.length >= SHORTEST_FOR_TWO ? 2 : 1) ?? word)
  if (corrections.size >= MAX_CACHED) corrections.clear()
  corrections.set(word, result)
  return result
}

/** Whether a word describes garments, is a brand or a color, or is ordinary English. */
export function isKnownWord(word: string): boolean {
  return isKnown(word, (vocabulary ??= buildVocabulary()).known)
}

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  if (/\d/.test(word)) return true
  return ['', 's', 'es', 'd', 'ed', 'n', 'en', 'y', 'ly'].some(
    (ending) => word.endsWith(ending) && known.has(ending === '' ? word : word.slice(0, -ending.length)),
  )
}

function buildVocabulary(): Vocabulary {
  const names = wordsOfNames()
  const words = new Set([...names, ...wordsOfMeanings, ...wordsOfModifiers()])
  const others = [
    ...clothColors.keys(),
    ...Object.keys(rareColors.colors),
    ...Object.values(rareColors.synonyms).flat(),
    ...plainWords,
  ]
  const known = new Set([
    ...words,
    ...wordsOfModels(),
    ...brandWords(),
    ...wordsOfClubs(),
    ...others.flatMap((each) => each.split(' ')),
  ])
  // Excludes short modifiers as corrections: an unknown word such as 'Hickey' is more likely a name.
  const short = new Set(
    wordsOfModifiers().filter((word) => word.length < SHORTEST_MODIFIER && !isNameByItself(word)),
  )
  const targets = [...words].filter((word) => word.length >= SHORTEST && !short.has(word) && !/\d/.test(word))
  return { known, targets: wordsByLength(targets) }
}
