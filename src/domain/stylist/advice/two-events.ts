import { type EventReading, readEvent } from '../occasions/read-event.ts'
import type { ProfileRow } from '../occasions/profile-rows.ts'

/** The parts of a request that names two events, one after the other. */
export interface TwoEvents {
  /** The dressier event, with everything else that the request says. */
  readonly main: string
  readonly other: string
  /** The other event comes first, as the shift before brunch. */
  readonly isOtherFirst: boolean
}

const turn =
  /\s\+\s+|[,;.]?\s+(?:and\s+|but\s+)?(?:then\b(?:\s+(?:straight|directly|right)\s+(?:to|into))?|afterwards?\b|after that\b|followed by\b|(?:and\s+)?straight\s+(?:to|into)\b)\s*/iu
// 'Night shift, going for breakfast after'.
const lastly =
  /,?\s+(?:and\s+)?(?:going|heading|off)\s+(?:to|for|out for)\s+([^,;.]{3,60}?)\s+after(?:wards)?\s*[.!]?$/iu
// 'Night shift, pub after'.
const shortly = /[,;]\s+([\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+)?) after(?:wards)?\s*[.!]?$/iu
const clauseEnd = /[,;.(]/u
// Each clause is read separately, so their number is limited.
const MOST_CLAUSES = 6
// A table that one dresses for.
const SMART_FROM = 3.2

/** A request as two events, where the words name two: 'court, then my son's soccer game'; null for one. */
export function twoEvents(description: string): TwoEvents | null {
  const [before, ...rest] = description.replace(lastly, ' then $1').replace(shortly, ' then $1').split(turn)
  const after = rest.join(' then ')
  if (!before?.trim() || !after.trim()) return null
  const beforeClauses = before.split(clauseEnd)
  if (beforeClauses.length > MOST_CLAUSES) return null
  const events = beforeClauses.map(eventIn)
  const at = events.findLastIndex((event) => event !== null)
  const first = beforeClauses[at]
  const [second = '', ...afterClauses] = after.split(clauseEnd)
  const [one, other] = [events[at], eventIn(second)]
  if (first === undefined || !one || !other || isSame(one, other)) return null
  // 'The funeral, church, then the burial' is one funeral.
  if (events.some((event) => event !== null && isSame(event, other))) return null
  // Nobody changes clothes between a flight and the next event.
  if (/straight/i.test(description) && [one, other].some(({ id }) => id === 'flight')) return null
  const aside = [...beforeClauses.filter((_, place) => place !== at), ...afterClauses]
  const isFirstMain = idealOf(one) >= idealOf(other) || isMealOnTheWay(one, other)
  const [main, minor] = isFirstMain ? [first, second] : [second, first]
  // 'I'm a nurse' holds for both, a dress code for the dressier one.
  const ofBoth = aside.filter((clause) => isAside(readEvent(clause)))
  return { main: withAside(main, aside), other: withAside(minor, ofBoth), isOtherFirst: !isFirstMain }
}

const withAside = (clause: string, others: readonly string[]) => [clause.trim(), ...others].join(', ').trim()

const isAside = ({ event, dressCode }: EventReading) => event === null && dressCode === null

// 'Bike commute in the rain, then the bank' is one way to work.
function eventIn(clause: string): ProfileRow | null {
  const { event, rows } = readEvent(clause)
  const isWay = (event?.family ?? event?.id) === 'work' && rows.some(({ id }) => id === 'cycling')
  return event && !isWay && !wide.has(event.id) ? event : null
}

// They name no event of their own.
const wide: ReadonlySet<string> = new Set([
  'any occasion',
  'out and about',
  'casual',
  'dressy',
  'formal',
  'home',
  'staying in',
])

// The hut and the lodge take hikers as they come.
const isMealOnTheWay = (one: ProfileRow, other: ProfileRow) =>
  one.activities?.includes('hiking') === true &&
  other.activities?.includes('eating') === true &&
  idealOf(other) < SMART_FROM

const isSame = (one: ProfileRow, other: ProfileRow) => (one.family ?? one.id) === (other.family ?? other.id)

const idealOf = ({ formality }: ProfileRow) => formality?.ideal ?? 0
