import * as z from 'zod/mini'
import { phraseKey } from './tokenize-event.ts'
import { type PhraseMatch, type PhraseTable, createPhraseTable } from './find-phrases.ts'
import { profileLanguages, type OccasionProfile } from '../profiles/occasion-profile.ts'
import { once } from '../../../once.ts'
import { wordList } from '../word-lists.ts'
import type { Activity } from '../../outfit-needs.ts'
import { profileRow, profileRows, type ProfileRow } from '../profiles/profile-rows.ts'
import loneNameRows from './lone-names.json' with { type: 'json' }

/** Whether people move in sportswear, at a sport or on sand. */
export const doesSport = ({ value: { activities } }: RowMatch, more?: Activity): boolean =>
  activities?.some((one) => one === 'sport' || one === more) === true

/** Returns a match of the same words with another row. */
export const replaced = (match: RowMatch, id: string): RowMatch => ({ ...match, value: profileRow(id) })

/** An occasion row that words name, with their place. */
export type RowMatch = PhraseMatch<ProfileRow>

/** Whether a match names an event, rather than a dress code, a place or the weather. */
export const isEvent = ({ value }: RowMatch): boolean => value.group === 'event'

/** The family of a matched row, such as 'wedding' for a barn wedding; the row itself if it has none. */
export const familyOf = ({ value }: RowMatch): string => value.family ?? value.id

/** Builds a table from each phrase to its rows; several rows may share a phrase. */
export function createRowTable<Row extends { readonly words: readonly string[] }>(
  rows: readonly Row[],
): PhraseTable<Row[]> {
  const all = rows.flatMap((row) => row.words.map((phrase) => ({ key: phraseKey(phrase), row })))
  const groups = Map.groupBy(all, ({ key }) => key)
  return createPhraseTable(new Map([...groups].map(([key, group]) => [key, group.map(({ row }) => row)])))
}

/** Returns the phrases of a row in languages other than English. */
export function foreignPhrases(row: OccasionProfile): string[] {
  return profileLanguages.flatMap((language) => row[language] ?? [])
}

const keyed = (row: ProfileRow, phrases: readonly string[]) =>
  phrases.map((phrase): [string, ProfileRow] => [phraseKey(phrase), row])
/** Keys of the phrases in languages other than English, with their rows. */
export const foreignEntries = once(() => profileRows().flatMap((row) => keyed(row, foreignPhrases(row))))
/** Keys of the English phrases, with their rows. */
export const englishEntries = once(() => profileRows().flatMap((row) => keyed(row, row.words ?? [])))

export const profilePhrases: () => PhraseTable<ProfileRow> = once(() =>
  createPhraseTable(new Map([...foreignEntries(), ...englishEntries()])),
)

/** Names that mean an occasion only if no event is named: a trade its work, a famous place a visit. */
const LoneNames = z.strictObject({
  /** Id of the occasion row. */
  row: z.string(),
  trades: z.optional(z.array(z.string())),
  /** Count only next to a word for work, since a store alone is a place to shop. */
  employers: z.optional(z.array(z.string())),
  places: z.optional(z.array(z.string())),
  /** Count at the end of a short request of which nothing else is understood: 'a fado night'. */
  nouns: z.optional(z.array(z.string())),
})

/** Names of trades, employers, places and things that alone name an event, with its row. */
export const loneNames = once(() => {
  const named = z
    .array(LoneNames)
    .parse(loneNameRows)
    .flatMap(({ row, ...lists }) =>
      (['trades', 'employers', 'places', 'nouns'] as const).flatMap((kind) =>
        (lists[kind] ?? []).map((name) => [phraseKey(name), { row, kind }] as const),
      ),
    )
  return createPhraseTable(new Map(named))
})

/** All words of the phrases of events. */
export const phraseWords: () => ReadonlySet<string> = once(() => {
  const phrases = [...profilePhrases().phrases.keys(), ...loneNames().phrases.keys()]
  return new Set(phrases.flatMap((phrase) => phrase.split(' ')))
})

/** Whether a plain word, with or without its plural s, occurs in a phrase. */
export function isPhraseWord(word: string): boolean {
  return phraseWords().has(word) || phraseWords().has(word.replace(/s$/, ''))
}

// Languages that write compounds as one word.
const compounding = ['de', 'nl', 'sv', 'no', 'da'] as const
const SHORTEST_END = 4

const compoundEnds: () => readonly string[] = once(() => {
  const ends = profileRows().flatMap((row) =>
    compounding.flatMap((language) => (row[language] ?? []).map(phraseKey)),
  )
  // Some are English phrases too.
  const words = [...ends, ...wordList('compound ends')].filter(
    (end) => end.length >= SHORTEST_END && !end.includes(' ') && profilePhrases().phrases.has(end),
  )
  return [...new Set(words)].toSorted((one, other) => other.length - one.length)
})

// Ends that say only that people meet or eat; the event is the start of the compound.
const gathering =
  /(?:essen|kaffee|kuchen|feier|fete|fest|feest|mahl|tafel|gottesdienst|fruhstuck|buffet|diner|etentje|borrel|middag|lunch|frokost|kalas)$/
// Letters that link the parts of a compound.
const link = /(?:s|es|n|en)$/

/**
 * Returns the event word of a compound: the longest that it ends in, 'hochzeit' for 'gartenhochzeit', or the one that
 * it starts with if the end is only a meal or party, 'geburtstag' for 'geburtstagsessen'.
 */
export function eventOfCompound(word: string): string | undefined {
  // 'Developer' ends in no opera.
  if (/(?:lop|hop|top|pp)ers?$/.test(word)) return undefined
  const end = compoundEnds().find((one) => word.endsWith(one) && word.length > one.length)
  if (end || !gathering.test(word)) return end
  const start = word.replace(gathering, '')
  return [start, start.replace(link, '')].find((one) => compoundEnds().includes(one))
}

const foreignKeys: () => ReadonlySet<string> = once(() => {
  const englishKeys = new Set(englishEntries().map(([phrase]) => phrase))
  return new Set(foreignEntries().flatMap(([phrase]) => (englishKeys.has(phrase) ? [] : [phrase])))
})

/** Whether a plain phrase is known only in a foreign language: it is understood, but not repeated to the user. */
export function isForeignPhrase(phrase: string): boolean {
  return foreignKeys().has(phrase)
}
