import { once } from '../../../once.ts'
import type { GarmentTag } from '../../../closet/tags/garment-tags.ts'
import type { Wearer } from '../../../closet/wearer/wearer.ts'
import type { EventWord } from '../../occasions/matching/tokenize-event.ts'
import { findPhrases } from '../../occasions/matching/find-phrases.ts'
import { isComingFrom } from '../../occasions/matching/is-coming-from.ts'
import { phraseKey, createRowTable } from '../../occasions/matching/profile-phrases.ts'
import { askers, disliked, type AskerRow } from '../advice-tables.ts'
import { ruledOutBy } from '../ruled-out.ts'
import { excludedColors } from './stated-colors.ts'
import requestWords from '../tables/request-words.json' with { type: 'json' }

/** The person who will wear the outfit, from the request and 'About me'. Limits every piece and sentence. */
export interface Asker {
  readonly rows: readonly AskerRow[]
  /** 'About me', changed by the request. */
  readonly wearer: Wearer
  readonly neverTags: ReadonlySet<GarmentTag>
  /** Lowercase words that no text may contain. */
  readonly neverWords: ReadonlySet<string>
}

// prettier-ignore
const defaultWearer: Wearer = { wears: null, coverage: 'as I like', heels: 'any', feels: 'average', favoriteColors: [], neverColors: [], neverMaterials: [], neverTypes: [] }
const { companions, relatives: family, selves, others } = requestWords
const spouses: ReadonlySet<string> = new Set(family.spouses)
const elders: ReadonlySet<string> = new Set([...family.parents, ...family.elders])
const grownUps: ReadonlySet<string> = new Set([...spouses, ...elders, ...family.siblings])

const askerTable = once(() => createRowTable(askers()))
const rowOfRole = once(() => new Map(askers().flatMap((row) => (row.roles ?? []).map((role) => [role, row]))))
const rowOfNoun = once(() => new Map(askers().flatMap((row) => (row.nouns ?? []).map((noun) => [noun, row]))))

/** Reads the asker and the garments they rule out. The words override `wearer`. */
export function readAsker(words: readonly EventWord[], wearer: Wearer | null): Asker {
  const about = wearer ?? defaultWearer
  const named = [
    ...new Set([
      ...askerMatches(fromHonoree(withoutAges(words))).flat(),
      ...nounsOfAsker(words).flat(),
      ...(namesPrice(words) ? askers().filter(({ id }) => id === 'budget') : []),
    ]),
  ]
  // 'As a bridesmaid, no wait, just a guest'.
  const isGuest = words.some(({ plain }, at) => plain === 'guest' && words[at - 2]?.plain === 'just')
  // A man in a birthing class is not pregnant.
  const isMan = /\b(?:im|am|as) an? (?:man|guy|dad|male)\b/.test(words.map(({ plain }) => plain).join(' '))
  // 'The colonoscopy is done'.
  const isOver = words.some(({ plain }) => /^(?:recovery|recovered|ago|since|done)$/.test(plain))
  const isSeated = named.some(({ id }) => id === 'wheelchair')
  const rows = named.filter(
    ({ id }) =>
      !(isGuest && inParty.has(id)) &&
      !(isMan && id === 'pregnant') &&
      !(isSeated && id === 'all day walking') &&
      !(isOver && id === 'procedure'),
  )
  const ruledOut = ruledOutBy(words)
  const lastStated = <Key extends 'wears' | 'likelyWears' | 'coverage' | 'heels'>(key: Key) =>
    rows.findLast((row) => row[key] !== undefined)?.[key]
  const neverMaterials = [
    ...rows.flatMap((row) => row.neverMaterials ?? []),
    ...ruledOut.flatMap((one) => one.materials ?? []),
    ...about.neverMaterials,
  ]
  // Someone who wears no wool also rules out 'merino' and 'cashmere'.
  const relatives = disliked().filter(({ materials: of }) => of?.some((one) => neverMaterials.includes(one)))
  return {
    rows,
    wearer: {
      ...about,
      wears:
        childWears(rows, words) ??
        rows.find(({ id }) => decisive.has(id))?.wears ??
        lastStated('wears') ??
        lastStated('likelyWears') ??
        about.wears,
      coverage: lastStated('coverage') ?? about.coverage,
      heels: lastStated('heels') ?? about.heels,
      neverColors: [
        ...about.neverColors,
        ...rows.flatMap((row) => row.neverColors ?? []),
        ...ruledOut.flatMap(({ color }) => color ?? []),
        ...excludedColors(words),
      ],
      neverTypes: [...about.neverTypes, ...ruledOut.flatMap(({ type }) => type ?? [])],
      neverMaterials,
    },
    neverTags: new Set(
      [...rows, ...ruledOut].flatMap((one) => ('id' in one ? one.neverTags : one.tags) ?? []),
    ),
    neverWords: new Set([
      ...neverMaterials,
      ...rows.flatMap((row) => row.neverWords ?? []),
      ...[...ruledOut, ...relatives].flatMap((one) => one.words),
    ]),
  }
}

// 'Max 40 pounds', '80 euros'; 'I weigh 200 pounds' isn't an amount of money.
const namesPrice = (words: readonly EventWord[]) =>
  words.some(({ plain }, at) => {
    const before = words.slice(Math.max(0, at - PRICE_REACH), at).map((word) => word.plain)
    if (!/^[1-9]\d{1,3}$/.test(plain) || before.some((word) => weightVerbs.test(word))) return false
    const isCapped = before.some((word) => /^(?:max|maximum|budget|under|spend)$/.test(word))
    return currencies.test(words[at + 1]?.plain ?? '') && (isCapped || words[at + 1]?.plain !== 'pounds')
  })

const PRICE_REACH = 3
const currencies = /^(?:euros?|eur|pounds?|gbp|quid|bucks?|dollars?|usd|francs|kronor|zloty|rupees|pesos)$/
const weightVerbs = /^(?:weigh|weighs|lost|gained|lose|gain|prize|tickets?|at|over)$/

const inParty: ReadonlySet<string> = new Set(['bridesmaid', 'best man', 'usher'])

// Rows that decide what the asker wears, even if the request names other people.
const decisive: ReadonlySet<string> = new Set([
  'butch',
  'trans man',
  'pregnant',
  'nursing',
  'postpartum',
  'hijab',
  'bride',
])

// 'A suit for my 9 year old son's first communion' is for him.
function childWears(rows: readonly AskerRow[], words: readonly EventWord[]): Wearer['wears'] | undefined {
  if (!rows.some(({ id }) => id === 'young child' || id === 'teen')) return undefined
  const child = words.map(({ plain }) => plain.replace(/s$/, ''))
  if (child.some((plain) => family.sons.includes(plain))) return 'menswear'
  return child.some((plain) => family.daughters.includes(plain)) ? 'womenswear' : undefined
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
  return [...findPhrases(words, askerTable()), ...aloneInClause(words)].flatMap(({ value, at, length }) => {
    const isGiven = /['’]s?$|[^s]s$/.test(words[at + length - 1]?.text ?? '')
    // 'A groomsman's date', 'the boy's aunt'.
    const next = words[at + length]
    if (isGiven && next?.clause === words[at]?.clause && isRelation(next?.plain ?? '')) return []
    // 'My boss's daughter is getting married'.
    if (/['’]s$/.test(words[at - 1]?.text ?? '') && isRelation(words[at]?.plain ?? '')) return []
    // 'The groom's coworker'.
    if (isGiven && /^(?:groom|bride)s?$/.test(words[at + length - 1]?.plain ?? '')) return []
    // 'Straight from the construction site'.
    if (isComingFrom(words, at)) return []
    // 'To match the bridesmaids'.
    const isParty = /^(?:bridesmaids|bridesmen|groomsmen|girls|boys|ladies)$/.test(words[at]?.plain ?? '')
    if (isParty && !isAloneInClause(words, at, nobody)) return []
    // 'Our kids are flower girls'.
    const isOf = /^(?:s?he|they)$/.test(words[at - 2]?.plain ?? '')
    if (
      !isOf &&
      /^(?:are|is)$/.test(words[at - 1]?.plain ?? '') &&
      value.some(({ id }) => id === 'flower girl')
    )
      return []
    const isSpeaking = speechVerbs.has(words[at + length]?.plain ?? '')
    // 'My sister's baptism for her little boy'.
    const isChildNamed = length === 1 && /^(?:boy|girl)s?$/.test(words[at]?.plain ?? '')
    if (isChildNamed && /^(?:little|baby|her|his|their|our|the)$/.test(words[at - 1]?.plain ?? '')) return []
    // 'A matinee with my 9 year old granddaughter, I'm 71'.
    if (value.some(({ id }) => id === 'young child') && isCompanion(words, at)) return []
    // 'My 4 year old's party': the asker is the parent.
    const isMine = words[at]?.plain === 'my' || (isGiven && words[at - 1]?.plain === 'my')
    const isOther = isMine && (isGiven || isSpeaking || companions.includes(words[at - 1]?.plain ?? ''))
    return isOther ? [] : [value]
  })
}

// Whether the asker is an adult or accompanies the child.
function isCompanion(words: readonly EventWord[], at: number): boolean {
  const [mine = '', before = ''] = [words[at - 1]?.plain, words[at - 2]?.plain]
  const comesAlong = /^(?:my|our|the)$/.test(mine) && /^(?:with|and|taking|bring|bringing)$/.test(before)
  return (
    comesAlong ||
    words.some(
      ({ plain }, place) =>
        (isGrownAge(plain) && selfNames.has(words[place - 1]?.plain ?? '')) ||
        // 'My 4 year old's birthday, mom'.
        (elders.has(plain) && isAloneInClause(words, place, selfNames)),
    )
  )
}

const isGrownAge = (text: string) => /^(?:1[89]|[2-9]\d)$/.test(text)

// 'My husband says don't bring blue.'
const speechVerbs = new Set(['says', 'said', 'thinks', 'wants', 'told', 'tells', 'hates', 'loves', 'and'])

// In words.
const LONGEST_SELF = 6

// 'A 58 year old man', 'size 20 woman', 'm 24': only adjectives and figures precede the noun.
function nounsOfAsker(words: readonly EventWord[]): AskerRow[][] {
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
    if (noun && isSubjectWithAge(words, at)) return [[noun]]
    if (noun && (nounOfLetter.has(plain) ? isLetterOfAsker(words, at) : isOfAsker(before))) return [[noun]]
    const isRole =
      isSubjectWithAge(words, at) ||
      isTheirOwn(before) ||
      isRelative(before) ||
      isAloneInClause(words, at, nobody) ||
      // 'Bar mitzvah, his aunt'.
      (clause > 0 && isAloneInClause(words, at, owners))
    return role && isRole ? [[role]] : []
  })
}

const isRelation = (plain: string) =>
  rowOfRole().has(plain) || rowOfNoun().has(plain) || /^(?:date|partner|plus|guest)$/.test(plain)

const ageAdjectives = /^(?:older|younger|elder|eldest|youngest|big|little|twin|great|only|proud)$/
const honorees = /^(?:groom|bride|boy|girl|baby|child|kid|couple|graduate|groomsman|bridesmaid)s?$/

// 'The groom's sister', 'I'm the bar mitzvah boy's aunt': the clause begins with the person whom the event is about.
function isRelative(before: readonly EventWord[]): boolean {
  const owner = before.findLastIndex(({ plain }) => !ageAdjectives.test(plain))
  const { text = '', plain = '' } = before[owner] ?? {}
  if (!honorees.test(plain) || !/['’]s?$|s$/.test(text)) return false
  const start = before
    .slice(0, owner)
    .filter((word) => !/^(?:the|bar|bat|mitzvah|birthday|flower)$/.test(word.plain))
  return start.length === 0 || selfNames.has(start.at(-1)?.plain ?? '') || start.at(-1)?.plain === 'as'
}

// Whether the word at `at` is alone in its clause, apart from words in `ignored`.
const isAloneInClause = (words: readonly EventWord[], at: number, ignored: ReadonlySet<string>) =>
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
  // '(m)', and '23 m student'.
  if (before === '' && after === '') return true
  if (isAge(before) && near(at - 2) === '' && !distances.test(after)) return true
  return selfNames.has(before) || (isAge(after) && !isAge(before)) || (isAge(before) && after === '')
}

const distances =
  /^(?:swim|sprint|run|dash|walk|high|deep|race|freestyle|butterfly|hurdles|relay|pool|long|wide|tall|above|below|away|from)$/

const isAge = (text: string) => /^[1-9]\d$/.test(text)

const selfNames: ReadonlySet<string> = new Set(['im', 'am'])
const nobody: ReadonlySet<string> = new Set()
const owners: ReadonlySet<string> = new Set(['his', 'her', 'their'])
const determiners = new Set(['the', 'her', 'his', 'their', 'a', 'an'])

// 'I'm her uncle', 'as the grandmother'.
function isTheirOwn(before: readonly EventWord[]): boolean {
  const [verb = '', determiner = ''] = before.slice(-2).map(({ plain }) => plain)
  return (selfNames.has(verb) || verb === 'as') && determiners.has(determiner)
}

// 'Grandmother 76 with bunions', 'my grandpa, 80': a text that begins with a relative and an age is about them.
function isSubjectWithAge(words: readonly EventWord[], at: number): boolean {
  const start = words.slice(0, at).filter(({ plain }) => !/^(?:my|our|the|a|for)$/.test(plain))
  const speaksOfSelf = words.some(({ plain }) => selfNames.has(plain))
  return start.length === 0 && !speaksOfSelf && /^[2-9]\d(?:yo?)?$/.test(words[at + 1]?.plain ?? '')
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

// 'Wedding guest, man': the word describes the asker only if it is alone in its clause.
function aloneInClause(words: readonly EventWord[]): { value: AskerRow[]; at: number; length: number }[] {
  return words.flatMap(({ plain }, at) => {
    const value = isAloneInClause(words, at, nobody)
      ? askerTable().phrases.get(phraseKey(`a ${plain.replace(/men$/, 'man')}`))
      : undefined
    return value ? [{ value, at, length: 1 }] : []
  })
}
