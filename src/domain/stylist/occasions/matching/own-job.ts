import type { EventWord } from './tokenize-event.ts'
import { clauseBefore, plainText } from './clauses.ts'
import { familyOf, type RowMatch } from './profile-phrases.ts'
import { kin, offspring } from '../people-words.ts'
import { phraseSet, wordSet } from '../../../word-set.ts'
import { says } from './phrasing.ts'

const MOST_ADJECTIVES = 5

// 'I teach spinning classes but pitch to investors'.
const isOwnVerb = (words: readonly EventWord[], at: number) =>
  /^(?:teach|coach)$/.test(words[at]?.plain ?? '') && /^(?:i|and|who)$/.test(words[at - 1]?.plain ?? 'i')

// 'I work as a bartender in a metal bar and have to go to a wedding': the bar belongs to the job.
const isInOwnJob = (words: readonly EventWord[], at: number) =>
  isOwnVerb(words, at) || says('works there', clauseBefore(words, at))

/** Whether a match is a day at work. */
export const isJob = (match: RowMatch) =>
  /^work(?: with hands)?$/.test(familyOf(match)) || teaching.has(match.value.id)
const shifts = phraseSet('shift, night shift')
const teaching: ReadonlySet<string> = new Set(['pe', 'officiating', 'pool shift', 'lab'])

/** Leaves out the asker's own job: 'a retirement lunch, I'm a dinner lady' means the lunch. */
export function withoutOwnJob(
  words: readonly EventWord[],
  written: readonly RowMatch[],
): readonly RowMatch[] {
  const elsewhere = written.filter(({ at }) => !isInOwnJob(words, at))
  const matches = elsewhere.length > 0 ? elsewhere : written
  // 'A retirement dinner, firefighter 30 years': the job names the wearer.
  const isPartyNamed = matches.some(({ value }) => value.mood === 'festive')
  const hasServed = ({ at, length }: Pick<RowMatch, 'at' | 'length'>) =>
    isPartyNamed && isJobAfterYears(words, at, length)
  // 'The firefighter pancake breakfast', 'a nurse gala': they host it.
  const isHostOf = ({ at, length }: Pick<RowMatch, 'at' | 'length'>) =>
    isTrade(words[at + length - 1]?.plain) &&
    matches.some(
      (other) =>
        other.at === at + length &&
        !isJob(other) &&
        (other.value.mood === 'festive' || hosted.has(other.value.id)),
    )
  const isOwn = ({ at, length }: RowMatch) => {
    const before = words.slice(Math.max(0, at - MOST_ADJECTIVES), at)
    const self = before.findLastIndex(({ plain }) => plain === 'im' || plain === 'am')
    if (hasServed({ at, length })) return true
    // 'I work construction', 'I work in a bank', 'I'm the dad, work on sites'.
    const works =
      before.some(
        ({ plain }, place) =>
          (plain === 'i' || plain === 'who') && /^works?$/.test(before[place + 1]?.plain ?? ''),
      ) || isVerb(words, at)
    // 'The date of a soldier', 'he's a fire chief'.
    const isOfOther = before.some(
      ({ plain }, place) =>
        /^(?:of|dating|marrying|hes|shes)$/.test(plain) && /^an?$/.test(before[place + 1]?.plain ?? ''),
    )
    return (
      namesTrade(words, at, length) ||
      isHostOf({ at, length }) ||
      works ||
      isOfOther ||
      (self >= 0 && /^an?$/.test(before[self + 1]?.plain ?? ''))
    )
  }
  // 'Hairdresser, 47' has no appointment there.
  const isShop = ({ value, at, length }: RowMatch) =>
    (value.id === 'errands' || /^(?:travel|city trip)$/.test(value.family ?? value.id)) &&
    (namesTrade(words, at, length) || /\b(?:im|i am) an?$/.test(clauseBefore(words, at)))
  const others = matches.filter((match) => !(isJob(match) && isOwn(match)) && !isShop(match))
  const trade = withDayOfTrade(matches, others)
  if (trade) return trade
  const parties = others.filter((match) => !isJob(match))
  if (
    parties.length > 0 &&
    matches.every((match) => others.includes(match) || hasServed(match) || isHostOf(match))
  )
    return others
  const isElsewhere = matches.every(
    (match) =>
      others.includes(match) ||
      others.some(
        (other) =>
          (!isJob(other) || other.value.isHead) && isApart(words, match, other) && !isWayThere(words, other),
      ),
  )
  return isElsewhere ? others : matches
}

// 'Electrician, first day' is a first day in that trade, and 'welder, shift' a shift in it.
function withDayOfTrade(
  matches: readonly RowMatch[],
  others: readonly RowMatch[],
): readonly RowMatch[] | undefined {
  if (others.length > 0 && others.every(({ value }) => value.id === 'first day')) return matches
  const isShift = others.length < matches.length && others.every(({ value }) => shifts.has(value.id))
  return isShift ? matches.filter((match) => !others.includes(match)) : undefined
}

/** Whether a match is the way to a job: 'I'm a lifeguard, and I cycle there along the river'. */
export const isWayThere = (words: readonly EventWord[], { at }: RowMatch) =>
  /\b(?:cycle|bike|walk|ride|drive|commute|run) (?:there|to it|to work)\b/.test(clauseBefore(words, at))

// 'I'm a pharmacist and have to give evidence in court', 'a kindergarten teacher on a zoo trip'.
function isApart(words: readonly EventWord[], job: RowMatch, other: RowMatch): boolean {
  const between = plainText(words.slice(job.at + job.length, other.at))
  return words[job.at]?.clause !== words[other.at]?.clause || leadsAway.test(between)
}
const leadsAway =
  /^on (?:an?|the|my|our)(?: \w+)?$|\b(?:and|but|going|asked|invited|receiving|accepting|attending|hosting|giving)\b/

// 'Long-haul trucker, meeting my girlfriend's parents': the first words say who the wearer is.
function namesTrade(words: readonly EventWord[], at: number, length: number): boolean {
  const { clause } = words[0] ?? {}
  if (words[at]?.clause !== clause || words.every((word) => word.clause === clause)) return false
  const before = words.slice(0, at).map(({ plain }) => plain)
  const next = words[at + length]
  // 'Construction foreman' and 'lab tech' end in the trade.
  const after = words.slice(at + length).filter((word) => word.clause === clause)
  const isPlace = after.some(({ plain }) => /^(?:in|with|on|at|for)$/.test(plain))
  const last = after.length <= MAX_TRADE_WORDS && !isPlace ? after.at(-1) : undefined
  return (
    (isTrade(words[at + length - 1]?.plain) || isTrade(last?.plain)) &&
    before.every((plain) => !leadsToEvent.test(plain)) &&
    !(next?.clause === clause && continuesJob.test(plainText(words.slice(at + length, at + length + 6))))
  )
}

const MAX_TRADE_WORDS = 2

/** Finds a trade by its ending: 'firefighter', 'nurse'. */
export const isTrade = (word = '') =>
  tradeEndings.some((ending) => word.endsWith(ending)) && !noTrade.test(word)
const tradeEndings = [
  ...wordSet(
    'er tor ist ian tress man woman nurse guide medic mechanic coach referee umpire chaplain pastor surgeon pilot marine vet cook clerk guard attendant emt cop aide doula chef tech apprentice hand',
  ),
]
const noTrade = /(?:shelt|dinn|cent|lett|corn|numb|winn|summ|wint|east|weath)er$|mattress$/
const leadsToEvent = /^(?:to|at|for|day|as|my|the|become|becoming|new|first|going|with|a|an|and)$/
const hosted = phraseSet('casual fundraiser, dinner, brunch, picnic, bbq, gala, banquet')
const continuesJob =
  /^(?:(?:shift|appointment|appt|interview|training|class|course|job|party|dinner|lunch|exam|graduation|at|for)\b|on (?:duty|shift|call|nights?|days?(?! off)|an? (?!(?:\w+ ){0,3}(?:trip|tour|date|cruise|flight|hike|walk|retreat|picnic|outing|excursion|holiday|vacation|night out|layover|day off|break|sabbatical)))\b)/

// 'Firefighter 30 yrs', 'after 30 years as a nurse', and a job alone in its clause.
function isJobAfterYears(words: readonly EventWord[], at: number, length: number): boolean {
  const clause = words.filter((word) => word.clause === words[at]?.clause)
  const others = clause.filter((word) => !words.slice(at, at + length).includes(word))
  return (
    others.every(
      ({ plain }) =>
        /^(?:a|an|the|for|of|as|after|retired|former|ex|old|\d{1,2})$/.test(plain) || isYears.test(plain),
    ) ||
    words.slice(Math.max(0, at - 3), at).some(({ plain }) => isYears.test(plain)) ||
    // 'My firefighter husband's retirement party'.
    relatives.test(words[at + length]?.plain ?? '')
  )
}

const isYears = /^(?:years?|yrs?)$/
const relatives = new RegExp(`^(?:${kin}|${offspring}|friend)s?$`)

// Whether 'work' begins the clause and governs the place at `at`: 'work on building sites'.
function isVerb(words: readonly EventWord[], at: number): boolean {
  const [first, second] = words.filter(({ clause }) => clause === words[at]?.clause)
  return (
    /^works?$/.test(first?.plain ?? '') &&
    /^(?:on|in|at|for)$/.test(second?.plain ?? '') &&
    words[at] !== first
  )
}
