import type { EventWord } from './tokenize-event.ts'
import { profileRow } from '../profiles/profile-rows.ts'
import { contextRules } from './context-rules.ts'
import { isComingFrom } from './is-coming-from.ts'
import { isEvent, type RowMatch } from './profile-phrases.ts'
import { wordSet } from '../../../word-set.ts'
import disambiguations from './disambiguations.json' with { type: 'json' }

const ruleFor = contextRules(disambiguations)

/** Resolves ambiguous matches by the other matches: next to badminton, a court is not a court of law. */
export function disambiguateMatches(words: readonly EventWord[], matches: readonly RowMatch[]): RowMatch[] {
  return matches.flatMap((match) => {
    const others = matches.filter((other) => other !== match)
    if (isOfPerson(words, match) || isSquare(words, match) || isLeft(words, match, others)) return []
    const rule = ruleFor(words, match, others)
    if (rule) return rule.row === undefined ? [] : [{ ...match, value: profileRow(rule.row) }]
    return [asCompanion(words, match)]
  })
}

// 'I get cold', 'always freezing', 'run hot', 'cold easily' describe a person, not the weather.
function isOfPerson(words: readonly EventWord[], { at, length, value }: RowMatch): boolean {
  if (!value.id.startsWith('felt ')) return false
  const [last, next] = [words[at - 1], words[at + length]]
  // 'A charity run, hot day' and 'run hot day' describe the day.
  const before = last?.clause === words[at]?.clause && length === 1 ? (last?.plain ?? '') : ''
  // 'Gets chilly in the evening', 'it gets cold'.
  if (/^(?:evenings?|nights?|it|weather|air)$/.test(words[at - 2]?.plain ?? '')) return false
  return /^(?:gets?|getting|always|runs?|feels?|constantly)$/.test(before) || next?.plain === 'easily'
}

// Without its accent the Polish word for a beach is a square.
const isSquare = (words: readonly EventWord[], { value, at }: RowMatch) =>
  value.id === 'beach' && words[at]?.text.toLowerCase() === 'plaza'

// A parents' evening straight from the gym is the evening, and an 'artist-run' gallery is led by artists.
const isLeft = (words: readonly EventWord[], match: RowMatch, others: readonly RowMatch[]) =>
  (isComingFrom(words, match.at) || (match.value.id === 'run' && words[match.at]?.isJoined === true)) &&
  isEvent(match) &&
  others.some(isEvent)

// Sport as those who bring or watch a player see it.
function asCompanion(words: readonly EventWord[], match: RowMatch): RowMatch {
  if (!isEvent(match) || !match.value.activities?.includes('sport')) return match
  const clause = words.filter((word) => word.clause === words[match.at]?.clause)
  if (clause.some(({ plain }) => spectatorWords.has(plain))) return { ...match, value: profileRow('match') }
  return isOfChild(words, match) ? { ...match, value: profileRow('school run') } : match
}
const spectatorWords = wordSet(
  'tailgate tailgating watching cheering spectating spectator touchline sideline sidelines',
)

// 'Taking my daughter, 6, to her class' is one clause around her age.
const isSameButAge = (words: readonly EventWord[], from: number, to: number) =>
  from === to ||
  (words.every(({ clause, plain }) => clause <= from || clause >= to || /^\d+$/.test(plain)) &&
    words.find(({ clause }) => clause === to)?.plain === 'to')

// 'Taking my daughter to ballet class': the user does not dance.
function isOfChild(words: readonly EventWord[], { at, length }: RowMatch): boolean {
  const isLesson = words.slice(at, at + length + 1).some(({ plain }) => lessons.test(plain))
  const before = words.slice(Math.max(0, at - TAKING_REACH), at)
  const from = before.findIndex(
    ({ plain, clause }) =>
      isSameButAge(words, clause, words[at]?.clause ?? clause) &&
      /^(?:tak(?:e|ing)|driv(?:e|ing)|bring(?:ing)?|drop(?:ping)?|collect(?:ing)?|pick(?:ing)?)$/.test(plain),
  )
  return isLesson && from >= 0 && before.slice(from).some(({ plain }) => children.test(plain))
}
// In words, between 'taking' and the child's class.
const TAKING_REACH = 8
const children = /^(?:daughter|son|kid|child|niece|nephew|grandson|granddaughter|girl|boy)(?:s|ren)?$/
const lessons = /^(?:class|classes|lessons?|practice|practise|training)$/
