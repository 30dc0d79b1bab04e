import { type EventReading, readEvent } from '../../occasions/read-event.ts'
import type { ProfileRow } from '../../occasions/profiles/profile-rows.ts'
import { eventGroups } from '../advice-lists.ts'

/** The parts of a request that names two events, one after the other. */
export interface TwoEvents {
  /** The more formal event, with all further facts of the request. */
  readonly main: string
  readonly other: string
  /** The other event comes first, such as a shift before brunch. */
  readonly isOtherFirst: boolean
}

const separator =
  /\s\+\s+(?!\w+ (?:birthday|party|bday))|[,;.]?\s+(?:and\s+|but\s+)?(?:then\b(?:\s+(?:straight|directly|right)\s+(?:to|into))?|afterwards?\b|after that\b|followed by\b|(?:and\s+)?straight\s+(?:to|into)\b)\s*/iu
// Wordings that mean 'then': the first group, if any, is the second event.
const joins: readonly RegExp[] = [
  // 'Night shift, going for breakfast after'.
  /,?\s+(?:and\s+)?(?:going|heading|off)\s+(?:to|for|out for)\s+([^,;.]{3,60}?)\s+after(?:wards)?\s*[.!]?$/iu,
  // 'Night shift, pub after'.
  /[,;]\s+([\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+)?) after(?:wards)?\s*[.!]?$/iu,
  // 'A stress test in the morning and I have to be at work in a bank at 10'.
  /\s+and (?:(?:i|we) )?(?:have to|need to|must) be (?:at|in) /iu,
  // 'Called for gym class but also have a parents' conference at 4'.
  /\s+(?:and|but)(?: (?:i|we|then))?(?: also)? (?:have|got|have got|['’]ve got)(?: also)? (?=(?:a|an|my|the|our|parents['’]?) )/iu,
  // 'Field day plus a parent-teacher meeting'.
  /\s+(?:plus|as well as) (?=(?:an?|my|the|our) )/iu,
  // 'Consulting in a warehouse and dinner with the client afterwards'.
  /\s+and (?:there(?:['’]?s| is) )?((?:an? |the )?(?:\w+ )?(?:tea|dinner|lunch|brunch|drinks|cocktails|supper|coffee|party|reception|concert) (?:with|at|in) [^,;.]{3,40}?) (?:right |straight )?after(?:wards)?(?=\s*(?:[,;.!?]|$))/iu,
  // 'Dentist before work', but not 'before work drinks'.
  /\s+(?:right |just )?before\s+((?:my |the |our |his |her |an )?(?:work|office|shift|class|lecture|church|court|interview)(?: (?:at|in|with) [^,;.]{3,30})?)(?=\s*(?:[,;.!?]|$|(?:tomorrow|today|on|at|and|but)\b))/iu,
  // 'A hike in the morning and dinner at night'.
  /\s+in the (?:morning|afternoon|daytime),?\s+(?:and|then|but)\s+(?:then\s+)?/iu,
]
// 'Before my shift I have to drop by the school', 'after church we go to a game'.
const timeFirst =
  /^\s*(?:right |straight )?(before|after)\s+((?!i\b|we\b)[^,;.]{3,50}?),?\s+(?:i(?:['’]?(?:ve|m))?|we(?:['’]?(?:ve|re))?|im|ive)\s+([^,;.]+)/iu
// 'Riding a motorbike to a wine tasting'.
const byMotorcycle =
  /(?:^|\s)(?:rid(?:e|ing)|going|coming|travell?ing) (?:on |by )?(?:(?:a|the|my|our|his|her) )?motor(?:bike|cycle)s? to\s+/iu
// Work clothes need no advice: the wearer has them.
const returnsToWork = /^back (?:to|at) (?:work|the (?:office|site|shop|job))\b/iu
const clauseEnd = /[,;.(]/u
// Limits the work, since each clause is parsed separately.
const MOST_CLAUSES = 6
// Formality of a restaurant that calls for smart clothes.
const SMART_FROM = 3.2

/** Splits a request that names two events: 'court, then my son's soccer game'; null for one event. */
export function splitTwoEvents(description: string): TwoEvents | null {
  // 'What do I wear to the tea?' leaves one event.
  if (asksForOne.test(description)) return null
  const parts = joins
    .reduce(
      (text, join) =>
        text.replace(join, (_, event: unknown) => ` then ${typeof event === 'string' ? event : ''}`),
      inOrder(description),
    )
    .replace(byMotorcycle, ' motorcycle ride then ')
    .split(separator)
  // 'I'm nonbinary and have a therapy appointment, then dinner': the first event comes after the words on who asks.
  const named = parts.length > 2 ? parts.slice(0, MOST_CLAUSES).findIndex((part) => eventIn(part)) : 0
  const lead = Math.max(named, 0) + 1
  const [before, after] = [parts.slice(0, lead).join(', '), parts.slice(lead).join(' then ')]
  if (!before.trim() || !after.trim() || returnsToWork.test(after.trim())) return null
  const beforeClauses = before.split(clauseEnd)
  if (beforeClauses.length > MOST_CLAUSES) return null
  const events = beforeClauses.map(eventIn)
  const at = events.findLastIndex((event) => event !== null)
  const first = beforeClauses[at]
  const [second = '', ...afterClauses] = after.split(clauseEnd)
  const [one, other] = [events[at], eventIn(second)]
  if (first === undefined || !one || !other || isSame(one, other)) return null
  // 'The funeral, church, then the burial' is one event.
  if (events.some((event) => event !== null && isSame(event, other))) return null
  // Nobody changes clothes between a flight and the next event.
  if (/straight/i.test(description) && [one, other].some(({ id }) => id === 'flight')) return null
  // 'Lunch then a dog walk, muddy': the ground is that of the walk.
  const ofSecond = afterClauses.filter(namesGround)
  const others = [
    ...beforeClauses.filter((_, place) => place !== at),
    ...afterClauses.filter((clause) => !namesGround(clause)),
  ]
  const isFirstMain = idealOf(one) >= idealOf(other) || isMealOnTheWay(one, other)
  const later = withAside(second, ofSecond)
  const [main, minor] = isFirstMain ? [first, later] : [later, first]
  const [mainEvent, minorEvent] = isFirstMain ? [one, other] : [other, one]
  // 'Hard hat on site' belongs to the visit, not to the champagne afterwards.
  const aside = others.filter((clause) => {
    const event = eventIn(clause)
    return !event || isSame(event, mainEvent) || !isSame(event, minorEvent)
  })
  // 'I'm a nurse' applies to both events, a dress code only to the more formal one.
  const ofBoth = aside.filter((clause) => isAside(readEvent(clause, { isPart: true })))
  return { main: withAside(main, aside), other: withAside(minor, ofBoth), isOtherFirst: !isFirstMain }
}

// Puts a time that a request begins with where it happens.
const inOrder = (description: string): string =>
  description.replace(timeFirst, (whole, when: string, time: string, event: string) => {
    if (when.toLowerCase() === 'before') return `${event} then ${time}`
    // Clothes for sport and work are changed, and a meal or an operation is over: 'after the gym we have brunch'.
    const earlier = eventIn(time)
    const isChanged =
      earlier === null ||
      earlier.activities?.some((activity) => activity === 'sport' || activity === 'eating') ||
      isWork(earlier) ||
      isTreatment(earlier)
    return isChanged ? whole : `${time} then ${event}`
  })

const isWork = ({ id, family = id }: ProfileRow) =>
  /^(?:work|shift|work with hands)$/.test(family) || id.endsWith('shift')

const isTreatment = ({ id, family = id }: ProfileRow) => family === 'doctor'

const asksForOne =
  /\bwhat (?:should|do|can|could|would|shall) (?:i|we|he|she|they) wear (?:to|for|on|at|during)\b/iu

const withAside = (clause: string, others: readonly string[]) => [clause.trim(), ...others].join(', ').trim()

const namesGround = (clause: string) =>
  readEvent(clause, { isPart: true }).rows.some(({ group }) => group === 'ground')

const isAside = ({ event, dressCode }: EventReading) => event === null && dressCode === null

// A commute is not an event: 'bike commute in the rain, then the bank'.
function eventIn(clause: string): ProfileRow | null {
  // 'Feet kill me after shift, then speed dating': the shift is over.
  if (isRole.test(clause) || isHabit.test(clause)) return null
  const { event, rows } = readEvent(clause, { isPart: true })
  const isWay = (event?.family ?? event?.id) === 'work' && rows.some(({ id }) => id === 'cycling')
  const isPast = isOver.test(clause) && event !== null && isWork(event)
  return event && !isWay && !isPast && !eventGroups.withoutOwnEvent.includes(event.id) ? event : null
}

// 'Waitress, …' says who the wearer is.
const isRole =
  /^\s*(?:i['’]?m an? |an? )?(?:[\p{L}]+ )?(?:waitress|waiter|nurse|bartender|barista|chef|cook|driver|teacher|welder|plumber|electrician|carpenter|mechanic|cleaner|janitor|firefighter|paramedic|guard|cashier|hairdresser|farmer|roofer|builder|trucker|doctor|surgeon)\s*$/iu
// 'I do night shifts and have my interview at 8', 'I love hiking and have a date', 'I swim a lot but have an interview'.
const isHabit =
  /^\s*i (?:(?:do|work|fix|sell|clean|drive) (?:\w+ )?(?:shifts|nights|as|in|at|bikes|cars)\b(?! (?:today|tonight|tomorrow))|(?:(?:really|also|just|usually|often|always|never|rarely|mostly) )*(?:love|like|enjoy|adore|hate|prefer)\b|(?:usually|often|always|never|rarely|mostly) \w|[a-z]+ (?:\w+ ){0,3}?(?:a lot|lots|often|daily|regularly|all the time|every (?:day|morning|evening|night|week|weekend))\b)/iu
const isOver = /\b(?:after|post|from) (?:(?:my|a|the|work|night|long|late) )*(?:shift|work)\s*$/iu

// Mountain huts expect hiking clothes, and balloons land at breakfast in a field.
const isMealOnTheWay = (one: ProfileRow, other: ProfileRow) =>
  (one.activities?.includes('hiking') === true || one.id === 'balloon') &&
  other.activities?.includes('eating') === true &&
  idealOf(other) < SMART_FROM

const isSame = (one: ProfileRow, other: ProfileRow) => kindOf(one) === kindOf(other)

// A child's game is a match for those who watch.
const kindOf = ({ id, family = id }: ProfileRow) => (family === 'touchline' ? 'match' : family)

const idealOf = ({ formality }: ProfileRow) => formality?.ideal ?? 0
