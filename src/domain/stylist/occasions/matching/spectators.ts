import { profileRow } from '../profiles/profile-rows.ts'
import { plainText } from './clauses.ts'
import { isOnlyThereToHelp } from './not-taking-part.ts'
import type { RowMatch } from './profile-phrases.ts'
import type { EventWord } from './tokenize-event.ts'
import { acquaintance, elder, kin } from '../people-words.ts'

// prettier-ignore
const children: ReadonlySet<string> = new Set(['son', 'daughter', 'grandson', 'granddaughter', 'nephew', 'niece', 'kid', 'child', 'boy', 'girl', 'grandkid', 'grandchild', 'stepson', 'stepdaughter', 'godson', 'goddaughter'])
const isChild = (plain: string) => children.has(plain.replace(/s$/, ''))

const childWord =
  '(?:(?:grand|step|god)?(?:sons?|daughters?)|nephews?|nieces?|kids?|boys?|girls?|twins|(?:grand)?(?:child|children|kids?))'
const parentWord = `(?:${elder}|parents?)`
// 'My daughter has her first practice', 'our sons play on Saturday'.
const childPlays = new RegExp(
  String.raw`\b(?:my|our|his|her|the) (?:\w+ ){0,3}?${childWord} (?:has|have|had|got|plays?|does|do|starts?|is|are|will|takes?|competes?|goes|swims?|dances?)\b`,
)
// The user stands or sits there as an adult: 'I stand on the sideline', 'mom of a player', 'dad in the stands'.
const watches = new RegExp(
  String.raw`\b(?:i|im|ill|we) (?:just |only |will |am |are |have to |will be )?(?:watch|stand|sit|wait|cheer|clap|spectat)\w*|\b(?:sidelines?|stands|bleachers|spectators?|spectating)\b`,
)
// 'A bowls club open day, helping with the teas'.
const helpsOut =
  /\b(?:helping|help|serving|making|doing|selling|running) (?:\w+ ){0,3}?(?:teas?|food|bar|raffle|scoring|registration|barbecue|bbq|cakes|programs|programmes|tickets|merch)\b/
const companion = `(?:${kin}|${acquaintance})`
const kinWord = new RegExp(`^${companion}s?$`)
// 'My husband runs the marathon, I wait at the finish line'.
const kinPlays = new RegExp(
  String.raw`\b(?:my|our) (?:\w+ )?${companion} (?:is |will be |has |has a |does )?(?:runs?|running|plays?|playing|races?|racing|competes?|competing|swims?|swimming|rides?|riding|fights?|fighting|rows?|rowing|skis|skiing|match|game|meet|race)\b`,
)
// 'My brother is getting his black belt'.
const kinEarns = new RegExp(
  String.raw`\b(?:my|our) (?:\w+ )?(?:${companion}|${childWord}) (?:is )?(?:gets?|getting|earns?|earning|tests? for|testing for) (?:his|her|their|an?) (?:\w+ )?(?:belt|badge|medal|trophy|stripe)\b`,
)
// 'Mom of a soccer player'.
const ofPlayer = new RegExp(
  String.raw`\b${parentWord} of (?:\w+ ){0,3}(?:player|goalie|goalkeeper|gymnast|swimmer|dancer|ballerina|runner|wrestler|skater|pitcher|athlete|cheerleader|fencer)s?\b`,
)
// 'Swim meet parent', 'cheer competition mom'.
const asParent = new RegExp(
  String.raw`\b(?:meet|game|match|practice|competition|tournament|regatta) (?:as a )?${parentWord}\b`,
)
// 'Roller derby, I'm the announcer'.
const isOfficial =
  /\b(?:im|i am|as) (?:the |a |an )?(?:announcer|commentator|emcee|mc|scorekeeper|timekeeper|statistician|team photographer)\b|\b(?:announcing|commentating|judging|keep(?:ing)? (?:the )?score|concession stand)\b/
const takesPart =
  /\b(?:i|we|im) (?:\w+ )?(?:coach|coaching|play|playing|train|referee|umpire|join|run)\b|\bchaperon\w*|\bcoach(?:es|ing)?\b|\bwith (?:me|us)\b|\b(?:as|im|am) (?:a |the |their |his |her )?(?:assistant )?coach\b/
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
  // Parents come to a meet to watch, and swimmers know what to wear: 'my kid has a swim meet'.
  const isMeet = words.slice(at, at + length + 1).some(({ plain }) => meets.test(plain))
  const isParent = isMeet || watches.test(request) || namesOwnRole(words)
  if (helpsOut.test(request) && !takesPart.test(request)) return true
  const isOfKin = kinPlays.test(request) && (watches.test(request) || isOnlyThereToHelp(words))
  const isOfChild =
    isOfKin ||
    kinEarns.test(request) ||
    (childPlays.test(request) && isParent) ||
    ofPlayer.test(request) ||
    asParent.test(request)
  if (isOfChild && !takesPart.test(request)) return true
  const before = words.slice(Math.max(0, at - 2), at).filter(({ clause }) => clause === words[at]?.clause)
  // 'My sons soccer game' lacks its apostrophe; 'with the grandkids' needs none.
  const isTheirs = before.some(
    ({ text, plain }) =>
      (/['’]s?$/.test(text) && isChild(plain)) ||
      (/^(?:grand)?(?:son|daughter)s$/.test(plain) && words[at - 1]?.plain !== 'and') ||
      (isMeet && /^(?:grand)?kids$/.test(plain) && words[at - 1]?.plain === plain) ||
      // 'My wife's marathon', 'my cousin's karate test'.
      (/['’]s$/.test(text) && kinWord.test(plain) && (isPlayed || value.family === 'sport')),
  )
  // 'Muddy match, watching my son'.
  const watching = words.findIndex(({ plain }) => /^(?:watch|watching|cheering|supporting)$/.test(plain))
  const isWatching =
    watching >= 0 && words.slice(watching + 1, watching + 4).some(({ plain }) => isChild(plain))
  const plays = words.slice(0, at).some(({ plain }) => /^(?:coach|coaching|play|playing)$/.test(plain))
  return (isTheirs || isWatching || isOfficial.test(request)) && !plays
}

const indoors =
  /^(?:gym|indoors?|pool|studio|arena|dojo|basketball|volleyball|gymnastics|wrestling|swim|swimming|karate|judo|taekwondo|ballet|dance|cheer|cheerleading|fencing|futsal)$/
const outdoors =
  /^(?:outdoors?|outside|beach|sand|field|pond|lake|river|grass|touchline|sidelines?|mud|muddy)$/

const weatherOutside = /\b(?:snow\w*|rain\w*|freez\w+|cold) outside\b/

/** The event as its spectators see it: outdoors at a field, at an ice rink, or in the stands of a hall. */
export function asSpectator(words: readonly EventWord[], match: RowMatch): RowMatch {
  const has = (pattern: RegExp) => words.some(({ plain }) => pattern.test(plain))
  const isOnIce = has(/^(?:hockey|rink|skating)$/) && !has(/^(?:outdoors?|outside|field|pond|grass)$/)
  // 'It snows outside' tells the weather.
  const isInHall =
    (match.value.setting === 'indoors' || has(indoors)) &&
    (!has(outdoors) || weatherOutside.test(plainText(words)))
  // Runners and cyclists pass by in the street.
  if (/^(?:skiing|snowboarding|nordic)$/.test(match.value.id)) return { ...match, value: profileRow('snow') }
  const isRace = /^(?:run|cycle tour|triathlon)$/.test(match.value.id)
  if (isRace) return { ...match, value: profileRow('race spectator') }
  return { ...match, value: profileRow(isOnIce ? 'rinkside' : isInHall ? 'stands' : 'touchline') }
}
