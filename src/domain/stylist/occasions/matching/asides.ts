import { kin, offspring } from '../people-words.ts'
import { phraseSet, wordSet } from '../../../word-set.ts'
import { clauseAfter, clauseBefore, plainText } from './clauses.ts'
import { contextRules } from './context-rules.ts'
import mentioned from './mentioned.json' with { type: 'json' }
import { familyOf, type RowMatch } from './profile-phrases.ts'
import { says } from './phrasing.ts'
import { isJob, isTrade, isWayThere } from './own-job.ts'
import { isInName } from './strongest-match.ts'
import type { EventWord } from './tokenize-event.ts'

const joins =
  /^(?:and|but|so|now|then|because|since|who|whose|where|when|while|although|though|after|before|until|invite[sd])$/
interface Part {
  readonly from: number
  readonly end: number
  readonly text: string
}

// Clauses, split before each joining word.
function partsOf(words: readonly EventWord[]): Part[] {
  const starts = words.flatMap((word, at) =>
    at === 0 || words[at - 1]?.clause !== word.clause || joins.test(word.plain) || endsTime(words, at)
      ? [at]
      : [],
  )
  return starts.map((from, index) => {
    const end = starts[index + 1] ?? words.length
    return { from, end, text: plainText(words.slice(from, end)) }
  })
}

// 'Before my shift I have to drop by the school': the main clause begins at its subject.
const endsTime = (words: readonly EventWord[], at: number) =>
  /^(?:i|we|im|ive)$/.test(words[at]?.plain ?? '') &&
  says('names a time before or after', clauseBefore(words, at))

const isIn = (some: readonly Part[]) => (match: RowMatch) =>
  some.some(({ from, end }) => match.at >= from && match.at < end)

/**
 * Leaves out what is only mentioned, as long as another event is named: where people met, what a relative does or likes,
 * what was cancelled, what a subordinate clause tells.
 */
export function withoutAsides(
  words: readonly EventWord[],
  matches: readonly RowMatch[],
): readonly RowMatch[] {
  const parts = partsOf(words)
  const isGone = isIn(parts.filter(({ text }) => says('was cancelled or is long past', text)))
  // 'My partner is a firefighter' and 'speech therapist, new job' name no event at all.
  const isJobOfOther = isIn(parts.filter(({ text }) => says("tells another's job", text)))
  const isOnlyTrade = (match: RowMatch) =>
    (isJobOfOther(match) && isTrade(words[match.at + match.length - 1]?.plain)) ||
    (!isJob(match) && isTradeAlone(words, match))
  const left = matches.filter((match) => !isGone(match) && !isOnlyTrade(match))
  if (left.length < 2) return left
  const isAside = isIn(parts.filter(({ text }) => says('is only told', text)))
  const goals = left.filter((match) => !isAside(match) && !isOfPerson(words, match))
  return goals.some((match) => !vague.has(match.value.id) && !isWayThere(words, match)) ? goals : left
}

// Rows that say little of an event.
const vague = phraseSet(
  'any occasion, out and about, casual, dressy, formal, public, decent, neat, tidy, home, with children, work, shift, first day, dressed, relaxed, travel, wedding guest',
)

// 'My golf friends', 'a police officer's husband': the word says who somebody is.
const isOfPerson = (words: readonly EventWord[], match: RowMatch) =>
  isOwner(words, match) || isTradeAlone(words, match) || mentionedBy(words, match) !== undefined
const mentionedBy = contextRules(mentioned)

const isOwner = (words: readonly EventWord[], { at, length }: RowMatch) =>
  /['’]s$/.test(words[at + length - 1]?.text ?? '') && relative.test(clauseAfter(words, at + length))
const relative = new RegExp(`^(?:${kin}|${offspring})\\b`)

// 'A pinning ceremony, dad, truck driver': a trade alone in its clause.
const isTradeAlone = (words: readonly EventWord[], match: RowMatch) => {
  const clause = words.filter((word) => word.clause === words[match.at]?.clause)
  const last = clause.at(-1)?.plain ?? ''
  return (
    clause.length < words.length &&
    // 'Dentist, mom' is an appointment.
    !(familyOf(match) === 'doctor' && clause.length === match.length) &&
    ((clause.length <= LONGEST_TRADE && trades.has(last)) ||
      // 'Fishing boat cook, my sister's wedding': the first words say who asks.
      (clause[0] === words[0] &&
        clause.length <= LONGEST_TRADE + 2 &&
        jobs.some((job) => last.endsWith(job))))
  )
}
const LONGEST_TRADE = 2
const jobs = [
  ...wordSet(
    'ist ician cook chef driver teacher worker maker keeper officer guard nurse guide mechanic plumber builder welder farmer baker cleaner fisherman hairdresser barber waiter waitress bartender firefighter paramedic soldier sailor surgeon doctor lawyer engineer sophomore freshman undergrad student postdoc professor',
  ),
]
const trades = wordSet(
  'driver teacher trainer instructor coach welder farmer trucker beekeeper gardener cleaner painter therapist',
)

/** Leaves out workplaces that are the venue of an event named before: 'a hackathon in a warehouse'. */
export const withoutVenues = (
  words: readonly EventWord[],
  matches: readonly RowMatch[],
): readonly RowMatch[] => matches.filter((match, index) => !isVenue(words, match, matches.slice(0, index)))

// A milonga at 'Salón Canning' preserves no fruit; 'Union Chapel' is still a chapel.
const isNameOnly = (words: readonly EventWord[], match: RowMatch) =>
  /(?<!meet|wedd|open)ing$/.test(words[match.at]?.plain ?? '') && isInName(words, match)

const isVenue = (words: readonly EventWord[], match: RowMatch, before: readonly RowMatch[]) =>
  (before.length > 0 && isNameOnly(words, match)) ||
  ((workplaces.has(familyOf(match)) || workplaces.has(match.value.id)) &&
    /\b(?:in|at) (?:a|an|the|our|their|my)(?: (?!shift\b)\w+){0,2}$/.test(
      `${clauseBefore(words, match.at)} ${plainText(words.slice(match.at, match.at + match.length))}`,
    ) &&
    before.some(
      (other) =>
        words[other.at]?.clause === words[match.at]?.clause &&
        !workplaces.has(familyOf(other)) &&
        !/^(?:work|(?:night )?shift|first day|site|hospital shift)$/.test(other.value.id),
    ))
const workplaces: ReadonlySet<string> = new Set(['factory', 'work with hands', 'hospital visit'])
