import * as z from 'zod/mini'
import { once } from '../../once.ts'
import { type NameLanguage, nameLanguages } from './garment-type.ts'
import { type GarmentType, garmentTypes } from './garment-types.ts'
import phrases from './non-garment-phrases.json' with { type: 'json' }

/** Types that one name may mean; the owner's category selects one. */
export interface NamedTypes {
  strong: GarmentType[]
  /** Types that count only if no other word of the text names a type. */
  weak: GarmentType[]
}

const LONGEST_ENDING = 2

// Phrases that contain a garment word but name no garment.
const nonGarmentPhrases = new Set(z.array(z.string()).parse(phrases))

// Plural and compound endings by language; `typesNamed` handles English plurals.
const endings: Readonly<Partial<Record<NameLanguage, readonly string[]>>> = {
  de: ['n', 'en', 'e', 'er'],
  tr: ['i', 'si', 'u', 'su', 'lar', 'ler', 'lari', 'leri', 'im', 'm'],
  it: ['i', 'e'],
}
const SHORTEST_TO_INFLECT = 4
const SHORTEST_TO_JOIN = 8

/** Types by the names in the table, without inflected and joined ones. */
export const writtenNames = once(() => {
  const names = new Map<string, NamedTypes>()
  for (const type of garmentTypes()) {
    for (const name of type.names) addName(names, name, type)
    for (const name of type.weak ?? []) addName(names, name, type, 'weak')
    for (const language of nameLanguages) for (const name of type[language] ?? []) addName(names, name, type)
  }
  return names
})

const byName = once(() => {
  const names = new Map(writtenNames())
  const addIfNew = (name: string, type: GarmentType) => !names.has(name) && addName(names, name, type)
  for (const type of garmentTypes())
    for (const language of nameLanguages)
      for (const stem of (type[language] ?? []).flatMap((name) => stemsOf(name, language)))
        for (const ending of stem.length < SHORTEST_TO_INFLECT ? [] : (endings[language] ?? []))
          addIfNew(stem + ending, type)
  // Adds joined spellings: 'rainjacket' for 'rain jacket'.
  for (const [name, { strong }] of names) {
    const words = name.split(' ')
    const joined = words.join('')
    if (words.length === 2 && joined.length >= SHORTEST_TO_JOIN && !names.has(joined))
      for (const type of strong) addName(names, joined, type)
  }
  return names
})

const longestPhrase = once(() => {
  const longest = new Map<string, number>()
  for (const phrase of [...byName().keys(), ...nonGarmentPhrases]) {
    const words = phrase.split(' ')
    const first = words[0] ?? ''
    if (words.length > (longest.get(first) ?? 1)) longest.set(first, words.length)
  }
  return longest
})

/** Types named by a word or a known phrase, singular or plural. */
export function typesNamed(unit: string): NamedTypes | undefined {
  const found = byName().get(unit)
  if (found || !unit.endsWith('s')) return found
  for (let cut = 1; cut <= LONGEST_ENDING; cut++) {
    const singular = byName().get(unit.slice(0, -cut))
    if (singular) return singular
  }
  return undefined
}

/** Number of words in the longest known phrase that begins with this word; 1 if there is none. */
export function longestPhraseFrom(word: string): number {
  return longestPhrase().get(word) ?? 1
}

/** Whether a phrase contains a garment word but names no garment: 'boot cut'. */
export function isNonGarmentPhrase(phrase: string): boolean {
  return nonGarmentPhrases.has(phrase)
}

/** Whether a single word names a garment. */
export function isNameByItself(word: string): boolean {
  return byName().has(word)
}

/** All words in names of types. */
export function wordsOfNames(): Set<string> {
  return new Set([...byName().keys()].flatMap((name) => name.split(' ')))
}

function addName(
  names: Map<string, NamedTypes>,
  name: string,
  type: GarmentType,
  strength: keyof NamedTypes = 'strong',
): void {
  const known = names.get(name)
  if (known) known[strength].push(type)
  else names.set(name, { strong: [], weak: [], [strength]: [type] })
}

// Turkish softens the end of a noun before a vowel: 'gömlek' and 'iş gömleği'.
const stemsOf = (name: string, language: NameLanguage) =>
  language === 'tr' && name.endsWith('k') ? [name, `${name.slice(0, -1)}g`] : [name]
