import { kin, offspring } from '../people-words.ts'
import { wordList } from '../word-lists.ts'
import { areInOneClause, clauseAfter, clauseBefore, clauseOf, lastWord, plainAt } from './clauses.ts'
import { plainText, spanText } from './clauses.ts'
import { contextRules } from './context-rules.ts'
import mentioned from './mentioned.json' with { type: 'json' }
import { familyOf, type RowMatch } from './profile-phrases.ts'
import { says } from './phrasing.ts'
import { isJob, isWayThere } from './own-job.ts'
import { isInName } from './strongest-match.ts'
import type { EventWord } from './tokenize-event.ts'

const joins = wordList('join clauses')
// Rows that say little of an event.
const vague = wordList('rows that say little')
const trades = wordList('trades')
const jobEnds = [...wordList('jobs by their ends')]
const workplaces = new Set(['factory', 'work with hands', 'hospital visit'])
// In words of a clause.
const LONGEST_TRADE = 2

interface Part {
  readonly from: number
  readonly end: number
  readonly text: string
}

// Clauses, split before each joining word.
function partsOf(words: readonly EventWord[]): Part[] {
  const starts = words.flatMap((word, at) =>
    !areInOneClause(words, at, at - 1) || joins.has(word.plain) || endsTime(words, at) ? [at] : [],
  )
  return starts.map((from, index) => {
    const end = starts[index + 1] ?? words.length
    return { from, end, text: plainText(words.slice(from, end)) }
  })
}

// 'Before my shift I have to drop by the school': the main clause begins at its subject.
const endsTime = (words: readonly EventWord[], at: number) =>
  /^(?:i|we|im|ive)$/.test(plainAt(words, at)) &&
  says('names a time before or after', clauseBefore(words, at))

/**
 * Leaves out what is only mentioned, as long as another event is named: where people met, what a relative does or likes,
 * what was cancelled, what a subordinate clause tells.
 */
export function withoutAsides(
  words: readonly EventWord[],
  matches: readonly RowMatch[],
): readonly RowMatch[] {
  const parts = partsOf(words)
  const isIn = (what: 'was cancelled or is long past' | 'is only told', match: RowMatch) =>
    parts.some(({ from, end, text }) => match.at >= from && match.at < end && says(what, text))
  // 'Speech therapist, new job' names no event at all.
  const left = matches.filter(
    (match) => !isIn('was cancelled or is long past', match) && (isJob(match) || !isTradeAlone(words, match)),
  )
  if (left.length < 2) return left
  const goals = left.filter((match) => !isIn('is only told', match) && !isOfPerson(words, match))
  return goals.some((match) => !vague.has(match.value.id) && !isWayThere(words, match)) ? goals : left
}

// 'My golf friends', 'a police officer's husband': the word says who somebody is.
const isOfPerson = (words: readonly EventWord[], match: RowMatch) =>
  isOwner(words, match) || isTradeAlone(words, match) || mentionedBy(words, match) !== undefined
const mentionedBy = contextRules(mentioned)

const isOwner = (words: readonly EventWord[], match: RowMatch) =>
  /['’]s$/.test(lastWord(words, match)?.text ?? '') &&
  relative.test(clauseAfter(words, match.at + match.length))
const relative = new RegExp(`^(?:${kin}|${offspring})\\b`)

// 'A pinning ceremony, dad, truck driver': a trade alone in its clause.
function isTradeAlone(words: readonly EventWord[], match: RowMatch): boolean {
  const clause = clauseOf(words, match.at)
  const last = clause.at(-1)?.plain ?? ''
  // 'Dentist, mom' is an appointment.
  const isPatient = familyOf(match) === 'doctor' && clause.length === match.length
  if (clause.length === words.length || isPatient) return false
  if (clause.length <= LONGEST_TRADE && trades.has(last)) return true
  // 'Fishing boat cook, my sister's wedding': the first words say who asks.
  const isFirst = clause[0] === words[0] && clause.length <= LONGEST_TRADE + 2
  return isFirst && jobEnds.some((job) => last.endsWith(job))
}

/** Leaves out workplaces that are the venue of an event named before: 'a hackathon in a warehouse'. */
export const withoutVenues = (
  words: readonly EventWord[],
  matches: readonly RowMatch[],
): readonly RowMatch[] => matches.filter((match, index) => !isVenue(words, match, matches.slice(0, index)))

function isVenue(words: readonly EventWord[], match: RowMatch, before: readonly RowMatch[]): boolean {
  // A milonga at 'Salón Canning' preserves no fruit; 'Union Chapel' is still a chapel.
  const isGerund = /(?<!meet|wedd|open)ing$/.test(plainAt(words, match.at))
  if (before.length > 0 && isGerund && isInName(words, match)) return true
  if (!workplaces.has(familyOf(match)) && !workplaces.has(match.value.id)) return false
  return (
    /\b(?:in|at) (?:a|an|the|our|their|my)(?: (?!shift\b)\w+){0,2}$/.test(
      `${clauseBefore(words, match.at)} ${spanText(words, match)}`,
    ) &&
    before.some(
      (other) =>
        areInOneClause(words, other.at, match.at) &&
        !workplaces.has(familyOf(other)) &&
        !/^(?:work|(?:night )?shift|first day|site|hospital shift)$/.test(other.value.id),
    )
  )
}
