import { profileRow } from '../profiles/profile-rows.ts'
import { clauseAfter, plainText } from './clauses.ts'
import { says } from './phrasing.ts'
import { isOnlyThereToHelp } from './not-taking-part.ts'
import type { RowMatch } from './profile-phrases.ts'
import type { EventWord } from './tokenize-event.ts'
import { acquaintance, elder, kin, offspring } from '../people-words.ts'

const child = new RegExp(`^(?:${offspring}|kid|child|boy|girl)s?$`)

const parentWord = `(?:${elder}|parents?)`
const companion = `(?:${kin}|${acquaintance})`
const kinWord = new RegExp(`^${companion}s?$`)
const meets =
  /^(?:meets?|tournaments?|match|matches|games?|championships?|competitions?|regatta|finals?|playoffs?)$/
const parent = new RegExp(`^${parentWord}$`)

// 'Mom here', 'dad with a bad back': the clause begins with the user's role.
const namesOwnRole = (words: readonly EventWord[]) =>
  words.some(
    ({ plain, clause }, at) =>
      parent.test(plain) &&
      (words[at - 1]?.clause !== clause || /^(?:a|the|im|am|his|her|as)$/.test(words[at - 1]?.plain ?? '')),
  )

const isSpectator = (text: string) => says('is a spectator', text)
const clausesOf = (words: readonly EventWord[]) =>
  [...Map.groupBy(words, ({ clause }) => clause).values()].map(plainText)

/** True if the user watches the event of a child: 'my grandson's hockey practice'. */
export function isWatched(words: readonly EventWord[], { at, length, value }: RowMatch): boolean {
  // 'A lunch at my husband's golf club'.
  if (words.slice(at, at + length + 1).at(-1)?.plain === 'club' || words[at + length - 1]?.plain === 'club')
    return false
  // A child's beach wedding is not a game.
  const isDanced = value.id === 'dancesport'
  if ((value.mood === 'festive' && !isDanced) || value.mood === 'grave') return false
  const isPlayed = isDanced || value.activities?.some((one) => one === 'sport' || one === 'on sand') === true
  if (!isPlayed && value.id !== 'match' && value.family !== 'sport') return false
  const request = plainText(words)
  // 'Spectators welcome' and 'my wife is a spectator' are about others.
  if ([clauseAfter(words, at + length), ...clausesOf(words)].some(isSpectator)) return true
  // Parents come to a meet to watch, and swimmers know what to wear: 'my kid has a swim meet'.
  const isMeet = words.slice(at, at + length + 1).some(({ plain }) => meets.test(plain))
  const isParent = isMeet || says('watches', request) || namesOwnRole(words)
  if (says('helps out', request) && !says('takes part', request)) return true
  const isOfKin =
    says('a relative takes part', request) && (says('watches', request) || isOnlyThereToHelp(words))
  const isOfChild =
    isOfKin ||
    says('a relative earns something', request) ||
    (says('a child takes part', request) && isParent) ||
    says("is a player's parent", request)
  if (isOfChild && !says('takes part', request)) return true
  const before = words.slice(Math.max(0, at - 2), at).filter(({ clause }) => clause === words[at]?.clause)
  // 'My sons soccer game' lacks its apostrophe; 'with the grandkids' needs none.
  const isTheirs = before.some(
    ({ text, plain }) =>
      (/['’]s?$/.test(text) && child.test(plain)) ||
      (/^(?:grand)?(?:son|daughter)s$/.test(plain) && words[at - 1]?.plain !== 'and') ||
      (isMeet && /^(?:grand)?kids$/.test(plain) && words[at - 1]?.plain === plain) ||
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

const indoors =
  /^(?:gym|indoors?|pool|studio|arena|dojo|basketball|volleyball|gymnastics|wrestling|swim|swimming|karate|judo|taekwondo|ballet|dance|cheer|cheerleading|fencing|futsal)$/
const outdoors =
  /^(?:outdoors?|outside|beach|sand|field|pond|lake|river|grass|touchline|sidelines?|mud|muddy)$/

// 'It snows outside' tells the weather.
const weatherOutside = /\b(?:snow\w*|rain\w*|freez\w+|cold) outside\b/

/** The event as its spectators see it: outdoors at a field, at an ice rink, or in the stands of a hall. */
export function asSpectator(words: readonly EventWord[], match: RowMatch): RowMatch {
  const has = (pattern: RegExp) => words.some(({ plain }) => pattern.test(plain))
  const isOnIce = has(/^(?:hockey|rink|skating)$/) && !has(/^(?:outdoors?|outside|field|pond|grass)$/)
  const isInHall =
    (match.value.setting === 'indoors' || has(indoors)) &&
    (!has(outdoors) || weatherOutside.test(plainText(words)))
  // Runners and cyclists pass by in the street.
  if (/^(?:skiing|snowboarding|nordic)$/.test(match.value.id)) return { ...match, value: profileRow('snow') }
  const isRace = /^(?:run|cycle tour|triathlon)$/.test(match.value.id)
  if (isRace) return { ...match, value: profileRow('race spectator') }
  return { ...match, value: profileRow(isOnIce ? 'rinkside' : isInHall ? 'stands' : 'touchline') }
}
