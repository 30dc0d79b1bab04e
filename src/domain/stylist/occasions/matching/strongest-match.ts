import type { EventWord } from './tokenize-event.ts'
import { wordList } from '../word-lists.ts'
import { areInOneClause, clauseAfter, clauseBefore, plainText, spanText } from './clauses.ts'
import { contextRules } from './context-rules.ts'
import { doesSport, familyOf, type RowMatch } from './profile-phrases.ts'
import secondaryEvents from './secondary-events.json' with { type: 'json' }

// Occasions that only say when or around what another one is, and so have no weight next to it.
const secondary = contextRules(secondaryEvents)
const feasts = wordList('rows of feasts by date')
const homelyParties = wordList('rows of homely parties')
const played = wordList('rows of games at parties')
const meals = wordList('rows of meals')
// Weight of a game that the guests of a party play.
const PLAYED = 5

/** Weight of a match's row; most rows have 1. */
export const weightOf = ({ value }: RowMatch) => value.weight ?? 1

/** Returns the main event, by weight, then length, then position. Dates such as 'on Christmas Eve' have no weight. */
export function strongest(words: readonly EventWord[], matches: readonly RowMatch[]): RowMatch | null {
  const weighed = matches.map((match) => ({ match, weight: weightAmong(words, match, matches) }))
  const [first] = weighed.toSorted((one, other) => other.weight - one.weight || one.match.at - other.match.at)
  return first?.match ?? null
}

function weightAmong(words: readonly EventWord[], match: RowMatch, matches: readonly RowMatch[]): number {
  if (isPlayedAtParty(words, match, matches)) return PLAYED
  const others = matches.filter((other) => other !== match)
  const isSecondary =
    isInBreak(words, match) ||
    isInName(words, match) ||
    // 'Kids soccer end of season party', 'a golf tournament dinner'.
    (doesSport(match) && teamMeal.test(clauseAfter(words, match.at + match.length))) ||
    isMealOfFeast(words, match, others) ||
    secondary(words, match, others) !== undefined
  return isSecondary ? 0 : weightOf(match) + (match.length - 1) / 3
}

const teamMeal =
  /^(?:(?!(?:and|then|before|after|to|for) )\S+ ){0,4}(?:party|banquet|dinner|lunch|brunch|breakfast|picnic|potluck|barbecue|bbq)\b/

// 'Friday prayers at lunch' interrupt the day that the clothes are for.
const isInBreak = (words: readonly EventWord[], match: RowMatch) =>
  /\b(?:prayers?|jummah|mass|appointment|checkup|gym|workout|run|yoga)\b/.test(spanText(words, match)) &&
  words.some((_, at) => !areInOneClause(words, at, match.at)) &&
  /^(?:at|during|over|on|in) (?:(?:my|the|a) )?(?:lunch|break|recess)\b(?! (?:with|party))/.test(
    plainText(words.slice(match.at + match.length)),
  )

const isCapital = (word: EventWord | undefined) => word !== undefined && /^\p{Lu}\p{Ll}/u.test(word.text)

/** 'Wilsons Prom' and 'Kinder Scout' are places: two adjacent capitalized words, unless the text is in title case. */
export function isInName(words: readonly EventWord[], { at, length, value }: RowMatch): boolean {
  const [word, before, after] = [words[at], words[at - 1], words[at + 1]]
  if (length > 1 || !isCapital(word)) return false
  // 'KwaZulu-Natal' does not name Christmas.
  if (word?.isJoined && isCapital(before)) return true
  const isTitle = words.filter(isCapital).length > words.length / 2
  const isNextTo = [before, after].some(
    (other) => isCapital(other) && other?.clause === word?.clause && other !== words[0],
  )
  return !isTitle && isNextTo && !feasts.has(value.id)
}

// At a birthday on the ice, everyone skates.
const isPlayedAtParty = (words: readonly EventWord[], match: RowMatch, matches: readonly RowMatch[]) =>
  (doesSport(match, 'on ice') || played.has(match.value.id)) &&
  /\b(?:at|in|on)(?: (?:a|an|the|our|my))?(?: \w+)?$/.test(clauseBefore(words, match.at)) &&
  matches.some((other) => other.value.mood === 'festive' && homelyParties.has(familyOf(other)))

// 'Nowruz with a big dinner at home' is the feast.
const isMealOfFeast = (words: readonly EventWord[], match: RowMatch, others: readonly RowMatch[]) =>
  meals.has(match.value.id) &&
  others.some(
    (other) =>
      other.at < match.at &&
      other.value.mood === 'festive' &&
      weightOf(other) > 2 &&
      !meals.has(familyOf(other)) &&
      areInOneClause(words, other.at, match.at),
  )
