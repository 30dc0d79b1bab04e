import { type NameLanguage, nameLanguages } from './garment-type.ts'
import { type GarmentType, garmentTypes } from './garment-types.ts'

/** The types that one name may mean; of several the owner's category decides. */
export interface NamedTypes {
  strong: GarmentType[]
  /** Count only where no other word of the text names a type. */
  weak: GarmentType[]
}

const LONGEST_ENDING = 2
const byName = new Map<string, NamedTypes>()
const longestPhrase = new Map<string, number>()

// Phrases that hold the word of a garment and name none.
// prettier-ignore
const namesOfNothing = new Set([
  'boot cut', 'boot leg', 'shirt collar', 'shawl collar', 'coat hanger', 'dress code', 'dress up', 'tie dye', 'tie dyed',
  'tie front', 'tie neck', 'tie waist', 'tie up', 'belt loop', 'belt loops', 'garden hose', 'cap sleeve', 'cap sleeves',
  'cap toe', 'jacket potato', 'watch out', 'shoe lace', 'shoe rack', 'shoe box', 'coat rack', 'polo collar',
  'shirt sleeve', 'polo ralph', 'wrap up', 'short sleeve', 'short sleeves', 'short sleeved', 'long sleeves', 'long sleeved', 'suit collar', 'shirt tail', 'tank strap',
  'crew neck', 'v neck', 'bell sleeve', 'bell sleeves', 'puff sleeve', 'heel height', 'ring detail', 'bow detail',
])

// Endings that a word takes in the plural or in a compound; those of English are found by `singulars`.
const endings: Readonly<Partial<Record<NameLanguage, readonly string[]>>> = {
  de: ['n', 'en', 'e', 'er'],
  tr: ['i', 'si', 'u', 'su', 'lar', 'ler', 'lari', 'leri', 'im', 'm'],
  it: ['i', 'e'],
}
const SHORTEST_TO_INFLECT = 4
const SHORTEST_TO_JOIN = 8

for (const type of garmentTypes) {
  for (const name of type.names) learn(name, type, 'strong')
  for (const name of type.weak ?? []) learn(name, type, 'weak')
  for (const language of nameLanguages) for (const name of type[language] ?? []) learn(name, type, 'strong')
}
for (const type of garmentTypes)
  for (const language of nameLanguages)
    for (const name of type[language] ?? []) learnInflected(name, type, endings[language] ?? [])
for (const phrase of namesOfNothing) noteLength(phrase)
// 'Rainjacket' for 'rain jacket'.
for (const [name, { strong }] of byName) {
  const words = name.split(' ')
  const joined = words.join('')
  if (words.length === 2 && joined.length >= SHORTEST_TO_JOIN && !byName.has(joined))
    for (const type of strong) learn(joined, type, 'strong')
}

/** The types that a word or a known phrase names, in the singular or the plural. */
export function typesNamed(unit: string): NamedTypes | undefined {
  const found = byName.get(unit)
  if (found || !unit.endsWith('s')) return found
  for (let cut = 1; cut <= LONGEST_ENDING; cut++) {
    const singular = byName.get(unit.slice(0, -cut))
    if (singular) return singular
  }
  return undefined
}

/** By how many words the longest phrase has that begins with this word: 1 where there is none. */
export function longestPhraseFrom(word: string): number {
  return longestPhrase.get(word) ?? 1
}

/** Whether a phrase holds the word of a garment and names none: 'boot cut'. */
export function namesNothing(phrase: string): boolean {
  return namesOfNothing.has(phrase)
}

/** Whether a word by itself names a garment. */
export function isNameByItself(word: string): boolean {
  return byName.has(word)
}

/** Every word of every name. */
export function wordsOfNames(): Set<string> {
  return new Set([...byName.keys()].flatMap((name) => name.split(' ')))
}

function learn(name: string, type: GarmentType, strength: keyof NamedTypes): void {
  const known = byName.get(name)
  if (known) known[strength].push(type)
  else byName.set(name, { strong: [], weak: [], [strength]: [type] })
  noteLength(name)
}

function learnInflected(name: string, type: GarmentType, suffixes: readonly string[]): void {
  if (name.length < SHORTEST_TO_INFLECT) return
  for (const suffix of suffixes) {
    const word = name + suffix
    if (!byName.has(word)) learn(word, type, 'strong')
  }
}

function noteLength(name: string): void {
  const words = name.split(' ')
  const first = words[0] ?? ''
  if (words.length > (longestPhrase.get(first) ?? 1)) longestPhrase.set(first, words.length)
}
