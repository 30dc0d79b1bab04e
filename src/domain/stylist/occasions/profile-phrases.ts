import { eventWordsOf } from './event-words-of.ts'
import { type PhraseTable, tableOfPhrases } from './find-phrases.ts'
import { profileLanguages, type OccasionProfile } from './occasion-profile.ts'
import { once } from './once.ts'
import { profileRows, type ProfileRow } from './profile-rows.ts'

/** The phrase as `findPhrases` compares it. */
export function phraseKey(phrase: string): string {
  return eventWordsOf(phrase)
    .map(({ plain }) => plain)
    .join(' ')
}

/** A table of the rows that have each phrase; several may have the same. */
export function tableOfRows<Row extends { readonly words: readonly string[] }>(
  rows: readonly Row[],
): PhraseTable<Row[]> {
  const all = rows.flatMap((row) => row.words.map((phrase) => ({ key: phraseKey(phrase), row })))
  const groups = Map.groupBy(all, ({ key }) => key)
  return tableOfPhrases(new Map([...groups].map(([key, group]) => [key, group.map(({ row }) => row)])))
}

/** The phrases of a row in languages other than English. */
export function foreignPhrases(row: OccasionProfile): string[] {
  return profileLanguages.flatMap((language) => row[language] ?? [])
}

const keyed = (row: ProfileRow, phrases: readonly string[]) =>
  phrases.map((phrase): [string, ProfileRow] => [phraseKey(phrase), row])
const foreign = once(() => profileRows().flatMap((row) => keyed(row, foreignPhrases(row))))
const english = once(() => profileRows().flatMap((row) => keyed(row, row.words ?? [])))

/** Every phrase of every row. */
export const profilePhrases: () => PhraseTable<ProfileRow> = once(() =>
  tableOfPhrases(new Map([...foreign(), ...english()])),
)

/** Every word that stands in a phrase. */
export const phraseWords: () => ReadonlySet<string> = once(
  () => new Set([...profilePhrases().phrases.keys()].flatMap((phrase) => phrase.split(' '))),
)

/** Whether a word in plain letters, or what is left of it without a plural s, stands in a phrase. */
export function isPhraseWord(word: string): boolean {
  return phraseWords().has(word) || phraseWords().has(word.replace(/s$/, ''))
}

// German, Dutch and the Scandinavian languages write compounds in one word.
const compounding = ['de', 'nl', 'sv', 'no', 'da'] as const
// Ends of compounds that are English phrases too.
const sharedEnds = [
  'yoga',
  'party',
  'brunch',
  'dinner',
  'training',
  'festival',
  'picknick',
  'konzert',
  'konsert',
  'kurs',
]
const SHORTEST_END = 4

const compoundEnds: () => readonly string[] = once(() => {
  const ends = profileRows().flatMap((row) =>
    compounding.flatMap((language) => (row[language] ?? []).map(phraseKey)),
  )
  const words = [...ends, ...sharedEnds].filter(
    (end) => end.length >= SHORTEST_END && !end.includes(' ') && profilePhrases().phrases.has(end),
  )
  return [...new Set(words)].toSorted((one, other) => other.length - one.length)
})

/** The longest word of an event that a compound ends in: 'hochzeit' of 'gartenhochzeit'. */
export function compoundEnd(word: string): string | undefined {
  return compoundEnds().find((end) => word.endsWith(end) && word.length > end.length)
}

const foreignKeys: () => ReadonlySet<string> = once(() => {
  const englishKeys = new Set(english().map(([phrase]) => phrase))
  return new Set(foreign().flatMap(([phrase]) => (englishKeys.has(phrase) ? [] : [phrase])))
})

/** Whether a phrase in plain letters is known as a foreign one alone: understood, but not repeated to the user. */
export function isForeignPhrase(phrase: string): boolean {
  return foreignKeys().has(phrase)
}
