import { namesHomeClub } from '../../../closet/garment-words/vocabulary/clubs.ts'
import { clauseBefore, clauseOf, clauseTexts, plainAt, plainText, spanText } from './clauses.ts'
import { contextRules } from './context-rules.ts'
import { familyOf, type RowMatch } from './profile-phrases.ts'
import { says } from './phrasing.ts'
import { isOnlyThereToHelp, rowOfCompanion } from './not-taking-part.ts'
import replacedEvents from './replaced-events.json' with { type: 'json' }
import type { EventWord } from './tokenize-event.ts'
import { acquaintance, kin, ownPet, pets } from '../people-words.ts'
import { wordList } from '../word-lists.ts'

const replacementFor = contextRules(replacedEvents)
const performances = wordList('rows of performances')
const concerts = wordList('rows of concerts')
const shows = wordList('rows of shows')
const fetched = wordList('things to fetch')

/** Id of the row that replaces a named event: a pet's burial, a match watched at home, work at a party; null for none. */
export function replacingEvent(words: readonly EventWord[], match: RowMatch): string | null {
  const { value, at } = match
  const text = plainText(words)
  const family = familyOf(match)
  if (isHomeMatch(words, match)) return 'match'
  if (isPetsBurial(words, match)) return 'pet burial'
  // 'Watching the match at a friend's'.
  if (family === 'match' && says('at home', plainText(clauseOf(words, at)))) return 'super bowl'
  const asCompanion = rowOfCompanion(words, match)
  if (asCompanion) return asCompanion
  if (performances.has(value.id)) {
    // 'My wife plays in the band, I just carry the cases' puts only her on stage.
    if (isOnlyThereToHelp(words)) return 'concert'
    // 'My son plays in the marching band' puts the parent in the audience.
    if (says('a child performs', text) && !says('is on stage', text))
      return outdoorSeats.test(text) ? 'touchline' : 'school event'
  }
  const replacement = replacementFor(words, match)
  if (replacement?.row) return replacement.row
  if (isFetched(words, match)) return 'errands'
  // 'Concert black' is what players are asked to wear.
  const isConcert = concerts.has(value.id) || (value.id === 'all black' && plainAt(words, at) === 'concert')
  if (isConcert && playsInConcert(words)) return 'orchestra performance'
  // 'A concert, I'm singing' puts the wearer on stage.
  if (family === 'concert' && says('is on stage', text)) return isChoral.test(text) ? 'choir' : 'open mic'
  const isFilming = isFilmed(words, match)
  if (!isFilming && !isHired(words, match)) return null
  return family === 'wedding' && (isFilming || isSeenAllDay(words)) ? 'wedding crew' : 'event crew'
}

const outdoorSeats = /\b(?:stands|bleachers|sidelines?|stadium)\b/
const isChoral = /\b(?:choir|choral|chorus|chorale|cappella|acapella|orchestra|glee)\b/

// Whether the asker plays an instrument at a concert, rather than listens.
function playsInConcert(words: readonly EventWord[]): boolean {
  const text = plainText(words)
  if (says('someone else plays', text) && !says('plays', text)) return false
  return clauseTexts(words).some(
    (part) => says('plays in a concert', part) || says('names an instrument', part),
  )
}

// Photographers and musicians dress for the wedding; waiters and caterers for the work, also if a DJ plays.
const isSeenAllDay = (words: readonly EventWord[]) =>
  clauseTexts(words).some(
    (text) =>
      (says('works at the party', text) || says('names a hired job', text)) &&
      seenAllDay.test(text) &&
      !serves.test(text),
  )
const seenAllDay = /\b(?:photograph|video|film|planner|coordinator|dj\b|organist|pianist|florist)/
const serves = /\b(?:cater|wait(?:er|ress)|bartend|serv(?:er|ing))/

// 'Arsenal at home' is a match in the club's stadium, but 'watching Arsenal at home' is an evening in.
function isHomeMatch(words: readonly EventWord[], match: RowMatch): boolean {
  if (match.value.id !== 'home' || !spanText(words, match).endsWith('home')) return false
  const before = clauseBefore(words, match.at).replace(/ at$/, '').split(' ')
  return (
    before.length <= MOST_CLUB_WORDS &&
    namesHomeClub(before.filter((word) => word !== 'the')) &&
    !before.some((word) => /^(?:watch|watching|see|streaming|my|our)$/.test(word))
  )
}
const MOST_CLUB_WORDS = 4

// 'Burying our cat in the yard', 'a small ceremony for our dog who died'. Dogs may also come along to a funeral.
function isPetsBurial(words: readonly EventWord[], match: RowMatch): boolean {
  const isBurial = familyOf(match) === 'funeral' || /^(?:ceremony|memorial)$/.test(match.value.id)
  const text = plainText(clauseOf(words, match.at))
  return isBurial && ownPet.test(text) && deaths.test(plainText(words)) && !alongside.test(text)
}
const deaths =
  /\b(?:died|dead|passed|death|late|bury|burying|buried|burial|funeral|ashes|grave|goodbye|memorial)\b/
const alongside = new RegExp(
  String.raw`\b(?:with|bring|bringing) (?:my|our|the|a|his|her) (?:\w+ )?${pets}\b|\b(?:${kin}|${acquaintance})s?\b`,
)

// 'Picking up my tux', 'returning a gown': the thing is for another day. People are picked up too.
const isFetched = (words: readonly EventWord[], { at, length }: RowMatch) =>
  words.slice(at, at + length + 2).some(({ plain }) => fetched.has(plain)) &&
  says('fetches a thing', clauseBefore(words, at))

// 'I'm the caterer, a Sikh wedding', 'bar mitzvah, DJ'.
function isHired(words: readonly EventWord[], { value, at }: RowMatch): boolean {
  const isAttended = value.mood === 'festive' || value.mood === 'grave' || shows.has(value.id)
  if (value.group !== 'event' || !isAttended) return false
  if (says('works at the party', plainText(words))) return true
  const later = clauseTexts(words.slice(at)).slice(1)
  return later.some((clause) => says('names a hired job', clause))
}

// 'Filming my cousin's wedding' works there.
function isFilmed(words: readonly EventWord[], match: RowMatch): boolean {
  const { group, mood } = match.value
  const isParty = mood === 'festive' || /^(?:children|conference|ceremony|worship)$/.test(familyOf(match))
  return group === 'event' && isParty && says('films', clauseBefore(words, match.at))
}
