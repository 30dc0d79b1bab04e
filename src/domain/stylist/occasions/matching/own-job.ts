import type { EventWord } from './tokenize-event.ts'
import { areInOneClause, clauseBefore, clauseOf, lastWord, plainAt, plainText, type Span } from './clauses.ts'
import { familyOf, isEvent, type RowMatch } from './profile-phrases.ts'
import { kin, offspring } from '../people-words.ts'
import { wordList } from '../word-lists.ts'
import { says } from './phrasing.ts'

const MOST_ADJECTIVES = 5
const MAX_TRADE_WORDS = 2
const jobs = wordList('rows of jobs')
const hosted = wordList('rows that trades host')
const tradeEnds = [...wordList('trades by their ends')]
const noTrade = /(?:shelt|dinn|cent|lett|corn|numb|winn|summ|wint|east|weath)er$|mattress$/
const isYears = /^(?:years?|yrs?)$/

/** Whether a match is a day at work. */
export const isJob = (match: RowMatch): boolean =>
  /^(?:work(?: with hands)?|site|hospital shift)$/.test(familyOf(match)) || jobs.has(match.value.id)

/** Finds a trade by its ending: 'firefighter', 'nurse'. */
const isTrade = (word = '') => tradeEnds.some((end) => word.endsWith(end)) && !noTrade.test(word)

/** Whether a match is the way to a job: 'I'm a lifeguard, and I cycle there along the river'. */
export const isWayThere = (words: readonly EventWord[], { at }: Span): boolean =>
  /\b(?:cycle|bike|walk|ride|drive|commute|run) (?:there|to it|to work)\b/.test(clauseBefore(words, at))

/** Leaves out the role that the asker had before: 'guard, promoted to duty manager' is dressed as the manager. */
export function withoutFormerRoles(
  words: readonly EventWord[],
  matches: readonly RowMatch[],
): readonly RowMatch[] {
  const isFormer = (match: RowMatch) =>
    (isJob(match) || match.value.id === 'ward staff') &&
    (says('takes a new role', plainText(words.slice(match.at + match.length))) ||
      says("was the asker's role", clauseBefore(words, match.at)))
  const left = matches.filter((match) => !isFormer(match))
  return left.some(isEvent) ? left : matches
}

/** Leaves out the asker's own job: 'a retirement lunch, I'm a dinner lady' means the lunch. */
export function withoutOwnJob(
  words: readonly EventWord[],
  written: readonly RowMatch[],
): readonly RowMatch[] {
  const elsewhere = written.filter(({ at }) => !isInOwnJob(words, at))
  const matches = elsewhere.length > 0 ? elsewhere : written
  // 'A retirement dinner, firefighter 30 years': the job names the wearer.
  const isPartyNamed = matches.some(({ value }) => value.mood === 'festive')
  const hasServed = (match: RowMatch) => isPartyNamed && isJobAfterYears(words, match)
  // 'The firefighter pancake breakfast', 'a nurse gala': they host it.
  const isHostOf = (match: RowMatch) =>
    isTrade(lastWord(words, match)?.plain) &&
    matches.some(
      (other) =>
        other.at === match.at + match.length &&
        !isJob(other) &&
        (other.value.mood === 'festive' || hosted.has(other.value.id)),
    )
  const isOwn = (match: RowMatch) =>
    hasServed(match) || isHostOf(match) || namesTrade(words, match) || saysJob(words, match.at)
  // 'Hairdresser, 47' has no appointment there.
  const isShop = (match: RowMatch) =>
    /^(?:errands|travel|city trip)$/.test(familyOf(match)) &&
    (namesTrade(words, match) || /\b(?:im|i am) an?$/.test(clauseBefore(words, match.at)))
  const others = matches.filter((match) => !(isJob(match) && isOwn(match)) && !isShop(match))
  const trade = withDayOfTrade(matches, others)
  if (trade) return trade
  const left = matches.filter((match) => !others.includes(match))
  if (others.some((match) => !isJob(match)) && left.every((match) => hasServed(match) || isHostOf(match)))
    return others
  const isElsewhere = left.every((match) =>
    others.some((other) => !isJob(other) && isApart(words, match, other) && !isWayThere(words, other)),
  )
  return isElsewhere ? others : matches
}

// 'I work as a bartender in a metal bar and have to go to a wedding': the bar belongs to the job.
const isInOwnJob = (words: readonly EventWord[], at: number) =>
  // 'I teach spinning classes but pitch to investors'.
  (/^(?:teach|coach)$/.test(plainAt(words, at)) && /^(?:i|and|who|)$/.test(plainAt(words, at - 1))) ||
  says('works there', clauseBefore(words, at))

// 'I work construction', 'I'm a nurse', 'the date of a soldier', 'he's a fire chief'.
function saysJob(words: readonly EventWord[], at: number): boolean {
  const before = plainText(words.slice(Math.max(0, at - MOST_ADJECTIVES), at))
  if (/\b(?:i|who) works?\b|\b(?:of|dating|marrying|hes|shes) an?\b/.test(before)) return true
  // 'I'm the dad, work on sites': 'work' begins the clause and governs the place.
  const [first, second] = clauseOf(words, at)
  return (
    /\b(?:im|am) an?\b(?!.*\b(?:im|am)\b)/.test(before) ||
    (/^works?$/.test(first?.plain ?? '') &&
      /^(?:on|in|at|for)$/.test(second?.plain ?? '') &&
      words[at] !== first)
  )
}

// 'Electrician, first day' is a first day in that trade, and 'welder, shift' a shift in it.
function withDayOfTrade(
  matches: readonly RowMatch[],
  others: readonly RowMatch[],
): readonly RowMatch[] | undefined {
  if (others.length > 0 && others.every(({ value }) => value.id === 'first day')) return matches
  const isShift =
    others.length < matches.length && others.every(({ value }) => /^(?:night )?shift$/.test(value.id))
  return isShift ? matches.filter((match) => !others.includes(match)) : undefined
}

// 'I'm a pharmacist and have to give evidence in court', 'a kindergarten teacher on a zoo trip'.
const isApart = (words: readonly EventWord[], job: RowMatch, other: RowMatch) =>
  !areInOneClause(words, job.at, other.at) ||
  leadsAway.test(plainText(words.slice(job.at + job.length, other.at)))
const leadsAway =
  /^on (?:an?|the|my|our)(?: \w+)?$|\b(?:and|but|going|asked|invited|receiving|accepting|attending|hosting|giving)\b/

// 'Long-haul trucker, meeting my girlfriend's parents': the first words say who the wearer is.
function namesTrade(words: readonly EventWord[], match: Span): boolean {
  const first = clauseOf(words, 0)
  if (!areInOneClause(words, match.at, 0) || first.length === words.length) return false
  // 'Construction foreman' and 'lab tech' end in the trade.
  const after = first.slice(match.at + match.length)
  const isPlace = after.some(({ plain }) => /^(?:in|with|on|at|for)$/.test(plain))
  const last = after.length <= MAX_TRADE_WORDS && !isPlace ? after.at(-1) : undefined
  return (
    (isTrade(lastWord(words, match)?.plain) || isTrade(last?.plain)) &&
    first.slice(0, match.at).every(({ plain }) => !leadsToEvent.test(plain)) &&
    !continuesJob.test(plainText(after))
  )
}

const leadsToEvent = /^(?:to|at|for|day|as|my|the|become|becoming|new|first|going|with|a|an|and)$/
const continuesJob =
  /^(?:(?:shift|appointment|appt|interview|training|class|course|job|party|dinner|lunch|exam|graduation|at|for)\b|on (?:duty|shift|call|nights?|days?(?! off)|an? (?!(?:\w+ ){0,3}(?:trip|tour|date|cruise|flight|hike|walk|retreat|picnic|outing|excursion|holiday|vacation|night out|layover|day off|break|sabbatical)))\b)/

// 'Firefighter 30 yrs', 'after 30 years as a nurse', and a job alone in its clause.
function isJobAfterYears(words: readonly EventWord[], { at, length }: Span): boolean {
  const others = clauseOf(words, at).filter((word) => !words.slice(at, at + length).includes(word))
  return (
    others.every(
      ({ plain }) =>
        /^(?:a|an|the|for|of|as|after|retired|former|ex|old|\d{1,2})$/.test(plain) || isYears.test(plain),
    ) ||
    words.slice(Math.max(0, at - 3), at).some(({ plain }) => isYears.test(plain)) ||
    // 'My firefighter husband's retirement party'.
    relatives.test(plainAt(words, at + length))
  )
}
const relatives = new RegExp(`^(?:${kin}|${offspring}|friend)s?$`)
