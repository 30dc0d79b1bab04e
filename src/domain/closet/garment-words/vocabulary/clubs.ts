import * as z from 'zod/mini'
import { phraseTable } from '../../text/phrase-table.ts'
import rows from './clubs.json' with { type: 'json' }

const Names = z.array(z.string())
const { clubs, spokenNames, nations, shirtsAfter, shirtsBefore } = z
  .strictObject({
    /** Normalized as by `wordsOf`. A city alone counts only if its club is commonly called so. */
    clubs: Names,
    /** Clubs by the names that their fans say; without 'at home' most are towns. */
    spokenNames: Names,
    nations: Names,
    /** Words for a shirt after and before the name of a nation. */
    shirtsAfter: Names,
    shirtsBefore: Names,
  })
  .parse(rows)

/** Placeholder word for a club or national team in a name. */
export const CLUB = 'fanclub'

const nationalShirts = nations.flatMap((nation) => [
  ...shirtsAfter.map((shirt) => `${nation} ${shirt}`),
  ...shirtsBefore.map((shirt) => `${shirt} ${nation}`),
])
const clubNames = phraseTable([...clubs, ...nationalShirts].map((club) => [club, null]))

/** Whether the words of a name include a sports club or a national team. */
export function namesClub(words: readonly string[]): boolean {
  return words.some((_, at) => clubNames.at(words, at).length > 0)
}

/** Whether the words of a clause before 'at home' name nothing but a club that plays there. */
export const namesHomeClub = (words: readonly string[]): boolean =>
  (namesClub(words) && !words.some((word) => word === 'with' || word === 'in')) ||
  (words.length === 1 && spokenNames.includes(words[0] ?? ''))

/** All words in names of clubs. */
export function wordsOfClubs(): string[] {
  return clubs.flatMap((club) => club.split(' '))
}
