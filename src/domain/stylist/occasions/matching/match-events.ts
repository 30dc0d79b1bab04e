import type { EventWord } from './tokenize-event.ts'
import { splitNegated } from './find-phrases.ts'
import { correctSpelling } from './correct-event-words.ts'
import { once } from '../../../once.ts'
import { isModifier, isOwnWedding, withPlaceJobs } from './compound-heads.ts'
import { doesSport, eventOfCompound, familyOf, isEvent, isPhraseWord } from './profile-phrases.ts'
import { profilePhrases, replaced, type RowMatch } from './profile-phrases.ts'
import { profileRow, profileRows, type ProfileRow } from '../profiles/profile-rows.ts'
import { disambiguateMatches } from './disambiguate-matches.ts'
import { isMeant } from './is-meant.ts'
import { eventsOfOthers } from './moves-of-others.ts'
import { withLoneNames } from './lone-names.ts'
import { isJob, withoutFormerRoles, withoutOwnJob } from './own-job.ts'
import { withoutAsides, withoutVenues } from './asides.ts'
import { asSpectator, isWatched } from './spectators.ts'
import { areInOneClause, clauseBefore, isClause, lastWord, plainAt, plainText } from './clauses.ts'
import { says } from './phrasing.ts'
import { replacingEvent } from './replacing-event.ts'
import { contextRules } from './context-rules.ts'
import wordSenses from './word-senses.json' with { type: 'json' }
import { strongest, weightOf } from './strongest-match.ts'
import { wordList } from '../word-lists.ts'

const senseOf = contextRules(wordSenses)
const additions = wordList('adds to an event')
const ownDress = wordList('rows with clothes of their own')

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
  const meant = [...affirmed, ...eventsOfOthers(words)]
    .toSorted((one, other) => one.at - other.at)
    .flatMap((match) => inContext(words, match))
    .filter((match) => isMeant(words, match))
    .map((match) => atWedding(words, match))
    .map((match) => replaced(match, replacingEvent(words, match) ?? match.value.id))
  const roles = withoutFormerRoles(words, withPlaceJobs(words, meant))
  const matches = atLodge(withLoneNames(words, disambiguateMatches(words, roles), isPart), negated)
  const affirmedEvents = unlessAll(matches.filter(isEvent), (match) => isAmong(negated, match))
  const withoutJob = withoutOwnJob(words, withoutAsides(words, affirmedEvents))
  const named = withoutVenues(words, withoutChangedFrom(words, withoutJob))
  const events = compounds(
    words,
    named.filter((match) => !isModifier(words, match, named)),
  )
  const question = events.findLast(({ at }) => says('asks what to wear to it', clauseBefore(words, at)))
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
      !(isSpectator && doesSport(match, 'on sand')) &&
      // 'A game at the high school' needs no uniform.
      (!main || match.value.id !== 'school day'),
  )
  return { main, rows: [...new Set([...(main ? [main] : []), ...others].map(({ value }) => value))] }
}

// Leaves out what `isOut` holds for, unless nothing would be left.
function unlessAll(matches: readonly RowMatch[], isOut: (match: RowMatch) => boolean): readonly RowMatch[] {
  const left = matches.filter((match) => !isOut(match))
  return left.length > 0 ? left : matches
}

const isAmong = (negated: readonly RowMatch[], { value }: RowMatch) =>
  negated.some((one) => one.value.id === value.id)

// The row that the words mean in their context: a vigil at Easter is a service, the bank of a river no office.
function inContext(words: readonly EventWord[], match: RowMatch): RowMatch[] {
  const sense = senseOf(words, match)
  if (!sense) return [match]
  return sense.row === undefined ? [] : [replaced(match, sense.row)]
}

function atWedding(words: readonly EventWord[], match: RowMatch): RowMatch {
  // 'I'm the groom's coworker' means a guest at the wedding.
  const isOfCouple = /(?:groom|bride)['’]?s$/i.test(lastWord(words, match)?.text ?? '')
  if (match.value.id === 'own wedding' && isOfCouple)
    return { value: profileRow('wedding'), at: match.at + match.length - 1, length: 1 }
  return isOwnWedding(words, match) ? replaced(match, 'own wedding') : match
}

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

// Merges adjacent matches, as in 'university lecture' and 'wedding dinner', into the weightier one, else the last.
function compounds(words: readonly EventWord[], matches: readonly RowMatch[]): RowMatch[] {
  const joined: RowMatch[] = []
  for (const match of matches) {
    const last = joined.at(-1)
    const isNext = last && last.at + last.length === match.at && areInOneClause(words, last.at, match.at)
    // 'A security guard | at a warehouse' is not a compound.
    if (isNext && !(last.value.isHead && additions.has(plainAt(words, match.at)))) {
      const { value } = isGoal(words, last) || prevails(last, match) ? last : match
      joined[joined.length - 1] = { value, at: last.at, length: last.length + match.length }
    } else joined.push(match)
  }
  return joined
}

// On a tie the first prevails if it is grave: 'funeral rites thanksgiving service' is a funeral.
const prevails = (one: RowMatch, other: RowMatch) =>
  weightOf(one) > weightOf(other) ||
  (weightOf(one) === weightOf(other) && one.value.mood === 'grave') ||
  // A kayaking picnic calls for kayaking clothes.
  (other.value.id === 'picnic' && doesSport(one, 'on sand'))

// 'Pub lunch after a surf', 'straight from a building site': people change out of clothes for sport, swimming or work
// before the next event.
function withoutChangedFrom(words: readonly EventWord[], matches: readonly RowMatch[]): readonly RowMatch[] {
  const isLeft = (match: RowMatch) => {
    const before = plainText(words.slice(Math.max(0, match.at - 2), match.at))
    const isAfter = /\b(?:after|post|following|(?:after|following) (?:a|the|my|our))$/.test(before)
    const isFrom = /\bfrom(?: (?:a|the|my|our))?$/.test(before)
    return (isAfter && doesSport(match, 'on sand')) || ((isAfter || isFrom) && isWorkday(match))
  }
  // 'Parents' evening straight from work, construction': the job is alone in its clause.
  const isFromWork = /\bfrom work\b/.test(plainText(words))
  const isJobAlone = (match: RowMatch) => isFromWork && isWorkday(match) && isClause(words, match)
  // 'Straight from a shift as a nurse': both words name one job.
  const isLeftToo = (match: RowMatch) =>
    isWorkday(match) && matches.some((one) => isLeft(one) && one.at + one.length === match.at)
  return unlessAll(matches, (match) => isLeft(match) || isLeftToo(match) || isJobAlone(match))
}

const isWorkday = (match: RowMatch) =>
  isJob(match) || familyOf(match) === 'campus' || match.value.id === 'shift'

// 'A ski trip with colleagues, but I don't ski' is spent at the lodge.
const atLodge = (matches: readonly RowMatch[], negated: readonly RowMatch[]): readonly RowMatch[] =>
  negated.some(({ value }) => value.id === 'skiing')
    ? matches.map((match) => (match.value.id === 'skiing' ? replaced(match, 'apres ski') : match))
    : matches

// 'A flight, then straight to a client meeting' leaves no time to change: dress for the meeting.
function isGoal(words: readonly EventWord[], { at, length }: RowMatch): boolean {
  const before = clauseBefore(words, at)
  return (
    // 'Going to work directly afterwards'.
    /^(?:directly|straight|right|immediately) after(?:wards)?\b/.test(plainText(words.slice(at + length))) ||
    says('is invited to it', before) ||
    // 'I'm hosting Friday night dinner, cooking all day before'.
    says('hosts it', before) ||
    /\b(?:straight|directly) to(?: (?:a|the|my|our))?$/.test(plainText(words.slice(0, at)))
  )
}

// 'Moving into a home, first lunch there'.
const isFirst = (words: readonly EventWord[], { at }: RowMatch) =>
  /^first(?: (?:communal|family|real|proper|official|big))?$/.test(clauseBefore(words, at))

// 'What do I wear to my own 50th? It's a seventies disco'.
const isSpecified = (words: readonly EventWord[], { at }: RowMatch) =>
  /^(?:its?|it is|it will be|its? going to be|theyre having|theyre doing)(?: an?| the)?$/.test(
    clauseBefore(words, at),
  )

// 'A shift in the bakery' is one event; the bakery specifies it.
const belongs = (head: RowMatch, match: RowMatch) =>
  familyOf(head) === familyOf(match) || (head.value.id === 'shift' && isWorkday(match))

// In kitchens, wards and on sites, newcomers wear the usual work clothes.
const dressesItself = (match: RowMatch) =>
  familyOf(match) === 'work with hands' || ownDress.has(match.value.id)

// Drops events after a head event: 'an interview for nursing school' is an interview, 'a talk at a hospital' a talk.
function withoutAdded(words: readonly EventWord[], matches: readonly RowMatch[]): readonly RowMatch[] {
  return matches.filter((match, index) => {
    const before = matches.slice(0, index).filter(({ at }) => areInOneClause(words, at, match.at))
    // 'An interview for flight attendant' is the interview.
    const isAppliedFor = before.some(
      (head) =>
        familyOf(head) === 'interview' &&
        words.slice(head.at + head.length, match.at).some(({ plain }) => /^(?:for|as|with|to)$/.test(plain)),
    )
    if (isAppliedFor && familyOf(match) !== 'interview') return false
    if (match.value.isHead) return true
    // 'My first day as a substitute teacher' is a day in a classroom.
    if (match.value.id === 'first day' && matches.some(dressesItself)) return false
    // 'A golf scramble for the hospital' is golf; the hospital is the beneficiary.
    const isFor = words.slice(Math.max(0, match.at - 2), match.at).some(({ plain }) => plain === 'for')
    if (isFor && before.some((one) => doesSport(one))) return false
    // 'A parent volunteer at the Halloween party' dresses for the party.
    const isParty = /^(?:part(?:y|ies)|dance|prom|carnival|social|luau)$/.test(
      lastWord(words, match)?.plain ?? '',
    )
    return !before.some(
      (head) =>
        head.value.isHead &&
        !belongs(head, match) &&
        !(head.value.id === 'volunteering' && isParty) &&
        // 'Working at the airport', 'security at a warehouse': either phrase may contain the preposition.
        words.slice(head.at + 1, match.at + 1).some(({ plain }) => additions.has(plain)),
    )
  })
}
