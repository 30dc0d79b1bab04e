import { clauseAfter, clauseTexts, lastWord, plainAt, plainText } from './clauses.ts'
import { says } from './phrasing.ts'
import { isOnlyThereToHelp } from './not-taking-part.ts'
import { doesSport, replaced, type RowMatch } from './profile-phrases.ts'
import type { EventWord } from './tokenize-event.ts'
import { acquaintance, elder, kin, offspring } from '../people-words.ts'
import { wordList } from '../word-lists.ts'

const child = new RegExp(`^(?:${offspring}|kid|child|boy|girl)s?$`)
const kinWord = new RegExp(`^(?:${kin}|${acquaintance})s?$`)
// 'Mom here', 'dad with a bad back': a clause begins with the user's role.
const ownRole = new RegExp(String.raw`(?:^|\b(?:a|the|im|am|his|her|as) )(?:${elder}|parents?)\b`)
const meets = wordList('matches')
const halls = wordList('halls of sports')
const grounds = wordList('grounds of sports')

/** True if the user watches the event of a child: 'my grandson's hockey practice'. */
export function isWatched(words: readonly EventWord[], match: RowMatch): boolean {
  const { at, length, value } = match
  // 'A lunch at my husband's golf club'.
  if (lastWord(words, match)?.plain === 'club' || plainAt(words, at + length) === 'club') return false
  // A child's beach wedding is not a game.
  const isDanced = value.id === 'dancesport'
  if ((value.mood === 'festive' && !isDanced) || value.mood === 'grave') return false
  const isPlayed = isDanced || doesSport(match, 'on sand')
  if (!isPlayed && value.id !== 'match' && value.family !== 'sport') return false
  const request = plainText(words)
  const clauses = clauseTexts(words)
  // 'Spectators welcome' and 'my wife is a spectator' are about others.
  if ([clauseAfter(words, at + length), ...clauses].some((text) => says('is a spectator', text))) return true
  // Parents come to a meet to watch, and swimmers know what to wear: 'my kid has a swim meet'.
  const isMeet = words.slice(at, at + length + 1).some(({ plain }) => meets.has(plain))
  const isParent = isMeet || says('watches', request) || clauses.some((text) => ownRole.test(text))
  const isForOthers =
    says('helps out', request) ||
    (says('a relative takes part', request) && (says('watches', request) || isOnlyThereToHelp(words))) ||
    says('a relative earns something', request) ||
    (says('a child takes part', request) && isParent) ||
    says("is a player's parent", request)
  if (isForOthers && !says('takes part', request)) return true
  const before = words.slice(Math.max(0, at - 2), at).filter(({ clause }) => clause === words[at]?.clause)
  // 'My sons soccer game' lacks its apostrophe; 'with the grandkids' needs none.
  const isTheirs = before.some(
    ({ text, plain }) =>
      (/['’]s?$/.test(text) && child.test(plain)) ||
      (/^(?:grand)?(?:son|daughter)s$/.test(plain) && plainAt(words, at - 1) !== 'and') ||
      (isMeet && /^(?:grand)?kids$/.test(plain) && plainAt(words, at - 1) === plain) ||
      // 'My wife's marathon', 'my cousin's karate test'.
      (/['’]s$/.test(text) && kinWord.test(plain) && (isPlayed || value.family === 'sport')),
  )
  // 'Muddy match, watching my son'.
  const watching = words.findIndex(({ plain }) => /^(?:watch|watching|cheering|supporting)$/.test(plain))
  const isWatching =
    watching >= 0 && words.slice(watching + 1, watching + 4).some(({ plain }) => child.test(plain))
  const plays = words.slice(0, at).some(({ plain }) => /^(?:coach|coaching|play|playing)$/.test(plain))
  return (isTheirs || isWatching || says('officiates', request)) && !plays
}

/** The event as its spectators see it: outdoors at a field, at an ice rink, or in the stands of a hall. */
export function asSpectator(words: readonly EventWord[], match: RowMatch): RowMatch {
  const has = (is: (plain: string) => boolean) => words.some(({ plain }) => is(plain))
  if (/^(?:skiing|snowboarding|nordic)$/.test(match.value.id)) return replaced(match, 'snow')
  // Runners and cyclists pass by in the street.
  if (/^(?:run|cycle tour|triathlon)$/.test(match.value.id)) return replaced(match, 'race spectator')
  const isOnIce = has((plain) => /^(?:hockey|rink|skating)$/.test(plain))
  if (isOnIce && !has((plain) => /^(?:outdoors?|outside|field|pond|grass)$/.test(plain)))
    return replaced(match, 'rinkside')
  const isInHall = match.value.setting === 'indoors' || has((plain) => halls.has(plain))
  // 'It snows outside' tells the weather.
  const isOutside =
    has((plain) => grounds.has(plain)) &&
    !/\b(?:snow\w*|rain\w*|freez\w+|cold) outside\b/.test(plainText(words))
  return replaced(match, isInHall && !isOutside ? 'stands' : 'touchline')
}
