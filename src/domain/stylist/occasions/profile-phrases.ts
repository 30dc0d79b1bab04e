import { eventWordsOf } from './event-words-of.ts'
import type { PhraseTable } from './find-phrases.ts'
import { profileLanguages, type OccasionProfile } from './occasion-profile.ts'
import { profileRows, type ProfileRow } from './profile-rows.ts'

/** The phrase as `findPhrases` compares it. */
export function phraseKey(phrase: string): string {
  return eventWordsOf(phrase)
    .map(({ plain }) => plain)
    .join(' ')
}

/** The phrases of a row in languages other than English. */
export function foreignPhrases(row: OccasionProfile): string[] {
  return profileLanguages.flatMap((language) => row[language] ?? [])
}

const foreign = profileRows.flatMap((row) =>
  foreignPhrases(row).map((phrase): [string, ProfileRow] => [phraseKey(phrase), row]),
)
const english = profileRows.flatMap((row) =>
  (row.words ?? []).map((phrase): [string, ProfileRow] => [phraseKey(phrase), row]),
)
const englishKeys: ReadonlySet<string> = new Set(english.map(([phrase]) => phrase))

const phrases = new Map([...foreign, ...english])

/** Every phrase of every row. */
export const profilePhrases: PhraseTable<ProfileRow> = {
  phrases,
  starts: new Set([...phrases.keys()].map((phrase) => phrase.split(' ')[0] ?? '')),
}

const foreignKeys: ReadonlySet<string> = new Set(
  foreign.map(([phrase]) => phrase).filter((phrase) => !englishKeys.has(phrase)),
)

/** Whether a phrase in plain letters is known as a foreign one alone: understood, but not repeated to the user. */
export function isForeignPhrase(phrase: string): boolean {
  return foreignKeys.has(phrase)
}
