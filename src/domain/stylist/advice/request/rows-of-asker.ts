import { clauseAfter, clauseBefore, plainText } from '../../occasions/matching/clauses.ts'
import { once } from '../../../once.ts'
import { type EventWord, phraseKey } from '../../occasions/matching/tokenize-event.ts'
import { findPhrases } from '../../occasions/matching/find-phrases.ts'
import { othersDo } from '../../occasions/matching/is-meant.ts'
import { isComingFrom } from '../../occasions/matching/is-coming-from.ts'
import { createRowTable } from '../../occasions/matching/profile-phrases.ts'
import { askers, type AskerRow } from '../advice-tables.ts'
import { isForRelative, isPatient } from './is-someone-else.ts'
import { isOfFriend, isRoleOfKin, isSomeoneElse, isTraitOfOther } from './is-someone-else.ts'
import { honorees, isAloneInClause, isRelation, nobody, nounsOfAsker, selfNames } from './nouns-of-asker.ts'
import { describesSelf } from './stated-wishes.ts'
import { kin, offspring } from '../../occasions/people-words.ts'
import { askerGroups, requestWords } from '../advice-lists.ts'

const { companions, relatives: family } = requestWords
const spouses: ReadonlySet<string> = new Set(family.spouses)
const elders: ReadonlySet<string> = new Set([...family.parents, ...family.elders])
const grownUps: ReadonlySet<string> = new Set([...spouses, ...elders, ...family.siblings])

interface RowsMatch {
  readonly value: AskerRow[]
  readonly at: number
  readonly length: number
}

const askerTable = once(() => createRowTable(askers()))

/** Returns the rows that the words name for the asker, rather than for company and hosts. */
export function rowsOfAsker(words: readonly EventWord[]): AskerRow[] {
  return [...askerMatches(fromHonoree(withoutAges(words))).flat(), ...nounsOfAsker(words).flat()]
}

// Drops the age of adults: 'my 78 y old mum'. 'My 15 year old daughter' is a phrase of its own.
function withoutAges(words: readonly EventWord[]): EventWord[] {
  return words.filter((_, at) => {
    const mine = words.slice(0, at + 1).findLastIndex(({ plain }) => plain === 'my')
    const between = mine < 0 ? [] : words.slice(mine + 1, at + 1)
    const isAged = between.length > 0 && between.every(({ plain }) => ageWord.test(plain))
    const noun = words.slice(at).find(({ plain }) => !ageWord.test(plain))?.plain ?? ''
    return !(isAged && grownUps.has(noun))
  })
}

const ageWord = /^(?:\d{2}|y|yo|yr|yrs|years?|old|elderly|dear|lovely|poor|big|little|older|younger)$/

// 'I'm the bride's mother' names the mother, not the bride.
function fromHonoree(words: readonly EventWord[]): readonly EventWord[] {
  return words.filter((word, at) => {
    const next = words.slice(at).find(({ plain }) => !selfNames.has(plain) && plain !== 'the')
    const leads = selfNames.has(word.plain) || word.plain === 'the'
    return !(leads && next && honorees.test(next.plain) && /['’]s?$/.test(next.text))
  })
}

// Skips companions and hosts: 'with my husband', 'my husband's party', also without its apostrophe.
function askerMatches(words: readonly EventWord[]): AskerRow[][] {
  return [...findPhrases(words, askerTable()), ...aloneInClause(words)].flatMap((match) => {
    // 'My Jain friend's wedding': what hosts ask for holds for guests.
    const isOfHosts = match.value.some(({ id }) => id === 'jain hosts')
    return isOfHosts || !(isNotMeant(words, match) || isOfOther(words, match)) ? [match.value] : []
  })
}

// Whether the words mean something else than the row, or no trait of a person who is there.
function isNotMeant(words: readonly EventWord[], { value, at, length }: RowsMatch): boolean {
  const is = (id: string) => value.some((row) => row.id === id)
  const before = clauseBefore(words, at)
  const plain = words[at]?.plain ?? ''
  const last = words[at - 1]?.plain ?? ''
  const phrase = phraseOf(words, at, length)
  return (
    othersDo(words, at) ||
    isHated(words, at) ||
    // 'Straight from the construction site'.
    isComingFrom(words, at) ||
    // 'I am 5 feet tall' states a height.
    (plain === 'tall' && /\b(?:feet|foot|ft|inches|cm)(?: \d+)?$/.test(before)) ||
    // 'I need to cover a shift at the office'.
    (/^(?:must|have to|need to) cover$/.test(phrase) && !coversSelf.test(clauseAfter(words, at + length))) ||
    // 'We host a podcast', 'to see the fall colors'.
    (is('hosting') &&
      words.slice(at + length, at + length + MAX_WORDS_TO_SHOW).some((word) => shows.test(word.plain))) ||
    (is('earth tones') && looksAt.test(before)) ||
    // 'I am an usher at my church', 'at a funeral', 'at the theater'.
    (is('usher') &&
      !words.some((word) => /^(?:weddings?|groom|bride)$/.test(word.plain)) &&
      otherUshers.test(plainText(words))) ||
    // 'To match the bridesmaids'.
    (/^(?:bridesmaids|bridesmen|groomsmen|girls|boys|ladies)$/.test(plain) &&
      !isAloneInClause(words, at, nobody)) ||
    // 'Our kids are flower girls'.
    (is('flower girl') && /^(?:are|is)$/.test(last) && !/^(?:s?he|they)$/.test(words[at - 2]?.plain ?? ''))
  )
}

// Whether the words describe company, a host or a relative rather than the asker.
function isOfOther(words: readonly EventWord[], { value, at, length }: RowsMatch): boolean {
  const is = (...ids: readonly string[]) => value.some(({ id }) => ids.includes(id))
  const before = clauseBefore(words, at)
  const [first, end, next] = [words[at], words[at + length - 1], words[at + length]]
  const last = words[at - 1]?.plain ?? ''
  const isGiven = /['’]s?$|[^s]s$/.test(end?.text ?? '')
  const isRelative = relation.test(phraseOf(words, at, length))
  // 'My date is 5'4'.
  if (is(...askerGroups.bodily) && isTraitOfOther(words, at, length)) return true
  // 'Waiting for my husband', 'my wife plays in the band, I carry the cases'.
  if (isRelative && isSomeoneElse(words, at, length)) return true
  // 'A groomsman's date', 'the boy's aunt', 'the groom's coworker'.
  if (isGiven && next?.clause === first?.clause && isRelation(next?.plain ?? '')) return true
  if (isGiven && /^(?:groom|bride)s?$/.test(end?.plain ?? '')) return true
  // 'My boss's daughter is getting married'.
  if (/['’]s$/.test(words[at - 1]?.text ?? '') && isRelation(first?.plain ?? '')) return true
  // 'A Catholic priest friend is getting ordained', 'my mum's a nun', 'grandma of a flower girl'.
  if (isOfFriend(words, at, length) || isRoleOfKin(words, at) || ofKin.test(before)) return true
  // 'My wife's law firm has a party'.
  if (is('banker') && ofKinBefore.test(before)) return true
  // 'My date is nice, he's a cellist'.
  if (isOfThirdPerson.test(before) && !isOfSelf.test(before) && describesSelf(words)) return true
  // 'My sister's baptism for her little boy'.
  const isChildNamed = length === 1 && /^(?:boy|girl)s?$/.test(first?.plain ?? '')
  if (isChildNamed && /^(?:little|baby|her|his|their|our|the)$/.test(last)) return true
  // 'A matinee with my 9 year old granddaughter, I'm 71'.
  if (is('young child') && isCompanion(words, at)) return true
  // 'My 4 year old's party': the asker is the parent. 'My feet get blisters' and 'my feet hurt' are the asker's own.
  const isPersons = isGiven && !/^(?!olds$)[a-z]+s$/.test(end?.text ?? '')
  const isMine =
    (first?.plain === 'my' && !body.test(words[at + 1]?.plain ?? '')) || (isPersons && last === 'my')
  return (
    isMine &&
    (isGiven ||
      speechVerbs.has(next?.plain ?? '') ||
      isPatient(words, at + length) ||
      // 'I use a cane, my wife will wear teal'.
      (isRelative && isInCompany(words, at + length)) ||
      (companions.includes(last) && !(taking.test(last) && isForRelative(words))))
  )
}

// 'I hate baggy clothes' doesn't ask for them.
const isHated = (words: readonly EventWord[], at: number) =>
  requestWords.dislikes.includes(words[at - 1]?.plain ?? '') && words[at - 1]?.clause === words[at]?.clause

const body =
  /^(?:feet|foot|toes?|heels?|ankles?|knees?|hips?|back|legs?|thighs?|calves|arms?|elbows?|shoulders?|hands?|fingers?|wrists?|neck|chest|belly|stomach|tummy|waist|bump|hair|head|scalp|skin|face|eyes|scars?|tattoos?|culture|port|pump|binder|hijab)$/
const taking = /^(?:driv(?:e|ing)|taking|accompanying|escorting|bringing|pushing)$/
const otherUshers =
  /\b(?:church|mass|sunday|temple|funeral|memorial|burial|theaters?|theatres?|cinema|movies|stadium|arena|concert hall|opera house|front of house)\b/
const MAX_WORDS_TO_SHOW = 4
const shows =
  /^(?:podcasts?|panels?|booths?|stalls?|webinars?|workshops?|conferences?|summits?|shows?|livestreams?|streams?|awards|gala|auctions?|fundraisers?|seminars?|talks?|meetups?|hackathons?|tours?)$/
const coversSelf = /^$|^(?:up|(?:my )?(?:hair|arms|shoulders|legs))\b/
const looksAt =
  /\b(?:see|seeing|watch|watching|view|viewing|admire|admiring|photograph|photographing|peak|chase|chasing)(?: (?:the|all|some|those|peak|new england))*$/
// 'I'm a big woman who', 'woman in her fifties who'.
const isOfSelf =
  /\b(?:im|i am|as) (?:an? |the )?(?:\w+ ){0,7}who$|^(?!(?:s?hes?|my|his|her|our) )(?:an? )?(?:\w+ ){0,3}(?:man|woman|guy|girl|lady|person) (?:\w+ ){0,4}who$/
const isOfThirdPerson = /\b(?:s?hes?|whos?)(?: is)?(?: (?:a|an|the))?$/
const ofKin = new RegExp(String.raw`\b(?:${kin}) of (?:a|an|the|my|our)$`)

const ofKinBefore = new RegExp(String.raw`\b(?:my|his|her|our|their) (?:${kin})s?$`)

// Whether the asker is an adult or accompanies the child.
function isCompanion(words: readonly EventWord[], at: number): boolean {
  const [mine = '', before = ''] = [words[at - 1]?.plain, words[at - 2]?.plain]
  const comesAlong = /^(?:my|our|the)$/.test(mine) && /^(?:with|and|taking|bring|bringing)$/.test(before)
  return (
    comesAlong ||
    words.some(
      ({ plain }, place) =>
        (isGrownAge(plain) && selfNames.has(words[place - 1]?.plain ?? '')) ||
        // 'I'm the dad'.
        (elders.has(plain) &&
          /^(?:the|her|his|their|a)$/.test(words[place - 1]?.plain ?? '') &&
          selfNames.has(words[place - 2]?.plain ?? '')) ||
        // 'My 4 year old's birthday, mom'.
        (elders.has(plain) && isAloneInClause(words, place, selfNames)),
    )
  )
}

const isGrownAge = (text: string) => /^(?:1[89]|[2-9]\d)$/.test(text)

const relation = new RegExp(`^my (?:${kin}|${offspring})$`)
const phraseOf = (words: readonly EventWord[], at: number, length: number) =>
  plainText(words.slice(at, at + length))

// Whether a relative is named by an asker who describes herself, without a need of the relative's own.
const isInCompany = (words: readonly EventWord[], next: number) =>
  describesSelf(words) &&
  !/^(?:needs?|wants?|hates?|refuses|loves?|likes?|doesnt|wont|prefers?|turns)$/.test(
    words[next]?.plain ?? '',
  )

// 'My husband says don't bring blue.'
const speechVerbs = new Set(['says', 'said', 'thinks', 'wants', 'told', 'tells', 'hates', 'loves', 'and'])

// 'Wedding guest, man': the word describes the asker only if it is alone in its clause.
function aloneInClause(words: readonly EventWord[]): RowsMatch[] {
  return words.flatMap(({ plain }, at) => {
    const value = isAloneInClause(words, at, nobody)
      ? askerTable().phrases.get(phraseKey(`a ${plain.replace(/men$/, 'man')}`))
      : undefined
    return value ? [{ value, at, length: 1 }] : []
  })
}
