import type { EventWord } from './tokenize-event.ts'
import { isComingFrom } from './is-coming-from.ts'
import { profileRow, type ProfileRow } from '../profiles/profile-rows.ts'
import { plainText } from './clauses.ts'
import { familyOf, type RowMatch } from './profile-phrases.ts'

// In words, between 'taking' and the child's class.
const TAKING_REACH = 8
// In words, as in 'surgery 3 weeks ago'.
const AGO_REACH = 5

const speechVerbs = /^(?:says?|said|told|tells|recommends?|recommended|wants|advised|orders?)$/

const inTreatment = /^(?:in|on|during|through|undergoing|having|doing|finished|finishing|since|from)$/
const ofSpeeches: ReadonlySet<string> = new Set(['wedding', 'picnic', 'bbq', 'camping'])

const isEvent = ({ value }: RowMatch) => value.group === 'event'
const isSport = ({ value }: RowMatch) =>
  value.group === 'event' && value.activities?.includes('sport') === true
const isOffice = (match: RowMatch) => familyOf(match) === 'work'

/** Resolves ambiguous matches by their context: next to badminton, a court is not a court of law. */
export function disambiguateMatches(words: readonly EventWord[], matches: readonly RowMatch[]): RowMatch[] {
  return matches.flatMap((match) => {
    const others = matches.filter((other) => other !== match)
    if (isOtherSense(words, match, others)) return []
    return [{ ...match, value: senseOf(words, match, others) }]
  })
}

// A ten-mile walk in the hills is a hike, and 'a Sunday ride' on a motorcycle isn't a cycling tour.
function isPartOf({ value: { id } }: RowMatch, others: readonly RowMatch[]): boolean {
  if (id === 'charity walk') return others.some(({ value }) => value.activities?.includes('hiking'))
  return id === 'cycle tour' && others.some(({ value }) => value.id === 'motorcycle')
}

// A speech at a wedding or a picnic is dressed like them, a cattle show isn't a concert, and treatment may be a state.
function isAside(match: RowMatch, others: readonly RowMatch[], word: string, before: string): boolean {
  // 'In chemo with no hair, daughter's choir concert'.
  if (/^(?:chemo|radiotherapy)$/.test(match.value.id) && [before, word].some((one) => inTreatment.test(one)))
    return others.some(isEvent)
  if (match.value.id === 'speaking')
    return others.some((other) => other.value.mood === 'festive' || ofSpeeches.has(familyOf(other)))
  const isShow = match.value.id === 'concert' && /^shows?$/.test(word) && match.length === 1
  return isShow && others.some((other) => isEvent(other) && other.at + other.length === match.at)
}

function isOtherSense(words: readonly EventWord[], match: RowMatch, others: readonly RowMatch[]): boolean {
  const word = words[match.at]?.plain ?? ''
  if (match.value.id === 'court' && /^courts?$/.test(word) && match.length === 1) return others.some(isSport)
  // 'The office every day' means the office.
  if (match.value.id === 'casual' && /^every ?day$/.test(phraseOf(words, match))) return others.some(isEvent)
  // 'I get cold easily' describes a person, not the weather.
  if (match.value.id.startsWith('felt ') && isOfPerson(words, match)) return true
  // 'My first dinner out since surgery' means the dinner.
  if (
    match.value.id === 'hospital stay' &&
    (/^(?:since|after|post|following|had|recovering|from)$/.test(wordBefore(words, match)) ||
      words[match.at - 1]?.plain === 'after' ||
      words.slice(match.at, match.at + AGO_REACH).some(({ plain }) => plain === 'ago'))
  )
    return others.some(isEvent)
  // 'Biking home in the hail' does not mean a day at home.
  if (
    match.value.id === 'home' &&
    /^(?:biking|cycling|walking|riding|driving|running|heading|ride|way|walk)$/.test(wordBefore(words, match))
  )
    return true
  if (isPartOf(match, others)) return true
  if (isAside(match, others, word, wordBefore(words, match))) return true
  // On the Day of the Dead, a cemetery does not mean a funeral.
  if (familyOf(match) === 'funeral' && others.some((other) => other.value.id === 'dia de muertos'))
    return true
  // The best man at a stag weekend is not at a wedding.
  if (match.value.id === 'wedding' && word === 'best' && others.some(({ value }) => value.id === 'stag'))
    return true
  // A bride on her hen do is not at her wedding yet.
  if (match.value.id === 'own wedding' && others.some(({ value: { id } }) => id === 'hen' || id === 'stag'))
    return true
  // 'I'm having chemo, a friend's birthday dinner' means the dinner.
  if (
    match.value.id === 'chemo' &&
    /^(?:having|had|after|on|during|through|from|since|finished|post|lost)/.test(wordBefore(words, match))
  )
    return others.some((other) => isEvent(other) && familyOf(other) !== 'doctor')
  // 'My doctor says compression socks'.
  if (match.value.id === 'doctor' && speechVerbs.test(words[match.at + match.length]?.plain ?? ''))
    return true
  // 'I want to look hot' does not describe the weather.
  if (word === 'hot' && match.length === 1 && /^(?:look|looks|looking|feel)$/.test(wordBefore(words, match)))
    return /^(?:to|and|id|ill|can|lets)$/.test(words[match.at - 2]?.plain ?? '')
  // 'A man in his 70s' states an age, not the decade of a theme party.
  if (match.value.id.endsWith('ies party') && match.length === 1)
    return /^(?:in|early|mid|late|his|her|my|their)$/.test(wordBefore(words, match))
  // 'A parents' evening straight from the gym' means the evening.
  if (isEvent(match) && isComingFrom(words, match.at)) return others.some(isEvent)
  // A demo in the office shows a product.
  if (match.value.id === 'protest' && /^demos?$/.test(word)) return others.some(isOffice)
  // Bouldering at the gym is climbing; at a school event the gym is a hall.
  if (match.value.id === 'gym' && others.some((other) => other.value.id === 'climbing' || isAtSchool(other)))
    return true
  if (isOtherPlace(words, match, others)) return true
  // The pitch of a match is a field, not a presentation.
  if (match.value.id === 'speaking' && word === 'pitch' && match.length === 1)
    return others.some(
      (other) => isSport(other) || other.value.id === 'camping' || watched.has(other.value.id),
    )
  if (match.value.id === 'open air' && word === 'outside') return isAboutWeather(words, match, others)
  if (match.value.id === 'work' && word === 'meeting' && match.length === 1)
    return afterMeeting.has(words[match.at + 1]?.plain ?? '')
  // Without its accent the Polish word for a beach is a square.
  if (match.value.id === 'beach' && words[match.at]?.text.toLowerCase() === 'plaza') return true
  // A weekend at the beach is a day at the beach.
  if (match.value.id === 'casual' && word === 'weekend' && match.length === 1) return others.some(isEvent)
  // An 'artist-run' gallery is led by artists; 'a pharmacy run' is an errand.
  if (match.value.id === 'run' && word === 'run' && words[match.at]?.isJoined) return others.some(isEvent)
  if (match.value.id === 'run' && word === 'run')
    return others.some(({ value, at, length }) => value.id === 'errands' && at + length === match.at)
  // 'A day in the garden' is not travel; 'a day in Rome' is.
  if (match.value.id === 'travel' && word === 'day' && match.length === 2)
    return /^(?:the|my|our|a|bed|town|court)$/.test(words[match.at + 2]?.plain ?? '')
  // 'Three days in our Singapore office' are days at work.
  if (/^(?:days?|weeks?)$/.test(words[match.at + match.length - 2]?.plain ?? '') && isStay(words, match))
    return others.some(isOffice)
  return saysWhen(words, match) && others.some(isEvent)
}

// Words for places and clothes that mean something else here.
function isOtherPlace(words: readonly EventWord[], match: RowMatch, others: readonly RowMatch[]): boolean {
  const word = words[match.at]?.plain ?? ''
  // 'Coming from work in jeans' states no dress code.
  if (match.value.id === 'jeans allowed' && wordBefore(words, match) === 'in')
    return words.slice(0, match.at).some(({ plain }) => plain === 'from')
  // A walking or golf club is not a nightclub.
  if (match.value.id === 'club' && word === 'club' && match.length === 1)
    return (
      isOfMembers(words, match) ||
      others.some(
        (other) =>
          isSport(other) || watched.has(other.value.id) || other.value.activities?.includes('hiking'),
      )
    )
  return false
}

function senseOf(words: readonly EventWord[], match: RowMatch, others: readonly RowMatch[]): ProfileRow {
  const { value, at, length } = match
  if (value.id === 'sport' && /^trai?nn?ings?$/.test(words[at]?.plain ?? '') && length === 1)
    return others.some((other) => isOffice(other) || familyOf(other) === 'interview') && !others.some(isSport)
      ? profileRow('course')
      : value
  // Visiting someone in the hospital, or waiting for them, is not a stay.
  if (value.id === 'hospital stay' && (isVisit(words, at) || isOfRelative(words, at)))
    return profileRow('hospital visit')
  // 'A school gala, cocktail' states the dress code.
  if (value.id === 'cocktail' && isAlone(words, match) && others.some(isEvent))
    return profileRow('cocktail attire')
  if (value.id === 'painting' && others.some((other) => other.value.id === 'class'))
    return profileRow('class')
  // 'An open house at my son's school', 'my listing's open house'.
  if (value.id === 'garden party' && phraseOf(words, match) === 'open house') {
    if (words.some(({ plain }) => schools.test(plain))) return profileRow('parents evening')
    if (words.some(({ plain }) => /^(?:realtors?|estate|listing|buyers)$/.test(plain)))
      return profileRow('client meeting')
  }
  if (!isSport(match)) return value
  if (words.some((word) => word.clause === words[at]?.clause && spectatorWords.has(word.plain)))
    return profileRow('match')
  return isOfChild(words, match) ? profileRow('school run') : value
}

const schools = /^(?:schools?|elementary|kindergarten|preschool|daycare|nursery|montessori)$/

const isVisit = (words: readonly EventWord[], at: number) =>
  words.slice(0, at).some(({ plain }) => /^(?:visit|visiting|see|seeing)$/.test(plain)) ||
  words.some(({ plain }) => plain === 'waiting')

// 'My son has surgery': between 'my' and the surgery is a verb.
function isOfRelative(words: readonly EventWord[], at: number): boolean {
  const before = words.slice(0, at).filter(({ clause }) => clause === words[at]?.clause)
  const mine = before.findLastIndex(({ plain }) => plain === 'my' || plain === 'our')
  return (
    mine >= 0 && before.slice(mine + 1).some(({ plain }) => /^(?:has|having|is|gets|undergoing)$/.test(plain))
  )
}

const isAlone = (words: readonly EventWord[], { at, length }: RowMatch) =>
  words[at - 1]?.clause !== words[at]?.clause && words[at + length]?.clause !== words[at]?.clause

const isOfMembers = (words: readonly EventWord[], match: RowMatch) =>
  /^(?:motorcycle|biker|car|running|cycling|country|golf|yacht|tennis|members|social|working|athletic|sports|seniors?|veterans?|book|garden|gardening|walking|chess|bridge|travel|youth|womens|mens|rotary|lions|drama|film|stamp|knitting|photo|camera|rowing|sailing|ski|alumni|my|our)$/.test(
    wordBefore(words, match),
  )

const isAtSchool = (match: RowMatch) =>
  ['school event', 'graduation', 'school dance'].includes(familyOf(match))

const watched: ReadonlySet<string> = new Set([
  'match',
  'touchline',
  'races',
  'brunch',
  'coffee',
  'retirement',
])

// 'Always freezing', 'I get cold', 'run hot', 'cold easily'.
function isOfPerson(words: readonly EventWord[], { at, length }: RowMatch): boolean {
  const [last, next] = [words[at - 1], words[at + length]]
  // 'A charity run, hot day' and 'run hot day' describe the day.
  const before = last?.clause === words[at]?.clause && length === 1 ? (last?.plain ?? '') : ''
  const after = next?.plain ?? ''
  // 'Gets chilly in the evening', 'it gets cold'.
  if (/^(?:evenings?|nights?|it|weather|air)$/.test(words[at - 2]?.plain ?? '')) return false
  return /^(?:get|gets|getting|always|run|runs|feel|feels|constantly)$/.test(before) || after === 'easily'
}

const phraseOf = (words: readonly EventWord[], { at, length }: RowMatch) =>
  plainText(words.slice(at, at + length))

const wordBefore = (words: readonly EventWord[], { at, length }: RowMatch) =>
  length > 1 ? (words[at]?.plain ?? '') : (words[at - 1]?.plain ?? '')

const isStay = (words: readonly EventWord[], { value, at, length }: RowMatch) =>
  (value.family ?? value.id) === 'travel' && words[at + length - 1]?.plain === 'in'

// Words after 'meeting' that make it a verb: 'meeting friends for a walk'.
// prettier-ignore
const afterMeeting: ReadonlySet<string> = new Set([
  'my', 'our', 'her', 'his', 'him', 'them', 'the', 'up', 'a', 'an', 'friend', 'friends', 'mates', 'someone', 'mum', 'mom', 'dad', 'people', 'boyfriend', 'boyfriends', 'girlfriend', 'girlfriends', 'parents', 'in', 'partners',
])

// 'Snow outside', 'minus five outside': describes the weather, not the place of the event.
function isAboutWeather(words: readonly EventWord[], { at }: RowMatch, others: readonly RowMatch[]): boolean {
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

// 'Before work', 'after my shift', 'after office hours': the time of another event.
function saysWhen(words: readonly EventWord[], { value, at }: RowMatch): boolean {
  if (!everyday.has(value.id)) return false
  const before = words[at - 1]
  const preposition = before && determiners.has(before.plain) ? words[at - 2] : before
  return (
    preposition?.clause === words[at]?.clause && /^(?:before|after|since)$/.test(preposition?.plain ?? '')
  )
}

// prettier-ignore
const spectatorWords: ReadonlySet<string> = new Set([
  'tailgate', 'tailgating', 'watching', 'cheering', 'spectating', 'spectator', 'spectators', 'touchline', 'sideline', 'sidelines',
])
const children = /^(?:daughter|son|kid|child|niece|nephew|grandson|granddaughter|girl|boy)(?:s|ren)?$/
const lessons = /^(?:class|classes|lessons?|practice|practise|training)$/

// 'Taking my daughter, 6, to her class' is one clause around her age.
const isSameButAge = (words: readonly EventWord[], from: number, to: number) =>
  from === to ||
  (words.every(({ clause, plain }) => clause <= from || clause >= to || /^\d+$/.test(plain)) &&
    words.find(({ clause }) => clause === to)?.plain === 'to')

// 'Taking my daughter to ballet class': the user does not dance.
function isOfChild(words: readonly EventWord[], { at, length }: RowMatch): boolean {
  const isLesson = words.slice(at, at + length + 1).some(({ plain }) => lessons.test(plain))
  const before = words.slice(Math.max(0, at - TAKING_REACH), at)
  const from = before.findIndex(
    ({ plain, clause }) =>
      isSameButAge(words, clause, words[at]?.clause ?? clause) &&
      /^(?:tak(?:e|ing)|driv(?:e|ing)|bring(?:ing)?|drop(?:ping)?|collect(?:ing)?|pick(?:ing)?)$/.test(plain),
  )
  return isLesson && from >= 0 && before.slice(from).some(({ plain }) => children.test(plain))
}
