import { type StylistSeason, stylistSeasons } from '../../../../contract/stylist/stylist.ts'
import { monthNames } from '../month-names.ts'
import type { EventWord } from '../matching/tokenize-event.ts'
import { clauseBefore } from '../matching/clauses.ts'
import { findPhrases, phraseTableFromLists } from '../matching/find-phrases.ts'
import { wordList } from '../word-lists.ts'
import named from './times-and-seasons.json' with { type: 'json' }

// For the northern hemisphere.
const seasonTable = phraseTableFromLists(named.seasons, stylistSeasons)
const beforeMonth = wordList('before a month')

/** Returns the season of the first month, holiday or season word; null for none. */
export function readSeason(words: readonly EventWord[]): StylistSeason | null {
  const season = findPhrases(words, seasonTable).find(({ at }) => !isPast.test(clauseBefore(words, at)))
  const spring = words.findIndex((word, at) => isAmbiguousMonth(words, at, word))
  if (spring >= 0 && (!season || spring < season.at)) return 'spring'
  return season?.value ?? null
}

// 'I had surgery in spring and go to the beach': the season of the surgery.
const isPast = /\b(?:had|lost|broke) (?:\w+ ){1,5}(?:in|last|since)$/

/** Returns the named month, capitalized; null for none. */
export function readMonth(words: readonly EventWord[]): string | null {
  const at = words.findIndex((word, index) => isMonth(words, index, word))
  const month = words[at]?.plain
  return month ? month.charAt(0).toUpperCase() + month.slice(1) : null
}

function isMonth(words: readonly EventWord[], at: number, word: EventWord): boolean {
  if (word.plain === 'may' || word.plain === 'march') return isAmbiguousMonth(words, at, word)
  return monthNames.includes(word.plain)
}

// 'It may rain' and 'a protest march' don't name a month.
function isAmbiguousMonth(words: readonly EventWord[], at: number, word: EventWord): boolean {
  if (word.plain !== 'may' && word.plain !== 'march') return false
  const isDated = /^\d/.test(words[at + 1]?.text ?? '') || /^\d/.test(words[at - 1]?.text ?? '')
  const isFirst = words[at - 1]?.clause !== word.clause
  return (
    isDated || beforeMonth.has(words[at - 1]?.plain ?? '') || (/^\p{Lu}\p{Ll}/u.test(word.text) && !isFirst)
  )
}
