import type { EventWord } from './event-words-of.ts'
import type { PhraseMatch } from './find-phrases.ts'
import { isLeftBehind } from './left-behind.ts'
import { profileRow, type ProfileRow } from './profile-rows.ts'

type Match = PhraseMatch<ProfileRow>

// A daughter's ballet class: words between 'taking' and the class.
const TAKING_REACH = 8
// 'Surgery 3 weeks ago'.
const AGO_REACH = 5

const tellingVerbs = /^(?:says?|said|told|tells|recommends?|recommended|wants|advised|orders?)$/

const familyOf = ({ value }: Match) => value.family ?? value.id
const isEvent = ({ value }: Match) => value.group === 'event'
const isSport = ({ value }: Match) => value.group === 'event' && value.activities?.includes('sport') === true
const isOffice = (match: Match) => familyOf(match) === 'work'

/** The matches in the sense that the rest of the text gives them: a court is none of law beside badminton. */
export function inTheirSense(words: readonly EventWord[], matches: readonly Match[]): Match[] {
  return matches.flatMap((match) => {
    const others = matches.filter((other) => other !== match)
    if (isOtherSense(words, match, others)) return []
    return [{ ...match, value: senseOf(words, match, others) }]
  })
}

function isOtherSense(words: readonly EventWord[], match: Match, others: readonly Match[]): boolean {
  const word = words[match.at]?.plain ?? ''
  if (match.value.id === 'court' && /^courts?$/.test(word) && match.length === 1) return others.some(isSport)
  // 'The office every day' is the office.
  if (match.value.id === 'casual' && /^every ?day$/.test(phraseOf(words, match))) return others.some(isEvent)
  // 'I get cold easily' says how somebody feels, whatever the weather.
  if (match.value.id.startsWith('felt ') && isOfPerson(words, match)) return true
  // 'My first dinner out since surgery' is a dinner, and a speech at a wedding belongs to the wedding.
  if (
    match.value.id === 'hospital stay' &&
    (/^(?:since|after|post|following|had|recovering|from)$/.test(wordBefore(words, match)) ||
      words.slice(match.at, match.at + AGO_REACH).some(({ plain }) => plain === 'ago'))
  )
    return others.some(isEvent)
  // 'Biking home in the hail' is no day at home.
  if (
    match.value.id === 'home' &&
    /^(?:biking|cycling|walking|riding|driving|running|heading|ride|way|walk)$/.test(wordBefore(words, match))
  )
    return true
  // A ten-mile walk in the hills is a hike.
  if (match.value.id === 'charity walk' && others.some(({ value }) => value.activities?.includes('hiking')))
    return true
  if (match.value.id === 'speaking' && others.some((other) => familyOf(other) === 'wedding')) return true
  // On the Day of the Dead the cemetery is a feast.
  if (familyOf(match) === 'funeral' && others.some((other) => other.value.id === 'dia de muertos'))
    return true
  // The best man of a stag weekend is at no wedding.
  if (match.value.id === 'wedding' && word === 'best' && others.some(({ value }) => value.id === 'stag'))
    return true
  // A bride on her hen do is not at her wedding yet.
  if (match.value.id === 'own wedding' && others.some(({ value: { id } }) => id === 'hen' || id === 'stag'))
    return true
  // 'I'm having chemo, a friend's birthday dinner' is a dinner.
  if (
    match.value.id === 'chemo' &&
    /^(?:having|had|after|on|during|through|from|since|finished|post|lost)/.test(wordBefore(words, match))
  )
    return others.some((other) => isEvent(other) && familyOf(other) !== 'doctor')
  // 'My doctor says compression socks'.
  if (match.value.id === 'doctor' && tellingVerbs.test(words[match.at + match.length]?.plain ?? ''))
    return true
  // 'I want to look hot' says nothing about the weather.
  if (word === 'hot' && match.length === 1 && /^(?:look|looks|looking|feel)$/.test(wordBefore(words, match)))
    return /^(?:to|and|id|ill|can|lets)$/.test(words[match.at - 2]?.plain ?? '')
  // 'A man in his 70s' states an age, not the decade of a theme party.
  if (match.value.id.endsWith('ies party') && match.length === 1)
    return /^(?:in|early|mid|late|his|her|my|their)$/.test(wordBefore(words, match))
  // 'A parents' evening straight from the gym' is the evening.
  if (isEvent(match) && isLeftBehind(words, match.at)) return others.some(isEvent)
  // A demo in the office shows a product.
  if (match.value.id === 'protest' && /^demos?$/.test(word)) return others.some(isOffice)
  // Who boulders at the gym climbs there, and at a school evening the gym is a hall.
  if (match.value.id === 'gym' && others.some((other) => other.value.id === 'climbing' || isAtSchool(other)))
    return true
  // A walking club dances no more than a golf club does.
  if (match.value.id === 'club' && word === 'club' && match.length === 1)
    return others.some(
      (other) => isSport(other) || watched.has(other.value.id) || other.value.activities?.includes('hiking'),
    )
  // The pitch of a match is a field.
  if (match.value.id === 'speaking' && word === 'pitch' && match.length === 1)
    return others.some(
      (other) => isSport(other) || other.value.id === 'camping' || watched.has(other.value.id),
    )
  if (match.value.id === 'open air' && word === 'outside') return tellsWeather(words, match, others)
  if (match.value.id === 'work' && word === 'meeting' && match.length === 1)
    return meets.has(words[match.at + 1]?.plain ?? '')
  // 'A pharmacy run' is an errand.
  if (match.value.id === 'run' && word === 'run')
    return others.some(({ value, at, length }) => value.id === 'errands' && at + length === match.at)
  // 'A day in the garden' is no journey, as 'a day in Rome' is.
  if (match.value.id === 'travel' && word === 'day' && match.length === 2)
    return /^(?:the|my|our|a|bed|town|court)$/.test(words[match.at + 2]?.plain ?? '')
  // 'Three days in our Singapore office' are days at work.
  if (/^(?:days?|weeks?)$/.test(words[match.at + match.length - 2]?.plain ?? '') && isStay(words, match))
    return others.some(isOffice)
  return saysWhen(words, match) && others.some(isEvent)
}

function senseOf(words: readonly EventWord[], match: Match, others: readonly Match[]): ProfileRow {
  const { value, at, length } = match
  if (value.id === 'sport' && /^trai?nn?ings?$/.test(words[at]?.plain ?? '') && length === 1)
    return others.some((other) => isOffice(other) || familyOf(other) === 'interview') && !others.some(isSport)
      ? profileRow('course')
      : value
  // Who visits somebody in hospital stays in no bed.
  if (
    value.id === 'hospital stay' &&
    words.slice(0, at).some(({ plain }) => /^(?:visit|visiting|see|seeing)$/.test(plain))
  )
    return profileRow('hospital visit')
  if (!isSport(match)) return value
  if (words.some((word) => word.clause === words[at]?.clause && onlooking.has(word.plain)))
    return profileRow('match')
  return isOfChild(words, match) ? profileRow('school run') : value
}

const isAtSchool = (match: Match) => ['school event', 'graduation', 'school dance'].includes(familyOf(match))

const watched: ReadonlySet<string> = new Set([
  'match',
  'touchline',
  'races',
  'brunch',
  'coffee',
  'retirement',
])

// 'Always freezing', 'I get cold', 'run hot', 'cold easily'.
function isOfPerson(words: readonly EventWord[], { at, length }: Match): boolean {
  const [last, next] = [words[at - 1], words[at + length]]
  // 'A charity run, hot day' and 'run hot day' speak of the day.
  const before = last?.clause === words[at]?.clause && length === 1 ? (last?.plain ?? '') : ''
  const after = next?.plain ?? ''
  // 'Gets chilly in the evening', 'it gets cold'.
  if (/^(?:evenings?|nights?|it|weather|air)$/.test(words[at - 2]?.plain ?? '')) return false
  return /^(?:get|gets|getting|always|run|runs|feel|feels|constantly)$/.test(before) || after === 'easily'
}

const phraseOf = (words: readonly EventWord[], { at, length }: Match) =>
  words
    .slice(at, at + length)
    .map(({ plain }) => plain)
    .join(' ')

const wordBefore = (words: readonly EventWord[], { at, length }: Match) =>
  length > 1 ? (words[at]?.plain ?? '') : (words[at - 1]?.plain ?? '')

const isStay = (words: readonly EventWord[], { value, at, length }: Match) =>
  (value.family ?? value.id) === 'travel' && words[at + length - 1]?.plain === 'in'

// Whom one meets: 'meeting friends for a walk' is no meeting.
// prettier-ignore
const meets: ReadonlySet<string> = new Set([
  'my', 'our', 'her', 'his', 'him', 'them', 'up', 'a', 'an', 'friend', 'friends', 'mates', 'someone', 'mum', 'mom', 'dad', 'people', 'boyfriend', 'boyfriends', 'girlfriend', 'girlfriends', 'parents', 'in', 'partners',
])

// 'Snow outside', 'minus five outside': where the weather is, not where the event is.
function tellsWeather(words: readonly EventWord[], { at }: Match, others: readonly Match[]): boolean {
  const before = words[at - 1]
  if (!before || before.clause !== words[at]?.clause) return false
  return (
    /^(?:\d+[cf]?|degrees?|celsius|fahrenheit|c|f|zero|hot|warm|cool|five|ten|twenty)$/.test(before.plain) ||
    others.some((other) => other.value.group === 'weather' && other.at + other.length === at)
  )
}

// prettier-ignore
const everyday: ReadonlySet<string> = new Set([
  'work', 'campus', 'sport', 'run', 'yoga', 'gym', 'football', 'tennis', 'racket sport', 'swimming', 'errands', 'shift', 'hospital shift',
  'school run', 'classroom', 'staying in', 'worship', 'dog walk', 'children', 'birth',
])
// prettier-ignore
const determiners: ReadonlySet<string> = new Set(['the', 'my', 'our', 'a', 'an', 'his', 'her', 'their'])

// 'Before work', 'after my shift', 'after office hours': when, beside another event.
function saysWhen(words: readonly EventWord[], { value, at }: Match): boolean {
  if (!everyday.has(value.id)) return false
  const before = words[at - 1]
  const said = before && determiners.has(before.plain) ? words[at - 2] : before
  return said?.clause === words[at]?.clause && /^(?:before|after|since)$/.test(said?.plain ?? '')
}

// prettier-ignore
const onlooking: ReadonlySet<string> = new Set([
  'watching', 'cheering', 'spectating', 'spectator', 'spectators', 'touchline', 'sideline', 'sidelines',
])
const children = /^(?:daughter|son|kid|child|niece|nephew|grandson|granddaughter|girl|boy)(?:s|ren)?$/
const lessons = /^(?:class|classes|lessons?|practice|practise|training)$/

// 'Taking my daughter to ballet class': whoever takes her dances no step.
function isOfChild(words: readonly EventWord[], { at, length }: Match): boolean {
  const isLesson = words.slice(at, at + length + 1).some(({ plain }) => lessons.test(plain))
  const before = words.slice(Math.max(0, at - TAKING_REACH), at)
  const from = before.findIndex(
    ({ plain, clause }) =>
      clause === words[at]?.clause && /^(?:taking|driving|bringing|dropping|collecting|picking)$/.test(plain),
  )
  return isLesson && from >= 0 && before.slice(from).some(({ plain }) => children.test(plain))
}
