import { namesHomeClub } from '../../../closet/garment-words/vocabulary/clubs.ts'
import { clauseBefore, plainText } from './clauses.ts'
import { contextRules } from './context-rules.ts'
import { familyOf, type RowMatch } from './profile-phrases.ts'
import { says } from './phrasing.ts'
import { isOnlyThereToHelp, rowOfCompanion } from './not-taking-part.ts'
import { playsInConcert } from './plays-in-concert.ts'
import replacedEvents from './replaced-events.json' with { type: 'json' }
import type { EventWord } from './tokenize-event.ts'
import { acquaintance, kin, ownPet, pets } from '../people-words.ts'
import { phraseSet } from '../../../word-set.ts'

/** Id of the row that replaces a named event: a pet's burial, a match watched at home, work at a party; null for none. */
export function replacingEvent(words: readonly EventWord[], match: RowMatch): string | null {
  if (isHomeMatch(words, match)) return 'match'
  if (isPetsBurial(words, match)) return 'pet burial'
  if (isWatchedAtHome(words, match)) return 'super bowl'
  const asCompanion = rowOfCompanion(words, match)
  if (asCompanion) return asCompanion
  if (isHelperAtConcert(words, match)) return 'concert'
  if (isPlayedByChild(words, match)) return outdoorSeats.test(plainText(words)) ? 'touchline' : 'school event'
  const replacement = replacementFor(words, match)
  if (replacement?.row) return replacement.row
  if (isFetched(words, match)) return 'errands'
  if (isConcert(words, match) && playsInConcert(words)) return 'orchestra performance'
  if (isSungIn(words, match)) return isChoral.test(plainText(words)) ? 'choir' : 'open mic'
  const isFilming = isFilmed(words, match)
  if (!isFilming && !isHired(words, match)) return null
  return familyOf(match) === 'wedding' && (isFilming || isSeenAllDay(words)) ? 'wedding crew' : 'event crew'
}

// Photographers and musicians dress for the wedding; waiters and caterers for the work, also if a DJ plays.
const isSeenAllDay = (words: readonly EventWord[]) =>
  [...Map.groupBy(words, ({ clause }) => clause).values()]
    .map(plainText)
    .some(
      (text) =>
        (says('works at the party', text) || says('names a hired job', text)) &&
        seenAllDay.test(text) &&
        !serves.test(text),
    )
const seenAllDay = /\b(?:photograph|video|film|planner|coordinator|dj\b|organist|pianist|florist)/
const serves = /\b(?:cater|wait(?:er|ress)|bartend|serv(?:er|ing))/

const replacementFor = contextRules(replacedEvents)

// 'Arsenal at home' is a match in the club's stadium, but 'watching Arsenal at home' is an evening in.
function isHomeMatch(words: readonly EventWord[], match: RowMatch): boolean {
  if (match.value.id !== 'home' || !/\bhome$/.test(matchText(words, match))) return false
  const before = clauseBefore(words, match.at).replace(/ at$/, '').split(' ')
  return (
    before.length <= MOST_CLUB_WORDS &&
    namesHomeClub(before.filter((word) => word !== 'the')) &&
    !before.some((word) => watching.has(word))
  )
}
const matchText = (words: readonly EventWord[], { at, length }: RowMatch) =>
  plainText(words.slice(at, at + length))
const MOST_CLUB_WORDS = 4
const watching: ReadonlySet<string> = new Set(['watch', 'watching', 'see', 'streaming', 'my', 'our'])

const clauseOf = (words: readonly EventWord[], { at }: RowMatch) =>
  plainText(words.filter(({ clause }) => clause === words[at]?.clause))

const deaths =
  /\b(?:died|dead|passed|death|late|bury|burying|buried|burial|funeral|ashes|grave|goodbye|memorial)\b/

// 'Burying our cat in the yard', 'a small ceremony for our dog who died'. Dogs may also come along to a funeral.
function isPetsBurial(words: readonly EventWord[], match: RowMatch): boolean {
  const { id } = match.value
  const family = familyOf(match)
  if (family !== 'funeral' && id !== 'ceremony' && id !== 'memorial' && id !== 'celebration of life')
    return false
  const text = clauseOf(words, match)
  return ownPet.test(text) && deaths.test(plainText(words)) && !alongside.test(text)
}
const alongside = new RegExp(
  String.raw`\b(?:with|bring|bringing) (?:my|our|the|a|his|her) (?:\w+ )?${pets}\b|\b(?:${kin}|${acquaintance})s?\b`,
)

// 'Watching the match at a friend's'.
function isWatchedAtHome(words: readonly EventWord[], match: RowMatch): boolean {
  return familyOf(match) === 'match' && says('at home', clauseOf(words, match))
}

// 'My wife plays in the band, I just carry the cases' puts only her on stage.
const isHelperAtConcert = (words: readonly EventWord[], { value }: RowMatch) =>
  performances.has(value.id) && isOnlyThereToHelp(words)
// 'My son plays in the marching band' puts the parent in the audience.
const isPlayedByChild = (words: readonly EventWord[], { value }: RowMatch) =>
  performances.has(value.id) &&
  says('a child performs', plainText(words)) &&
  !says('is on stage', plainText(words))
const outdoorSeats = /\b(?:stands|bleachers|sidelines?|stadium)\b/
const performances: ReadonlySet<string> = new Set([
  'band performance',
  'orchestra performance',
  'choir',
  'open mic',
])

// 'Concert black' is what players are asked to wear.
const isConcert = (words: readonly EventWord[], { value, at }: RowMatch) =>
  concerts.has(value.id) || (value.id === 'all black' && words[at]?.plain === 'concert')
const concerts: ReadonlySet<string> = new Set(['concert', 'opera', 'choir', 'school event'])

// 'Picking up my tux', 'returning a gown': the thing is for another day. People are picked up too.
const fetched =
  /^(?:tux|tuxedo|suit|dress|gown|cake|tickets?|rings?|glasses|prescription|package|order|flowers|costume|uniform|keys|mail|books?|invitations?|photos|pictures)$/

function isFetched(words: readonly EventWord[], match: RowMatch): boolean {
  const { at, length } = match
  const isThing = words.slice(at, at + length + 2).some(({ plain }) => fetched.test(plain))
  return isThing && says('fetches a thing', clauseBefore(words, at))
}

// 'A concert, I'm singing' puts the wearer on stage.
const isSungIn = (words: readonly EventWord[], match: RowMatch) =>
  (match.value.id === 'concert' || familyOf(match) === 'concert') && says('is on stage', plainText(words))
const isChoral = /\b(?:choir|choral|chorus|chorale|cappella|acapella|orchestra|glee)\b/

const shows = phraseSet('garden party, country show, races, regatta, concert, gallery')
// 'I'm the caterer, a Sikh wedding', 'bar mitzvah, DJ'.
function isHired(words: readonly EventWord[], { value, at }: RowMatch): boolean {
  const isAttended = value.mood === 'festive' || value.mood === 'grave' || shows.has(value.id)
  if (value.group !== 'event' || !isAttended) return false
  const text = plainText(words)
  if (says('works at the party', text)) return true
  const later = Map.groupBy(words.slice(at), ({ clause }) => clause)
  return [...later.values()].slice(1).some((clause) => says('names a hired job', plainText(clause)))
}

// 'Filming my cousin's wedding' works there.
function isFilmed(words: readonly EventWord[], { value, at }: RowMatch): boolean {
  if (value.group !== 'event') return false
  const isParty =
    value.mood === 'festive' || /^(?:children|conference|ceremony|worship)$/.test(value.family ?? value.id)
  return isParty && says('films', clauseBefore(words, at))
}
