import type { EventWord } from './tokenize-event.ts'
import { splitNegated } from './find-phrases.ts'
import { correctSpelling } from './correct-event-words.ts'
import { once } from '../../../once.ts'
import { isModifier, isOwnWedding, withPlaceJobs } from './compound-heads.ts'
import {
  eventOfCompound,
  familyOf,
  isEvent,
  isPhraseWord,
  profilePhrases,
  type RowMatch,
} from './profile-phrases.ts'
import { profileRow, profileRows, type ProfileRow } from '../profiles/profile-rows.ts'
import { disambiguateMatches } from './disambiguate-matches.ts'
import { isMeant } from './is-meant.ts'
import { meetsPartnersKin, movesOfOthers } from './moves-of-others.ts'
import { withLoneNames } from './lone-names.ts'
import { withoutOwnJob } from './own-job.ts'
import { withoutAsides, withoutVenues } from './asides.ts'
import { withoutFormerRoles } from './role-changes.ts'
import { asSpectator, isWatched } from './spectators.ts'
import { clauseBefore, isClause, plainText } from './clauses.ts'
import { says } from './phrasing.ts'
import { replacingEvent } from './replacing-event.ts'
import { contextRules } from './context-rules.ts'
import wordSenses from './word-senses.json' with { type: 'json' }
import { strongest, weightOf } from './strongest-match.ts'
import { phraseSet } from '../../../word-set.ts'

export interface EventMatches {
  /** The main event with the position of its words; null if no word names one. */
  readonly main: RowMatch | null
  /** All distinct rows that words name, the main event first. */
  readonly rows: readonly ProfileRow[]
}

/** Finds the rows that the words of a text name. */
export function matchEvents(written: readonly EventWord[], isPart = false): EventMatches {
  const words = correctSpelling(written, isPhraseWord, eventOfCompound)
  const { affirmed, negated } = splitNegated(words, profilePhrases())
  const meant = [...affirmed, ...movesOfOthers(words), ...meetsPartnersKin(words)]
    .toSorted((one, other) => one.at - other.at)
    .flatMap((match) => inContext(words, match))
    .filter((match) => isMeant(words, match))
    .map((match) => (isOfCouple(words, match) ? atWeddingOf(match) : match))
    .map((match) => (isOwnWedding(words, match) ? { ...match, value: profileRow('own wedding') } : match))
    .map((match) => {
      const other = replacingEvent(words, match)
      return other ? { ...match, value: profileRow(other) } : match
    })
  const roles = withoutFormerRoles(words, withPlaceJobs(words, meant))
  const matches = atLodge(withLoneNames(words, disambiguateMatches(words, roles), isPart), negated)
  const withoutJob = withoutOwnJob(
    words,
    withoutAsides(words, withoutNegated(matches.filter(isEvent), negated)),
  )
  const named = withoutVenues(words, withoutChangedFrom(words, withoutJob))
  const events = compounds(
    words,
    named.filter((match) => !isModifier(words, match, named)),
  )
  const question = events.findLast((match) => isAskedFor(words, match))
  const asked = question && (events.findLast((match) => isSpecified(words, match)) ?? question)
  const goal =
    asked ?? events.findLast((match, index) => isGoal(words, match) || (index > 0 && isFirst(words, match)))
  const own = combined(goal ?? strongest(words, withoutAdded(words, events)), matches)
  const main = own && (own.value.id === 'touchline' || isWatched(words, own)) ? asSpectator(words, own) : own
  const isSpectator = main !== null && familyOf(main) === 'touchline'
  const others = matches.filter(
    (match) =>
      (main === own || match.at !== own?.at) &&
      (!isEvent(match) || (named.includes(match) && !asked)) &&
      // Spectators need no kit.
      !(isSpectator && match.value.activities?.some((one) => one === 'sport' || one === 'on sand')) &&
      // 'A game at the high school' needs no uniform.
      (!main || match.value.id !== 'school day'),
  )
  const rows = new Set([...(main ? [main.value] : []), ...others.map(({ value }) => value)])
  return { main, rows: [...rows] }
}

// The row that the words mean in their context: a vigil at Easter is a service, the bank of a river no office.
function inContext(words: readonly EventWord[], match: RowMatch): RowMatch[] {
  const sense = senseOf(words, match)
  if (!sense) return [match]
  return sense.row === undefined ? [] : [{ ...match, value: profileRow(sense.row) }]
}
const senseOf = contextRules(wordSenses)

/** The rows that stand for several rows named together. */
export const combinedRows = once(() => profileRows().filter(({ combines }) => combines))

// Replaces the main event by a combined or finer row: 'my ex's wedding in a barn' is a barn wedding.
function combined(main: RowMatch | null, matches: readonly RowMatch[]): RowMatch | null {
  if (!main) return null
  const ids = new Set(matches.map(({ value }) => value.id))
  const value = combinedRows().find(
    ({ combines }) =>
      combines?.some((one) => one.includes(main.value.id)) &&
      combines.every((some) => some.some((id) => ids.has(id))),
  )
  // 'A Sikh groom's brother at the anand karaj': the kind of wedding.
  const finer = matches.find((match) => isEvent(match) && match.value.family === main.value.id)
  return { ...main, value: value ?? finer?.value ?? main.value }
}

const atWeddingOf = ({ at, length }: RowMatch): RowMatch => ({
  value: profileRow('wedding'),
  at: at + length - 1,
  length: 1,
})
// 'I'm the groom's coworker' means a guest at the wedding.
const isOfCouple = (words: readonly EventWord[], { value, at, length }: RowMatch) =>
  value.id === 'own wedding' && /(?:groom|bride)['’]?s$/i.test(words[at + length - 1]?.text ?? '')

// On a tie the first prevails if it is grave: 'funeral rites thanksgiving service' is a funeral.
const isWeightier = (one: RowMatch, other: RowMatch) =>
  weightOf(one) > weightOf(other) || (weightOf(one) === weightOf(other) && one.value.mood === 'grave')

// A kayaking picnic calls for kayaking clothes.
const isPicnicAfter = ({ value: { activities } }: RowMatch, { value }: RowMatch) =>
  value.id === 'picnic' &&
  activities?.some((one) => one === 'sport' || one === 'hiking' || one === 'on sand') === true

// Merges adjacent matches, as in 'university lecture' and 'wedding dinner', into the weightier one, else the last.
// 'Straight to a client meeting when I land' is the meeting.
function compounds(words: readonly EventWord[], matches: readonly RowMatch[]): RowMatch[] {
  const joined: RowMatch[] = []
  for (const match of matches) {
    const last = joined.at(-1)
    const isNext =
      last && last.at + last.length === match.at && words[last.at]?.clause === words[match.at]?.clause
    // 'A security guard | at a warehouse' is not a compound.
    if (isNext && !(last.value.isHead && additions.has(words[match.at]?.plain ?? ''))) {
      const isLast = isGoal(words, last) || isWeightier(last, match) || isPicnicAfter(last, match)
      const value = isLast ? last.value : match.value
      joined[joined.length - 1] = { value, at: last.at, length: last.length + match.length }
    } else joined.push(match)
  }
  return joined
}

// 'Pub lunch after a surf', 'straight from a building site': people change out of clothes for sport, swimming or work
// before the next event.
function withoutChangedFrom(words: readonly EventWord[], matches: readonly RowMatch[]): readonly RowMatch[] {
  const isLeft = (match: RowMatch) => {
    const { at, value } = match
    const before = words[at - 1]?.plain
    const isAfter =
      /^(?:after|post|following)$/.test(before ?? '') ||
      (/^(?:after|following)$/.test(words[at - 2]?.plain ?? '') && isArticle(before))
    const isSwift = isAfter || before === 'from' || (words[at - 2]?.plain === 'from' && isArticle(before))
    const isGear = value.activities?.some((one) => one === 'sport' || one === 'on sand') ?? false
    return (isAfter && isGear) || (isSwift && (value.id === 'shift' || jobs.has(familyOf(match))))
  }
  // 'Straight from a shift as a nurse': both words name one job.
  const isLeftToo = (match: RowMatch) =>
    jobs.has(familyOf(match)) && matches.some((one) => isLeft(one) && one.at + one.length === match.at)
  // 'Parents' evening straight from work, construction': the job is alone in its clause.
  const isFromWork = words.some(({ plain }, at) => plain === 'work' && words[at - 1]?.plain === 'from')
  const isJobAlone = (match: RowMatch) => isFromWork && jobs.has(familyOf(match)) && isClause(words, match)
  const others = matches.filter((match) => !isLeft(match) && !isLeftToo(match) && !isJobAlone(match))
  return others.length > 0 ? others : matches
}

// 'A ski trip with colleagues, but I don't ski' is spent at the lodge.
function atLodge(matches: readonly RowMatch[], negated: readonly RowMatch[]): readonly RowMatch[] {
  const isNegated = negated.some(({ value }) => value.id === 'skiing')
  if (!isNegated || matches.some(({ value }) => value.id === 'apres ski')) return matches
  return matches.map((match) =>
    match.value.id === 'skiing' ? { ...match, value: profileRow('apres ski') } : match,
  )
}

// 'A ski weekend, but I don't ski, just après-ski'.
function withoutNegated(events: readonly RowMatch[], negated: readonly RowMatch[]): readonly RowMatch[] {
  const ids = new Set(negated.map(({ value }) => value.id))
  const others = events.filter(({ value }) => !ids.has(value.id))
  return others.length > 0 ? others : events
}

// 'A flight, then straight to a client meeting' leaves no time to change: dress for the meeting.
function isGoal(words: readonly EventWord[], { at, length }: RowMatch): boolean {
  // 'Going to work directly afterwards'.
  const next = plainText(words.slice(at + length, at + length + 2))
  if (/^(?:directly|straight|right|immediately) after(?:wards)?$/.test(next)) return true
  if (says('is invited to it', clauseBefore(words, at))) return true
  // 'I'm hosting Friday night dinner, cooking all day before'.
  if (says('hosts it', clauseBefore(words, at))) return true
  const before = words.slice(Math.max(0, at - 3), at).map(({ plain }) => plain)
  if (isArticle(before.at(-1))) before.pop()
  return before.at(-1) === 'to' && /^(?:straight|directly)$/.test(before.at(-2) ?? '')
}

// 'Moving into a home, first lunch there'.
const isFirst = (words: readonly EventWord[], { at }: RowMatch) => firstOne.test(clauseBefore(words, at))

const firstOne = /^first(?: (?:communal|family|real|proper|official|big))?$/

// 'Flying to Iceland for meetings, what should I wear to the glacier hike?'
const isAskedFor = (words: readonly EventWord[], { at }: RowMatch) =>
  says('asks what to wear to it', clauseBefore(words, at))

// 'What do I wear to my own 50th? It's a seventies disco'.
const isSpecified = (words: readonly EventWord[], { at }: RowMatch) =>
  /^(?:its?|it is|it will be|its? going to be|theyre having|theyre doing)(?: an?| the)?$/.test(
    clauseBefore(words, at),
  )

const isArticle = (word: string | undefined) => /^(?:a|the|my|our)$/.test(word ?? '')

const jobs: ReadonlySet<string> = new Set(['work', 'work with hands', 'site', 'campus'])

// 'A shift in the bakery' is one event; the bakery specifies it.
const belongs = (head: RowMatch, match: RowMatch) =>
  familyOf(head) === familyOf(match) ||
  (head.value.id === 'shift' && jobs.has(familyOf(match))) ||
  (head.value.id === 'first day' && dressesItself(match))

// In kitchens, wards and on sites, newcomers wear the usual work clothes.
const dressesItself = (match: RowMatch) =>
  familyOf(match) === 'work with hands' || ownDress.has(match.value.id)
const ownDress = phraseSet(
  'hospital shift, dental shift, guard, cafe shift, classroom, childcare, shop shift, salon work, floor manager',
)

// prettier-ignore
const additions: ReadonlySet<string> = new Set(['for', 'at', 'with', 'w', 'in', 'by', 'about', 'before', 'of', 'to', 'on'])

// 'A golf scramble for the hospital' is golf; the hospital is the beneficiary.
function isBeneficiary(words: readonly EventWord[], match: RowMatch, before: readonly RowMatch[]): boolean {
  const isSport = before.some(
    ({ at, value }) => value.activities?.includes('sport') && words[at]?.clause === words[match.at]?.clause,
  )
  return isSport && words.slice(Math.max(0, match.at - 2), match.at).some(({ plain }) => plain === 'for')
}

// 'An interview for flight attendant' is the interview.
const isAppliedFor = (words: readonly EventWord[], match: RowMatch, before: readonly RowMatch[]) =>
  familyOf(match) !== 'interview' &&
  before.some(
    (head) =>
      familyOf(head) === 'interview' &&
      words[head.at]?.clause === words[match.at]?.clause &&
      words.slice(head.at + head.length, match.at).some(({ plain }) => /^(?:for|as|with|to)$/.test(plain)),
  )

// 'A parent volunteer at the Halloween party' dresses for the party.
const isHelpAtParty = (words: readonly EventWord[], head: RowMatch, { at, length }: RowMatch) =>
  head.value.id === 'volunteering' &&
  /^(?:part(?:y|ies)|dance|prom|carnival|social|luau)$/.test(words[at + length - 1]?.plain ?? '')

// Drops events after a head event: 'an interview for nursing school' is an interview, 'a talk at a hospital' a talk.
function withoutAdded(words: readonly EventWord[], matches: readonly RowMatch[]): readonly RowMatch[] {
  return matches.filter((match, index) => {
    if (isAppliedFor(words, match, matches.slice(0, index))) return false
    if (match.value.isHead) return true
    // 'My first day as a substitute teacher' is a day in a classroom.
    if (match.value.id === 'first day' && matches.some(dressesItself)) return false
    if (isBeneficiary(words, match, matches.slice(0, index))) return false
    return !matches.slice(0, index).some((head) => {
      if (!head.value.isHead || belongs(head, match) || isHelpAtParty(words, head, match)) return false
      if (words[head.at]?.clause !== words[match.at]?.clause) return false
      // 'Working at the airport', 'security at a warehouse': either phrase may contain the preposition.
      return words.slice(head.at + 1, match.at + 1).some(({ plain }) => additions.has(plain))
    })
  })
}
