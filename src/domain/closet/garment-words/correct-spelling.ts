import { brandWords } from '../brands.ts'
import { clothColors } from '../cloth-colors.ts'
import { wordsOfModels } from '../garment-types/brand-models.ts'
import { isNameByItself, wordsOfNames } from '../garment-types/type-names.ts'
import { colorSynonyms, moreColors } from '../more-color-names.ts'
import { wordsOfClubs } from './clubs.ts'
import { wordsOfMeanings } from './meaning-of.ts'
import { wordsOfModifiers } from './modifiers.ts'
import plainWords from './plain-words.json' with { type: 'json' }

const SHORTEST = 5
const SHORTEST_FOR_TWO = 9
const SHORTEST_MODIFIER = 7
const REMEMBERED = 5000

interface Target {
  readonly text: string
  /** One bit for each letter that is in it. */
  readonly letters: number
}

interface Vocabulary {
  readonly known: ReadonlySet<string>
  /** Words that a misspelling may stand for, by first letter and length. */
  readonly targets: ReadonlyMap<string, readonly Target[]>
}

// prettier-ignore
const abbreviations = new Map(Object.entries({
  jkt: 'jacket', jckt: 'jacket', swtr: 'sweater', lthr: 'leather', blk: 'black', wht: 'white', tshrt: 'tshirt', vneck: 'v', trs: 'trousers',
  cashm: 'cashmere', sunglass: 'sunglasses', longsleeved: 'longsleeve', blazr: 'blazer', blaser: 'blazer', shrts: 'shorts',
}))

let vocabulary: Vocabulary | undefined
const remembered = new Map<string, string>()

/**
 * The words with typing errors put right: one letter wrong, missing, too many or swapped in words of five letters or more,
 * two in words of nine or more. Words that are known, whatever they mean, stay.
 */
export function correctSpelling(words: readonly string[]): string[] {
  return words.map((word) => abbreviations.get(word) ?? (word.length < SHORTEST ? word : corrected(word)))
}

function corrected(word: string): string {
  const before = remembered.get(word)
  if (before !== undefined) return before
  const known = (vocabulary ??= buildVocabulary())
  const result = isKnown(word, known.known) ? word : (nearest(word, known.targets) ?? word)
  if (remembered.size >= REMEMBERED) remembered.clear()
  remembered.set(word, result)
  return result
}

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  if (/\d/.test(word)) return true
  return ['', 's', 'es', 'd', 'ed', 'n', 'en', 'y', 'ly'].some(
    (ending) => word.endsWith(ending) && known.has(ending === '' ? word : word.slice(0, -ending.length)),
  )
}

function nearest(word: string, targets: ReadonlyMap<string, readonly Target[]>): string | null {
  const most = word.length >= SHORTEST_FOR_TWO ? 2 : 1
  const letters = lettersOf(word)
  let best: string | null = null
  let least = most + 1
  for (let length = word.length - most; length <= word.length + most; length++)
    for (const target of targets.get(`${word[0]}${length}`) ?? []) {
      if (bitCount(letters ^ target.letters) > 2 * most) continue
      const distance = editDistance(word, target.text, least - 1)
      if (distance < least) [best, least] = [target.text, distance]
    }
  return best
}

/** Optimal string alignment (Damerau-Levenshtein without further edits of swapped letters); more than `most` is `most` + 1. */
export function editDistance(one: string, other: string, most: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    let least = row
    for (let at = 1; at <= other.length; at++) {
      const cost = one[row - 1] === other[at - 1] ? 0 : 1
      let value = Math.min((last[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + cost)
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        value = Math.min(value, (beforeLast[at - 2] ?? 0) + 1)
      current.push(value)
      least = Math.min(least, value)
    }
    if (least > most) return most + 1
    beforeLast = last
    last = current
  }
  return last[other.length] ?? most + 1
}

function buildVocabulary(): Vocabulary {
  const names = wordsOfNames()
  const words = new Set([...names, ...wordsOfMeanings(), ...wordsOfModifiers()])
  const others = [
    ...clothColors.keys(),
    ...Object.keys(moreColors),
    ...Object.values(colorSynonyms),
    ...plainWords,
  ]
  const known = new Set([
    ...words,
    ...wordsOfModels(),
    ...brandWords(),
    ...wordsOfClubs(),
    ...others.flatMap((each) => each.split(' ')),
  ])
  // A short name, 'Hickey', is more likely to be one than a modifier with a wrong letter.
  const short = new Set(
    wordsOfModifiers().filter((word) => word.length < SHORTEST_MODIFIER && !isNameByItself(word)),
  )
  const targets = [...words]
    .filter((word) => word.length >= SHORTEST && !short.has(word) && !/\d/.test(word))
    .map((text) => ({ text, letters: lettersOf(text) }))
  return { known, targets: Map.groupBy(targets, ({ text }) => `${text[0]}${text.length}`) }
}

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97)
  return letters
}

function bitCount(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}
