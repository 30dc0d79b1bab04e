import type { EventWord } from './tokenize-event.ts'
import { wordList } from '../word-lists.ts'
import { areInOneClause, clauseOf, plainAt, spanText } from './clauses.ts'
import { contextRules } from './context-rules.ts'
import { isComingFrom } from './is-coming-from.ts'
import { doesSport, isEvent, replaced, type RowMatch } from './profile-phrases.ts'
import disambiguations from './disambiguations.json' with { type: 'json' }

const ruleFor = contextRules(disambiguations)

/** Resolves ambiguous matches by the other matches: next to badminton, a court is not a court of law. */
export function disambiguateMatches(words: readonly EventWord[], matches: readonly RowMatch[]): RowMatch[] {
  return matches.flatMap((match) => {
    const others = matches.filter((other) => other !== match)
    if (isOfPerson(words, match) || isSquare(words, match) || isLeft(words, match, others)) return []
    const rule = ruleFor(words, match, others)
    if (rule) return rule.row === undefined ? [] : [replaced(match, rule.row)]
    return [asCompanion(words, match)]
  })
}

// 'I get cold', 'always freezing', 'run hot', 'cold easily' describe a person, not the weather.
function isOfPerson(words: readonly EventWord[], { at, length, value }: RowMatch): boolean {
  // 'Gets chilly in the evening', 'it gets cold'.
  if (!value.id.startsWith('felt ') || /^(?:evenings?|nights?|it|weather|air)$/.test(plainAt(words, at - 2)))
    return false
  // 'A charity run, hot day' and 'run hot day' describe the day.
  const isAfter = areInOneClause(words, at - 1, at) && length === 1
  return (
    (isAfter && /^(?:gets?|getting|always|runs?|feels?|constantly)$/.test(plainAt(words, at - 1))) ||
    plainAt(words, at + length) === 'easily'
  )
}

// Without its accent the Polish word for a beach is a square.
const isSquare = (words: readonly EventWord[], { value, at }: RowMatch) =>
  value.id === 'beach' && words[at]?.text.toLowerCase() === 'plaza'

// A parents' evening straight from the gym is the evening, and an 'artist-run' gallery is led by artists.
const isLeft = (words: readonly EventWord[], match: RowMatch, others: readonly RowMatch[]) =>
  (isComingFrom(words, match.at) || (match.value.id === 'run' && words[match.at]?.isJoined === true)) &&
  isEvent(match) &&
  others.some(isEvent)

const spectators = wordList('spectators')

// Sport as those who bring or watch a player see it.
function asCompanion(words: readonly EventWord[], match: RowMatch): RowMatch {
  if (!isEvent(match) || !doesSport(match)) return match
  if (clauseOf(words, match.at).some(({ plain }) => spectators.has(plain))) return replaced(match, 'match')
  return isOfChild(words, match) ? replaced(match, 'school run') : match
}

// 'Taking my daughter, 6, to her class' is one clause around her age.
const isSameButAge = (words: readonly EventWord[], from: number, to: number) =>
  from === to ||
  (words.every(({ clause, plain }) => clause <= from || clause >= to || /^\d+$/.test(plain)) &&
    words.find(({ clause }) => clause === to)?.plain === 'to')

// 'Taking my daughter to ballet class': the user does not dance.
function isOfChild(words: readonly EventWord[], match: RowMatch): boolean {
  const before = words.slice(Math.max(0, match.at - TAKING_REACH), match.at)
  const from = before.findIndex(
    ({ plain, clause }) =>
      taking.test(plain) && isSameButAge(words, clause, words[match.at]?.clause ?? clause),
  )
  const isChild = from >= 0 && before.slice(from).some(({ plain }) => children.test(plain))
  return isChild && lessons.test(spanText(words, match, 1))
}
// In words, between 'taking' and the child's class.
const TAKING_REACH = 8
const taking = /^(?:tak(?:e|ing)|driv(?:e|ing)|bring(?:ing)?|drop(?:ping)?|collect(?:ing)?|pick(?:ing)?)$/
const children = /^(?:daughter|son|kid|child|niece|nephew|grandson|granddaughter|girl|boy)(?:s|ren)?$/
const lessons = /\b(?:class|classes|lessons?|practice|practise|training)\b/
