import { namesClub } from '../../../closet/garment-words/vocabulary/clubs.ts'
import { clauseBefore, plainText } from './clauses.ts'
import { contextRules } from './context-rules.ts'
import { familyOf, type RowMatch } from './profile-phrases.ts'
import { isOnlyThereToHelp, rowOfCompanion } from './not-taking-part.ts'
import { playsInConcert } from './plays-in-concert.ts'
import replacedEvents from './replaced-events.json' with { type: 'json' }
import type { EventWord } from './tokenize-event.ts'
import { acquaintance, kin, offspring, ownPet, pets } from '../people-words.ts'

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
  return isFilmed(words, match) || isHired(words, match) ? 'event crew' : null
}

const replacementFor = contextRules(replacedEvents)

// 'Arsenal at home' is a match in the club's stadium, but 'watching Arsenal at home' is an evening in.
function isHomeMatch(words: readonly EventWord[], match: RowMatch): boolean {
  if (match.value.id !== 'home' || !/\bhome$/.test(matchText(words, match))) return false
  const before = clauseBefore(words, match.at).replace(/ at$/, '').split(' ')
  return (
    before.length <= MOST_CLUB_WORDS &&
    namesClub(before.filter((word) => word !== 'the')) &&
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

const atHome =
  /\b(?:at home(?! to)|on (?:the )?tv|on (?:the )?telly|on the couch|on the sofa|living room|(?:at|in) (?:my|our|his|her|their|a) (?:\w+ ){0,2}?(?:house|place|flat|apartment|home|basement|garage)|(?:at|with) (?:my|a|our) (?:best |good )?(?:friend|buddy|mate|brother|sister|cousin|neighbor|uncle|dad|parent)s?)$|\b(?:at home(?! to)|on (?:the )?tv|on (?:the )?telly|on the couch|on the sofa|living room|(?:my|our|his|her|their|friends|brothers|sisters|cousins|neighbors|uncles|dads|parents|buddys|mates) (?:house|place|flat|apartment|basement))\b/

// 'Watching the match at a friend's'.
function isWatchedAtHome(words: readonly EventWord[], match: RowMatch): boolean {
  return familyOf(match) === 'match' && atHome.test(clauseOf(words, match))
}

// 'My wife plays in the band, I just carry the cases' puts only her on stage.
const isHelperAtConcert = (words: readonly EventWord[], { value }: RowMatch) =>
  performances.has(value.id) && isOnlyThereToHelp(words)
// 'My son plays in the marching band' puts the parent in the audience.
const isPlayedByChild = (words: readonly EventWord[], { value }: RowMatch) =>
  performances.has(value.id) && childPlays.test(plainText(words)) && !onStage.test(plainText(words))
const childPlays = new RegExp(
  String.raw`\b(?:my|our) (?:\w+ )?(?:${offspring}|kid|child|twin|boy|girl)s? (?:\w+ )?(?:plays?|sings?|performs?|playing|singing|performing|marches|is in|are in)\b`,
)
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
const fetching =
  /^(?:(?:i'?m|im|just|quickly|quick) )*(?:picking up|pick up|collecting|returning|dropping off|trying on|ordering|renting) (?:a|an|my|our|the|his|her|some) (?:\w+ ){0,2}$/
const fetched =
  /^(?:tux|tuxedo|suit|dress|gown|cake|tickets?|rings?|glasses|prescription|package|order|flowers|costume|uniform|keys|mail|books?|invitations?|photos|pictures)$/

function isFetched(words: readonly EventWord[], match: RowMatch): boolean {
  const { at, length } = match
  const isThing = words.slice(at, at + length + 2).some(({ plain }) => fetched.test(plain))
  return isThing && fetching.test(`${clauseBefore(words, at)} `)
}

// 'A concert, I'm singing' puts the wearer on stage.
const isSungIn = (words: readonly EventWord[], match: RowMatch) =>
  (match.value.id === 'concert' || familyOf(match) === 'concert') && onStage.test(plainText(words))
const onStage =
  /\b(?:im|i am|were|we are) (?:\w+ )?(?:singing|performing|playing (?:in|at|the|my|on|guitar|bass|drums|keys|piano))\b|\bi (?:sing|perform|play) (?:in|at|with)\b|\bi play (?:(?:the|bass|lead|rhythm|electric) )*(?:guitar|drums|bass|keys|keyboards?|banjo|fiddle)\b|(?:^|\b(?:im|i am|as) (?:a|the) )(?:lead )?(?:drummer|guitarist|bassist|keyboardist) (?:in|for|with|at)\b/
const isChoral = /\b(?:choir|choral|chorus|chorale|cappella|acapella|orchestra|glee)\b/

const hired =
  '(?:caterer|dj|photographer|videographer|florist|wedding planner|planner|coordinator|bartender|server|waiter|waitress|makeup artist|hair stylist|sound engineer|sound guy|organist|photo booth guy|cleaner|caterers assistant)'
const isHiredThere = new RegExp(
  String.raw`\b(?:im|i am|as) (?:the|their|her|his) (?:\w+ )?${hired}\b|\b(?:im|i am) (?:catering|serving|waitressing|bartending|stewarding|marshalling)\b|\bcatering (?:a|the|my|his|her) |\b(?:i|and|we) cater (?:a|an|the|my) |\bworking (?:at )?the (?:\w+ )?(?:coat check|cloakroom|bar|door|registration|merch|check in|buffet)\b`,
)
const shows: ReadonlySet<string> = new Set([
  'garden party',
  'country show',
  'races',
  'regatta',
  'concert',
  'gallery',
])
const hiredAlone = new RegExp(`^(?:${hired}|stewarding|steward|serving|catering|waitressing|bartending)$`)

// 'I'm the caterer, a Sikh wedding', 'bar mitzvah, DJ'.
function isHired(words: readonly EventWord[], { value, at }: RowMatch): boolean {
  const isAttended = value.mood === 'festive' || value.mood === 'grave' || shows.has(value.id)
  if (value.group !== 'event' || !isAttended) return false
  const text = plainText(words)
  if (isHiredThere.test(text)) return true
  const later = Map.groupBy(words.slice(at), ({ clause }) => clause)
  return [...later.values()].slice(1).some((clause) => hiredAlone.test(plainText(clause)))
}

const filming =
  /\b(?:filming|photographing|videotaping|videoing|videographing|live ?streaming|shooting|photographer (?:at|for)|videographer (?:at|for)|taking (?:the )?(?:photos|pictures|video) (?:at|of|for)) (?:my|a|an|the|our|his|her|their) (?:(?!and\b|then\b|after\b)\w+ ){0,3}$/

// 'Filming my cousin's wedding' works there.
function isFilmed(words: readonly EventWord[], { value, at }: RowMatch): boolean {
  if (value.group !== 'event') return false
  const isParty =
    value.mood === 'festive' || /^(?:children|conference|ceremony|worship)$/.test(value.family ?? value.id)
  return isParty && filming.test(`${clauseBefore(words, at)} `)
}
