import { plainText } from '../../occasions/matching/clauses.ts'
import type { GarmentTag } from '../../../closet/tags/garment-tags.ts'
import type { Wearer } from '../../../closet/wearer/wearer.ts'
import type { EventWord } from '../../occasions/matching/tokenize-event.ts'
import { askers, disliked, type AskerRow } from '../advice-tables.ts'
import { providedGear, ruledOutBy } from '../ruled-out.ts'
import { excludedColors } from './stated-colors.ts'
import { rowsOfAsker } from './rows-of-asker.ts'
import { statedGender } from './stated-gender.ts'
import { statedWishes } from './stated-wishes.ts'
import { askerGroups, requestWords } from '../advice-lists.ts'

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
const family = requestWords.relatives
const rowsWithId = (id: string) => askers().filter((row) => row.id === id)

/**
 * Reads the asker and the garments they rule out. The words override `wearer`.
 * @param here ids of the event and its family; empty for none
 */
export function readAsker(
  words: readonly EventWord[],
  wearer: Wearer | null,
  here: readonly string[] = [],
): Asker {
  const about = wearer ?? defaultWearer
  const ruledOut = ruledOutBy(words)
  const stated = statedRows(words, ruledOut).filter(
    ({ onlyAt }) => !onlyAt || here.length === 0 || onlyAt.some((id) => here.includes(id)),
  )
  const lastStated = <Key extends 'wears' | 'likelyWears' | 'coverage' | 'heels'>(key: Key) =>
    stated.findLast((row) => row[key] !== undefined)?.[key]
  const wears =
    childWears(stated, words) ??
    stated.find(({ id }) => askerGroups.decisive.includes(id))?.wears ??
    statedGender(words) ??
    lastStated('wears') ??
    lastStated('likelyWears') ??
    about.wears
  const coverage = lastStated('coverage') ?? about.coverage
  const rows = [...stated, ...(wears === 'menswear' ? [] : headscarfOf(coverage, stated))]
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
      wears,
      coverage,
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

// 'About me' says that her hair is covered: the limits of a hijab, without the notes for who asks about one.
function headscarfOf(coverage: Wearer['coverage'], stated: readonly AskerRow[]): AskerRow[] {
  if (coverage !== 'hair, arms and legs' || stated.some(({ id }) => id === 'hijab' || id === 'no hijab'))
    return []
  return rowsWithId('hijab').map(({ neverTags, neverWords }) => ({
    id: 'covered hair',
    words: [],
    ...(neverTags && { neverTags }),
    ...(neverWords && { neverWords }),
    wantTags: ['headscarf'],
  }))
}

// The rows that hold for the asker, with those of wishes, prices and refused garments.
function statedRows(words: readonly EventWord[], ruledOut: ReturnType<typeof ruledOutBy>): AskerRow[] {
  const named = [
    ...new Set([
      ...rowsOfAsker(words),
      ...(namesPrice(words) ? rowsWithId('budget') : []),
      ...(providedGear(words).length > 0 ? rowsWithId('given gear') : []),
      ...statedWishes(words).flatMap(rowsWithId),
      ...inkedPlace(words),
    ]),
  ]
  // 'As a bridesmaid, no wait, just a guest'.
  const isGuest = words.some(({ plain }, at) => plain === 'guest' && words[at - 2]?.plain === 'just')
  const text = plainText(words)
  const has = (id: string) => named.some((row) => row.id === id)
  // A man in a birthing class is not pregnant.
  const isMan = isManHimself.test(text) || (has('man') && !has('trans man'))
  // 'My daughter is a flower girl, what should I wear as her mom?'
  const isParent = asksForParent.test(text)
  // 'The colonoscopy is done'.
  const isOver = words.some(({ plain }) => /^(?:recovery|recovered|recovering|ago|since|done)$/.test(plain))
  const unwelcome = excludedColors(words)
  const isAtTattooist = atTattooist.test(text)
  // 'Amputee, left arm'.
  const isArm = /\b(?:left|right|upper|lower|one) (?:fore)?(?:arm|hand)\b/.test(text) && !ofLegs.test(text)
  const hasShoesOff = has('shoes off') || has('shoes off house')
  const refused = new Set<GarmentTag>(ruledOut.flatMap(({ tags }) => tags ?? []))
  const stated = named.filter(
    ({ id, notWith, wantTags, words: phrases }) =>
      // 'Hates kilts' doesn't ask for one.
      !(wantTags?.length && ruledOut.some((one) => one.words.some((word) => phrases.includes(word)))) &&
      // 'Hates heels and sparkle' asks for no sparkle.
      !(wantTags?.length && wantTags.every((tag) => refused.has(tag))) &&
      !(isGuest && askerGroups.inParty.includes(id)) &&
      !(isMan && askerGroups.ofMothers.includes(id)) &&
      !(isParent && askerGroups.ofChildren.includes(id)) &&
      !(
        id === 'prosthesis' &&
        (isArm || has('shows prosthesis') || (has('one arm') && !ofLegs.test(text)))
      ) &&
      !notWith?.some(has) &&
      !(isAtTattooist && id === 'tattoo') &&
      // Nothing to match where black is unwelcome.
      !(id === 'all black' && unwelcome.includes('black')) &&
      !(isOver && id === 'procedure') &&
      // 'My sister's pinning ceremony, nursing'.
      !(id === 'nursing' && ofNurses.test(text)),
  )
  // 'I don't like wearing pants' leaves skirts and dresses.
  const isWithoutTrousers =
    stated.every(({ wears }) => wears !== 'menswear') &&
    ruledOut.some(({ words: some }) => some.includes('trousers'))
  // Nobody offers a dress to a man for 'no waistband'.
  const isWithoutWaistband =
    stated.every(({ wears, likelyWears }) => wears !== 'menswear' && likelyWears !== 'menswear') &&
    ruledOut.some(({ words: some }) => some.includes('waistband'))
  // Shorts over a swimsuit are worn by those who cover up, too.
  const fitting = has('shorts over')
    ? stated.map((row) => ({ ...row, neverTags: row.neverTags?.filter((tag) => tag !== 'shorts') }))
    : stated
  return [
    ...fitting,
    ...(isArm && has('prosthesis') && !has('one arm') ? rowsWithId('one arm') : []),
    ...(hasShoesOff && has('freezing feet') ? rowsWithId('warm socks') : []),
    ...(isWithoutTrousers ? rowsWithId('no trousers') : []),
    ...(isWithoutWaistband ? rowsWithId('no waistband') : []),
  ]
}

const ofLegs = /\b(?:leg|knee|foot|prosthetic)\b/
const ofNurses =
  /\bpinning\b|\bnursing (?:school|student|degree|license|board|exam)\b|\b(?:degree|diploma|course|career|bachelors?|masters?) in nursing\b/
const atTattooist =
  /\btattoo (?:appointment|session|appt|day|studio|parlou?r|artist|convention|expo|festival|shop)|\b(?:getting|get|having|booked|finishing|touching up) (?:\w+ ){0,3}(?:tattoo(?:ed|s)?|inked)\b|\b(?:new|first) tattoo\b/
const inkedPlaces: readonly (readonly [string, RegExp])[] = [
  ['inked leg', /^(?:legs?|thighs?|calf|calves|knees?|shins?|hips?|ankles?)$/],
  ['inked back', /^(?:back|spine|chest|ribs?|ribcage|sternum|collarbone|belly|stomach)$/],
  ['inked arm', /^(?:arms?|forearms?|wrists?|elbows?|shoulders?|biceps?|sleeve)$/],
]

// 'A tattoo appointment for my thigh': clothes leave the place bare.
function inkedPlace(words: readonly EventWord[]): AskerRow[] {
  if (!atTattooist.test(plainText(words))) return []
  const [place] = inkedPlaces.filter(([, names]) => words.some(({ plain }) => names.test(plain)))
  return place ? rowsWithId(place[0]) : []
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
const currencies =
  /^(?:euros?|eur|pounds?|gbp|quid|bucks?|dollars?|usd|aud|cad|francs|kron(?:a|or|er)|zloty|rupees|pesos|dirhams?|aed|riyals?|dinars?|shillings?|naira|cedis?|rand|lira|baht|ringgit|reais|yuan|rmb)$/
const weightVerbs = /^(?:weigh|weighs|lost|gained|lose|gain|prize|tickets?|at|over)$/

const isManHimself =
  /\b(?:im|am|as) an? (?:(?!of|with|to|and|the|for)\w+ ){0,3}(?:man|guy|dad|father|male|husband|widower)\b/
const asksForParent =
  /\bwhat (?:should|do|can|could|would|shall) i wear\b.*\bmy (?:\d+ year old )?(?:daughter|son|kid|child|girl|boy|granddaughter|grandson)|\bmy (?:\d+ year old )?(?:daughter|son|kid|child|girl|boy|granddaughter|grandson)\b.*\bwhat (?:should|do|can|could|would|shall) i wear\b|\bas (?:her|his|their|the) (?:mom|mum|mother|dad|father|parent|grandma|grandpa|nan)\b/

// 'A suit for my 9 year old son's first communion' is for him.
function childWears(rows: readonly AskerRow[], words: readonly EventWord[]): Wearer['wears'] | undefined {
  if (!rows.some(({ id }) => id === 'young child' || id === 'teen')) return undefined
  const child = words.map(({ plain }) => plain.replace(/s$/, ''))
  if (child.some((plain) => family.sons.includes(plain))) return 'menswear'
  return child.some((plain) => family.daughters.includes(plain)) ? 'womenswear' : undefined
}
