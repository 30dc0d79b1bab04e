import { once } from '../../../once.ts'
import { plainText } from '../../occasions/matching/clauses.ts'
import type { EventWord } from '../../occasions/matching/tokenize-event.ts'
import { askers, type AskerRow } from '../advice-tables.ts'
import { actsBesideAsker, isRoleOfKin } from './is-someone-else.ts'
import { requestWords } from '../advice-lists.ts'

const { relatives: family, selves, others } = requestWords
const spouses: ReadonlySet<string> = new Set(family.spouses)

const rowOfRole = once(() => new Map(askers().flatMap((row) => (row.roles ?? []).map((role) => [role, row]))))
const rowOfNoun = once(() => new Map(askers().flatMap((row) => (row.nouns ?? []).map((noun) => [noun, row]))))

// In words.
const LONGEST_SELF = 6

/** Returns the rows of nouns and roles that name the asker: 'a 58 year old man', 'size 20 woman', 'the groom's sister'. */
export function nounsOfAsker(words: readonly EventWord[]): AskerRow[][] {
  return words.flatMap(({ text, plain, clause }, at) => {
    // '36f' as one word.
    const letter = /^(?:1[3-9]|[2-6]\d)([mf])$/.exec(plain)?.[1]
    const ofLetter =
      letter && isAloneInClause(words, at, selfNames) && rowOfNoun().get(nounOfLetter.get(letter) ?? '')
    if (ofLetter) return [[ofLetter]]
    const [noun, role] = [rowOfNoun().get(nounOfLetter.get(plain) ?? plain), rowOfRole().get(plain)]
    if (!noun && !role) return []
    const before = words.slice(0, at).filter((word) => word.clause === clause)
    // 'A white guy's wife' is a woman.
    if (/['’]s$/.test(text)) return []
    // 'We (wife and I) are invited'.
    const isWithPartner = spouses.has(plain) && !isTheirOwn(before)
    if (isWithPartner && words[at + 1]?.plain === 'and' && words[at + 2]?.plain === 'i') return []
    // 'Husband returns at midnight, kids with me'.
    if (spouses.has(plain) && actsBesideAsker(words, at)) return []
    if (noun && isSubjectWithAge(words, at)) return [[noun]]
    if (noun && (nounOfLetter.has(plain) ? isLetterOfAsker(words, at) : isOfAsker(before))) return [[noun]]
    const isRole =
      isSubjectWithAge(words, at) ||
      isTheirOwn(before) ||
      isRelative(before) ||
      // 'Grandma of a flower girl'.
      (before.length === 0 && words[at + 1]?.plain === 'of') ||
      isAloneInClause(words, at, nobody) ||
      // 'Bar mitzvah, his aunt'.
      (clause > 0 && isAloneInClause(words, at, owners))
    return role && isRole && !isRoleOfKin(words, before.at(-1)?.plain === 'a' ? at - 2 : at) ? [[role]] : []
  })
}

/** Whether a word names a relative or a companion. */
export const isRelation = (plain: string) =>
  rowOfRole().has(plain) || rowOfNoun().has(plain) || /^(?:date|partner|plus|guest)$/.test(plain)

const ageAdjectives = /^(?:older|younger|elder|eldest|youngest|big|little|twin|great|only|proud)$/
/** Those whom an event is about. */
export const honorees = /^(?:groom|bride|boy|girl|baby|child|kid|couple|graduate|groomsman|bridesmaid)s?$/

// 'The groom's sister', 'I'm the bar mitzvah boy's aunt': the clause begins with the person whom the event is about.
function isRelative(before: readonly EventWord[]): boolean {
  const owner = before.findLastIndex(({ plain }) => !ageAdjectives.test(plain))
  const { text = '', plain = '' } = before[owner] ?? {}
  if (!honorees.test(plain) || !/['’]s?$|s$/.test(text)) return false
  const start = before
    .slice(0, owner)
    .filter((word) => !/^(?:the|bar|bat|mitzvah|birthday|flower)$/.test(word.plain))
  // 'I am a Pakistani bride's brother'.
  return start.length === 0 || /(?:^| )(?:im|am|as)(?: an?)?(?: \w+)?$/.test(plainText(start))
}

/** Whether the word at `at` is alone in its clause, apart from words in `ignored`. */
export const isAloneInClause = (words: readonly EventWord[], at: number, ignored: ReadonlySet<string>) =>
  words.every(
    (other, place) => place === at || other.clause !== words[at]?.clause || ignored.has(other.plain),
  )

const nounOfLetter: ReadonlyMap<string, string> = new Map([
  ['m', 'man'],
  ['f', 'woman'],
])

// The letter next to an age, as in '20 m' and 'f 33', or after 'I’m'; '25 m' within a longer clause is a distance.
function isLetterOfAsker(words: readonly EventWord[], at: number): boolean {
  const clause = words[at]?.clause
  const near = (place: number) => (words[place]?.clause === clause ? (words[place]?.plain ?? '') : '')
  const [before, after] = [near(at - 1), near(at + 1)]
  // 'It will be about 55 F'.
  if (/^(?:about|around|be|is|like|roughly|only|hit|high|low|approx)$/.test(near(at - 2))) return false
  // '(m)', and '23 m student'.
  if (before === '' && after === '') return true
  if (isAge(before) && near(at - 2) === '' && !distances.test(after)) return true
  return selfNames.has(before) || (isAge(after) && !isAge(before)) || (isAge(before) && after === '')
}

const distances =
  /^(?:swim|sprint|run|dash|walk|high|deep|race|freestyle|butterfly|hurdles|relay|pool|long|wide|tall|above|below|away|from)$/

const isAge = (text: string) => /^[1-9]\d$/.test(text)

export const selfNames: ReadonlySet<string> = new Set(['im', 'am'])
export const nobody: ReadonlySet<string> = new Set()
const owners: ReadonlySet<string> = new Set(['his', 'her', 'their'])
const determiners = new Set(['the', 'her', 'his', 'their', 'a', 'an'])

// 'I'm her uncle', 'as the grandmother'.
function isTheirOwn(before: readonly EventWord[]): boolean {
  const plains = before.map(({ plain }) => plain)
  const at = plains.findLastIndex((plain) => determiners.has(plain))
  const verb = plains[at - 1] ?? ''
  // 'I'm the Italian aunt', but not 'I'm her friend's aunt'.
  const between = before.slice(at + 1)
  const areAdjectives = between.length <= 2 && between.every(({ text }) => !/['’]s?$/.test(text))
  return (selfNames.has(verb) || verb === 'as') && at >= 0 && areAdjectives
}

// 'Grandmother 76 with bunions', 'my grandpa, 80': a text that begins with a relative and an age is about them.
function isSubjectWithAge(words: readonly EventWord[], at: number): boolean {
  const start = words
    .slice(0, at)
    .filter(
      ({ plain }) =>
        !/^(?:my|our|the|a|an|for|elderly|old|older|retired|great|frail|deaf|blind|widowed)$/.test(plain),
    )
  const speaksOfSelf = words.some(({ plain }) => selfNames.has(plain))
  const age = words[at + 1]?.plain ?? ''
  // 'Farmer's daughter, 19'.
  if (at === 1 && start.length === 1 && /['’]s$/.test(words[0]?.text ?? ''))
    return /^(?:1[3-9]|[2-9]\d)$/.test(age)
  return start.length === 0 && !speaksOfSelf && /^[2-9]\d(?:yo?)?$/.test(age)
}

function isOfAsker(before: readonly EventWord[]): boolean {
  const plains = before.map(({ plain }) => plain)
  for (let back = 1; back <= LONGEST_SELF; back += 1) {
    const word = plains.at(-back)
    if (word === undefined || selves.includes(word)) return true
    // 'I'm the man'.
    if (word === 'the' && selfNames.has(plains.at(-back - 1) ?? '')) return true
    if (word === 'a' || word === 'an') return !others.includes(plains.at(-back - 1) ?? '')
    // 'A mini golf first date guy'.
    if (back === 1 && word === 'date') return true
    if (others.includes(word)) return false
  }
  return false
}
