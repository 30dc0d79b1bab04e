import type { EventWord } from './tokenize-event.ts'
import { clauseAfter, clauseBefore, plainText } from './clauses.ts'
import { contextRules } from './context-rules.ts'
import { familyOf, type RowMatch } from './profile-phrases.ts'
import secondaryEvents from './secondary-events.json' with { type: 'json' }
import { phraseSet } from '../../../word-set.ts'

// Occasions that only say when or around what another one is, and so have no weight next to it.
const secondary = contextRules(secondaryEvents)

/** Weight of a match's row; most rows have 1. */
export const weightOf = ({ value }: RowMatch) => value.weight ?? 1

// 'Friday prayers at lunch' interrupt the day that the clothes are for.
const isInBreak = (words: readonly EventWord[], { at, length }: RowMatch) =>
  inBreaks.test(plainText(words.slice(at, at + length))) &&
  words.some(({ clause }) => clause !== words[at]?.clause) &&
  /^(?:at|during|over|on|in) (?:(?:my|the|a) )?(?:lunch|break|recess)\b(?! (?:with|party))/.test(
    plainText(words.slice(at + length, at + length + BREAK_REACH)),
  )
const inBreaks = /\b(?:prayers?|jummah|mass|appointment|checkup|gym|workout|run|yoga)\b/
const BREAK_REACH = 4

const isCapital = (word: EventWord | undefined) => word !== undefined && /^\p{Lu}\p{Ll}/u.test(word.text)

/** 'Wilsons Prom' and 'Kinder Scout' are places: two adjacent capitalized words, unless the text is in title case. */
export function isInName(words: readonly EventWord[], { at, length, value }: RowMatch): boolean {
  const [word, before, after] = [words[at], words[at - 1], words[at + 1]]
  if (length > 1) return false
  // 'KwaZulu-Natal' does not name Christmas.
  if (word?.isJoined && isCapital(word) && isCapital(before)) return true
  if (feasts.has(value.id)) return false
  const isTitle = words.filter(isCapital).length > words.length / 2
  const isNextTo = [before, after].some(
    (other) => isCapital(other) && other?.clause === word?.clause && other !== words[0],
  )
  return !isTitle && isCapital(word) && isNextTo
}

// prettier-ignore
const feasts: ReadonlySet<string> = new Set([
  'christmas', 'holiday dinner', 'thanksgiving', 'feast', 'new year', 'fourth of july', 'st patricks', 'sinterklaas', 'dia de muertos',
])

// 'Kids soccer end of season party', 'a golf tournament dinner'.
const isBeforeTeamMeal = (words: readonly EventWord[], { at, length, value }: RowMatch) =>
  value.activities?.includes('sport') === true && teamMeal.test(clauseAfter(words, at + length))
const teamMeal =
  /^(?:(?!(?:and|then|before|after|to|for) )\S+ ){0,4}(?:party|banquet|dinner|lunch|brunch|breakfast|picnic|potluck|barbecue|bbq)\b/

// At a birthday on the ice, everyone skates.
const isPlayedAtParty = (
  words: readonly EventWord[],
  { at, value }: RowMatch,
  matches: readonly RowMatch[],
) =>
  (value.activities?.some((one) => one === 'sport' || one === 'on ice') === true || played.has(value.id)) &&
  /\b(?:at|in|on)(?: (?:a|an|the|our|my))?(?: \w+)?$/.test(clauseBefore(words, at)) &&
  matches.some((match) => match.value.mood === 'festive' && isHomelyParty.has(familyOf(match)))
const isHomelyParty = phraseSet('birthday, party, quinceanera, first birthday, stag, hen')
const played = phraseSet('bowling, laser tag, trampoline park, roller skating, paintball')
const PLAYED = 5

// 'Nowruz with a big dinner at home' is the feast.
const isMealOfFeast = (words: readonly EventWord[], match: RowMatch, others: readonly RowMatch[]) =>
  meals.has(match.value.id) &&
  others.some(
    (other) =>
      other.at < match.at &&
      other.value.mood === 'festive' &&
      weightOf(other) > 2 &&
      !meals.has(familyOf(other)) &&
      words[other.at]?.clause === words[match.at]?.clause,
  )
const meals = phraseSet('dinner, dinner at home, brunch, casual meal')

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
    isBeforeTeamMeal(words, match) ||
    isMealOfFeast(words, match, others) ||
    secondary(words, match, others) !== undefined
  return isSecondary ? 0 : weightOf(match) + (match.length - 1) / 3
}
