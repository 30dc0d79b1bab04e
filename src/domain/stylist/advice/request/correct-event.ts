import { weekDays } from '../../../../contract/values/week-days.ts'
import { nearestWord, wordsByLength } from '../../../nearest-word.ts'
import { tokenizeEvent, type EventWord } from '../../occasions/matching/tokenize-event.ts'
import { correctSpelling } from '../../occasions/matching/correct-event-words.ts'
import { once } from '../../../once.ts'
import { splitNegated } from '../../occasions/matching/find-phrases.ts'
import { isPhraseWord, phraseWords, profilePhrases } from '../../occasions/matching/profile-phrases.ts'
import { isUnknownWord } from './is-unknown-word.ts'
import { isForeign, isForeignLink } from '../../occasions/phrase/foreign-words.ts'
import { monthNames } from '../../occasions/month-names.ts'
import { acquaintance, kin, offspring } from '../../occasions/people-words.ts'
import { requestWords } from '../advice-lists.ts'

// In letters.
const SHORTEST = 5
const SHORTEST_FOR_TWO = 8
// Misspellings that are too short or too different for the edit distance.
const misspelled: ReadonlyMap<string, string> = new Map(Object.entries(requestWords.misspelled))

// Words like 'marsh' and 'julia' aren't misspelled months.
const monthsAndDays = wordsByLength([
  ...weekDays.map((day) => day.toLowerCase()),
  ...monthNames.filter((name) => name.length > SHORTEST || name === 'april'),
])
const kinWords = wordsByLength([
  'godmother',
  'godfather',
  ...Object.values(requestWords.relatives)
    .flat()
    .filter((word) => word.length >= SHORTEST_FOR_TWO),
])
const ordinaryWords = new Set(requestWords.framing)
const eventWords = once(() => wordsByLength([...phraseWords()].filter((word) => /^[a-z]{5,}$/.test(word))))

/**
 * Corrects typing errors in event words: 'dinnr with his parnts'. Keeps known words, and names, which begin with a
 * capital.
 */
export function correctEvent(written: string): string {
  const text = written
    .replace(nothingBut, '$1 only ')
    .replace(verbOnly, 'only $1')
    .replace(misspelledHeels, '$1 heels')
    .replace(neither, 'we don’t $1')
    .replace(bothHated, '$1 $2 and $1')
    .replace(
      happening,
      (_, who: string, what: string, of: string | undefined) =>
        `my ${who}'s ${of ? `${of} ` : ''}${eventOfVerb.get(what.toLowerCase()) ?? what}`,
    )
    .replace(turning, (_, who: string, years: string) => `my ${who}'s ${ordinal(years)} birthday`)
    .replace(honored, '$& in an award ceremony')
  const words = tokenizeEvent(text)
  const respelled = correctSpelling(words, isPhraseWord, () => undefined)
  // The Spanish 'tarde' is not a misspelled 'trade'.
  const isInEnglish = english.test(text) || (!isForeign(words) && !words.some(isForeignLink))
  return words.reduce((corrected, word, at) => {
    // A grad student goes to no graduation.
    const isStudent =
      word.plain === 'grad' &&
      (ofStudies.test(words[at + 1]?.plain ?? '') ||
        /^(?:law|recent|new|uni|med|fresh)$/.test(words[at - 1]?.plain ?? ''))
    const plain = isStudent ? word.plain : (misspelled.get(word.plain) ?? respelled[at]?.plain ?? word.plain)
    const meant = plain !== word.plain ? plain : isInEnglish ? meantBy(words, at) : null
    return meant === null ? corrected : corrected.replace(wholeWord(word.text), meant)
  }, text)
}

// 'Im Park' is German and 'do' Portuguese, but 'I'm a man' and 'what do I wear' are neither.
const english = /\b(?:the|my|with|what|wear|our|and|i['’]m|im (?:an?|the|not|go\w+|\d+))\b/iu

// 'I can't do heals', but not 'until it heals'.
const misspelledHeels = /\b(do|wear|wearing|in|no|hate|without|high|block) heals\b/giu

// 'I own nothing but hoodies'.
const nothingBut = /\b(own|have|wear|got) nothing but /giu

// 'Neither of us wants white'.
const neither = /\bneither of (?:us|them) (want|like|wear|own|enjoy|ski|drink|dance)s?\b/giu

// 'I wear only pants' means 'I only wear pants'.
const verbOnly = /\b(wear|own) only\b/giu

// 'I hate ties and my knees' applies to both.
const bothHated = /\b(hate|dislike) (\w+) and(?= my (?:knees|arms|legs|neck|belly|stomach|hips))/giu

const eventOfVerb: ReadonlyMap<string, string> = new Map(
  Object.entries(requestWords.verbsOfEvent).flatMap(([event, verbs]) => verbs.map((verb) => [verb, event])),
)
const other = `(?:best |little |big |older |younger |baby )?(?:${kin}|${offspring}|${acquaintance})(?:[- ]in[- ]law)?`
// 'Gets buried in paperwork', but 'gets buried in May'.
const inWork = String.raw`(?:gets|is being) buried (?:under|in (?!(?:the|his|her|our|${monthNames.join('|')})\b))`
// 'My niece is graduating high school' means her graduation, to which the asker is a guest.
const happening = new RegExp(
  String.raw`\bmy (${other})(?: is|['’]s)? (?!${inWork})(${[...eventOfVerb.keys()].join('|')})\b(?!['’])(?: (?:from )?(?:the )?(high school|middle school|college|university|kindergarten|law school|med(?:ical)? school|nursing school))?`,
  'giu',
)

// 'My grandmother turns 100'.
const turning = new RegExp(String.raw`\bmy (${other})(?: is|['’]s)? (?:turns|turning) (\d{1,3})(?!\d)`, 'giu')

// '41st', '11th', '100th'.
const ordinalRule = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinal = (number: string) => `${number}${endings[ordinalRule.select(Number(number))] ?? 'th'}`

// 'To receive a ribbon from the mayor'.
const honored =
  /\b(?:receiv\w+|get(?:ting)?|given|accept\w*) (?:an?|the|my|our) (?!(?:\w+ ){0,2}(?:offer|invitation|invite|call|letter|e?mail|message|visit|ride|lift)s? (?:from|by) )(?:\w+ ){1,3}(?:from|by) the (?:mayor|king|queen|president|governor|minister|pope|prince|princess|ambassador)\b/giu

const ofStudies = /^(?:students?|school|program|programme|studies|degree|dorm|housing|course)$/

// Matches whole words only, since 'w' also occurs in 'wedding'.
const wholeWord = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u')

function meantBy(words: readonly EventWord[], at: number): string | null {
  const word = words[at]
  if (!word) return null
  const sure = monthOrDayMeantBy(word) ?? participleOf(word) ?? kinMeantBy(word)
  if (sure) return sure
  const { text, plain } = word
  // 'Organist' isn't a typing error of 'organic'; 'peckish' none of 'packing'.
  if (plain.length < SHORTEST || !/^[a-z]+(?<!ists?|ish)$/.test(text) || !isUnknownWord(word)) return null
  const meant = nearestEventWord(plain)
  const strange = words.filter((one) => isUnknownWord(one))
  // A word next to two others without any meaning isn't a typing error.
  const isGibberish = strange.filter((one) => nearestEventWord(one.plain) === null).length > 1
  if (meant === null || isGibberish) return null
  if (plain.length >= SHORTEST_FOR_TWO) return meant
  // 'Hanami' and 'lucha libre' are not misspelled 'hanabi' and 'lucia'.
  const isAlone = strange.length === words.length
  return !isAlone && namesEvent(words.with(at, { ...word, plain: meant }), at) ? meant : null
}

const nearestEventWord = (plain: string) =>
  nearestWord(plain, eventWords(), plain.length >= SHORTEST_FOR_TWO ? 2 : 1, true)

// 'Godmuther' ends like ordinary English, but is none.
const kinMeantBy = (word: EventWord) =>
  word.plain.length >= SHORTEST_FOR_TWO && isUnknownWord(word, true)
    ? nearestWord(word.plain, kinWords, 2, true)
    : null

// 'Goin', 'freezin'.
function participleOf(word: EventWord): string | null {
  const whole = `${word.plain}g`
  const isRead = isPhraseWord(whole) || ordinaryWords.has(whole)
  return isRead && word.plain.endsWith('in') && isUnknownWord(word) ? whole : null
}

// 'Janury', 'Novmber', 'fryday', but not 'Augusta'.
function monthOrDayMeantBy(word: EventWord): string | null {
  const { plain } = word
  const month = nearestWord(plain, monthsAndDays, 1)
  const isTypo = month !== null && month !== plain && month.at(-1) === plain.at(-1)
  return isTypo && (isUnknownWord(word) || plain.length > SHORTEST + 1) ? month : null
}

// 'Nothing pointy' isn't 'pointe': the meant word has to be part of an event here.
function namesEvent(words: readonly EventWord[], at: number): boolean {
  const from = Math.max(0, at - LONGEST_EVENT)
  const { affirmed, negated } = splitNegated(words.slice(from, at + LONGEST_EVENT), profilePhrases())
  return [...affirmed, ...negated].some(
    (match) => from + match.at <= at && at < from + match.at + match.length,
  )
}
const LONGEST_EVENT = 5
