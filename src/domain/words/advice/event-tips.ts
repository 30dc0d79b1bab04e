import * as z from 'zod/mini'
import { once } from '../../once.ts'
import { GarmentSelector, isSelected } from '../../closet/garment-selector.ts'
import type { Wearer } from '../../closet/wearer/wearer.ts'
import type { Garment } from '../../closet/garment.ts'
import { plainText } from '../../stylist/occasions/matching/clauses.ts'
import { isOfUse, linesFor } from './asker-lines.ts'
import { effortsOfAdvice } from '../../stylist/advice/advice-tables.ts'
import { asksForOneOutfit } from '../../stylist/advice/second-outfit.ts'
import { hasLegs } from '../../closet/garment-facts/has-legs.ts'
import { mentions } from '../../stylist/advice/wearable.ts'
import type { AdviceInput } from '../../stylist/advice/advice-input.ts'
import { withIncludedRows } from '../../stylist/occasions/profiles/combine-rules.ts'
import rows from './event-tips.json' with { type: 'json' }

const TipRow = z.strictObject({
  /** Ids of occasion rows or weather keys, or 'any'; the first that applies ranks the tip. */
  for: z.array(z.string()),
  not: z.optional(z.array(z.string())),
  /** Requires an advised piece that matches. */
  of: z.optional(GarmentSelector),
  /** Requires this asker row. */
  asker: z.optional(z.string()),
  /** At most one tip per kind is given, such as one about layers. */
  kind: z.optional(z.string()),
  text: z.string(),
  /** What following it takes. */
  takes: z.optional(z.array(z.enum(effortsOfAdvice))),
  /** Absent for tips that apply to everyone. */
  wornBy: z.optional(z.enum(['women', 'men'])),
})
const tipRows = once(() => z.array(TipRow).parse(rows))

interface TipInput extends Pick<
  AdviceInput,
  'words' | 'reading' | 'celsius' | 'department' | 'pick' | 'season'
> {
  /** The advised garments. */
  readonly garments: readonly Garment[]
  readonly asker: Pick<AdviceInput['asker'], 'rows' | 'neverWords'>
  readonly wears: Wearer['wears']
  /** Fewest tips, filled up with general ones. */
  readonly least: number
}

// What a tip names, and where it holds.
const claims: readonly (readonly [says: RegExp, isTrue: (input: TipInput) => boolean])[] = [
  // Tips about trousers don't fit a skirt, a dress or shorts.
  [/\b(?:trousers|pants|wide legs|in the leg|waistband)\b/i, ({ garments }) => hasTrousers(garments)],
  [
    /\bvelvet\b/,
    ({ celsius, season }) => season !== 'summer' && (celsius === null || celsius < WARM_CELSIUS),
  ],
  [/\bon camera\b/, ({ words }) => !words.some(({ plain }) => plain === 'radio')],
  // An agbada comes with its own cap.
  [/\bhat\b/, ({ garments }) => !garments.some(({ tags }) => tags.has('traditional'))],
  [/\bbulkiest\b/, ({ reading: { needs } }) => needs.activities.includes('traveling')],
  [/\bevening shoes\b/, ({ garments }) => !garments.some(({ tags }) => tags.has('ankle boots'))],
  [/\bswimsuit\b/, ({ garments }) => garments.some(({ tags }) => tags.has('swimwear'))],
  [/\bcostume\b/, ({ garments }) => !garments.some(({ tags }) => tags.has('traditional'))],
  [/\bthe aids\b/, ({ words }) => words.some(({ plain }) => /^(?:aids?|cochlear|implants?)$/.test(plain))],
  [/\bmicrophone\b/, ({ words }) => !/\bsign language\b/.test(plainText(words))],
  [/\bstaining\b/, ({ reading: { event } }) => event?.mood !== 'festive'],
  // 'Pickleball with my doctor'.
  [/\bWaiting rooms\b/, ({ reading: { event } }) => (event?.family ?? event?.id) === 'doctor'],
  [/\bmeal\b/, ({ reading: { needs } }) => needs.activities.includes('eating')],
  // 'All black' is already decided.
  [/\bhide damp patches\b/, ({ reading: { wantedWords } }) => wantedWords.length === 0],
  [/\bcook\b/, ({ reading: { needs } }) => needs.activities.includes('eating')],
  [
    /\bsun(?:screen|glasses)?\b/i,
    ({ reading: { needs }, words }) =>
      needs.dayTime !== 'night' && !words.some(({ plain }) => plain === 'night'),
  ],
  [/\bsunscreen\b/i, ({ reading: { needs } }) => needs.dayTime !== 'evening'],
  [/\bno shade\b/, ({ reading: { needs } }) => needs.setting !== 'indoors'],
  [/\bsink into\b/, ({ reading: { needs } }) => needs.setting !== 'indoors'],
  [/\bchange (?:before|when)\b/, ({ words }) => !asksForOneOutfit(plainText(words).replace(noWayHome, ''))],
  [/\b(?:two bottoms|combine)\b/, ({ words }) => !asksForOneOutfit(plainText(words))],
]
// Whoever can't go home changes there.
const noWayHome = /\bno (?:time|chance|way) to go home\b/
const hasTrousers = (garments: readonly Garment[]) =>
  !garments.some(({ slot }) => slot === 'bottom' || slot === 'dress') ||
  garments.some((garment) => hasLegs(garment) && !garment.tags.has('shorts'))
// Same threshold as the occasion profile 'arctic cold'.
const ARCTIC_CELSIUS = -7.5
const WARM_CELSIUS = 22
export const LEAST_TIPS = 2
export const MOST_TIPS = 5
const MOST_OF_ASKER = 3

/** Returns two to five tips: for the asker, then for ground and weather, the event, and general ones. */
export function eventTips(input: TipInput): string[] {
  const { asker, department, pick, garments, wears } = input
  const isAllowed = (text: string) =>
    !mentions(text, asker.neverWords) && claims.every(([says, isTrue]) => !says.test(text) || isTrue(input))
  const { event } = input.reading
  const here = new Set([event?.id, event?.family])
  // Takes the first tip of each row before any second one.
  const ofAsker = [0, 1, 2]
    .flatMap((at) =>
      leadingFirst(asker.rows).flatMap(({ tips = [], tipsNotAt = [], takes }) =>
        (tipsNotAt.some((id) => here.has(id)) || !isOfUse(takes, input) ? [] : tips)
          .flatMap((tip) => linesFor(tip, wears, department))
          .slice(at, at + 1),
      ),
    )
    .filter((tip, at, all) => all.indexOf(tip) === at)
    .slice(0, MOST_OF_ASKER)
  const keys = circumstances(input)
  const rankOf = (row: z.infer<typeof TipRow>) => keys.findIndex((key) => row.for.includes(key))
  const ranked = tipRows()
    .filter((row) => rankOf(row) >= 0 && !row.not?.some((key) => keys.includes(key)))
    .filter(({ wornBy, takes }) => (!wornBy || wornBy === department) && isOfUse(takes, input))
    .filter((row) => row.asker === undefined || asker.rows.some(({ id }) => id === row.asker))
    .filter(({ of }) => !of || garments.some((garment) => isSelected(garment, of)))
    .map((row) => ({ row, order: rankOf(row) + (pick(row.text, [0, 0.3, 0.6, 0.9]) ?? 0) }))
    .toSorted((one, other) => one.order - other.order)
  const kinds = ranked.map(({ row }) => row.kind)
  const isSecond = (kind: string | undefined, at: number) => kind !== undefined && kinds.indexOf(kind) < at
  const texts = (isRepeat: boolean) =>
    ranked.filter(({ row: { kind } }, at) => isSecond(kind, at) === isRepeat).map(({ row }) => row.text)
  // General tips are used only if there are too few others.
  const forAny = new Set(ranked.filter(({ row }) => row.for.includes('any')).map(({ row }) => row.text))
  const tips = [...new Set([...ofAsker, ...texts(false).filter((text) => !forAny.has(text))])].filter(
    isAllowed,
  )
  return tips.length < input.least
    ? [...new Set([...tips, ...texts(false), ...texts(true)])].filter(isAllowed).slice(0, input.least)
    : tips.slice(0, MOST_TIPS)
}

const leadingFirst = (all: TipInput['asker']['rows']) =>
  all.toSorted((one, other) => Number(other.isLeading ?? false) - Number(one.isLeading ?? false))

// Events of the wearer's close family, where tips such as asking the family about clothes don't apply.
const isOfOwnFamily =
  /^your (?:late )?(?:dad|father|mum|mom|mam|mother|husband|wife|partner|son|daughter|brother|sister)['’]s /u

// Someone else's event: 'your cousin's graduation'.
const isOfSomeoneElse = /^your \p{L}+(?: \p{L}+)?['’]s? /u

// 'My daughter made me promise to come to her law school graduation'.
const theirDay =
  /^(?:an? |the |proud )*(?:mom|mum|dad|mother|father|uncle|aunt|auntie|grandma|grandpa|grandmother|grandfather|godmother|godfather|nan|sister|brother) at\b|\b(?:graduation|commencement) (?:of (?:my|our)|guest)\b|\bguest at (?:an?|the)\b|\b(?:graduation|commencement|promotion|recital),? my (?:\w+ )?(?:son|daughter|grandson|granddaughter|niece|nephew|stepson|stepdaughter|twins)\b(?! (?:comes|is coming|and i))|\bmy \w+ (?:gets|receives|is getting|is receiving) (?:an?|her|his) (?:\w+ )?degree\b|\b(?:his|her|their) (?:\w+ ){0,3}(?:graduation|commencement|recital|wedding|confirmation|baptism|swearing in)\b/

const withoutDesk =
  /\b(?:plumber|electrician|carpenter|joiner|roofer|mechanic|builder|bricklayer|mason|painter|decorator|driver|trucker|courier|farmer|gardener|landscaper|welder|cleaner|janitor|chef|cook|baker|hairdresser|barber|nurse|waiter|waitress|bartender|teacher|tutor|guard|picker|laborer|fisherman|self employed|freelanc\w+|food truck|stall|shop owner|slaughterhouse|abattoir|factory|warehouse|forklift|site|shift|butcher)s?\b/

// Those who work with their hands, and who come to a meeting elsewhere, have no desk to keep a jacket at.
const hasDesk = ({ needs }: TipInput['reading'], words: TipInput['words']) =>
  !withoutDesk.test(plainText(words)) && !/ (?:meeting|audit|visit)$/.test(needs.phrase)

/** Returns the keys that tips can be for in this situation, most specific first. */
function circumstances({ reading, celsius, season, asker, garments, words }: TipInput): string[] {
  const { event, dressCode, needs } = reading
  // Without other events of a compound: tips for a job don't fit its interview, nor a garden's a talk about it.
  const named = reading.rows.filter((row) => !event?.isHead || row === event || row.group !== 'event')
  const { isWet, isWindy, dayTime, setting, mood } = needs
  const idsOf = (all: typeof named) => all.map(({ id }) => id)
  const parts = event ? withIncludedRows(event).map(({ row }) => row) : []
  const isHot = celsius !== null && celsius >= 26
  const isOutside = setting === 'outdoors' || needs.activities.includes('walking')
  const isSunny = isHot && setting === 'outdoors' && dayTime !== 'evening' && dayTime !== 'night'
  return [
    event?.id,
    (event?.id === 'work' || event?.id === 'casual friday') && hasDesk(reading, words) && 'office day',
    ...idsOf(named.filter(({ group }) => group !== 'event')),
    ...idsOf(parts.filter(({ group }) => group === 'ground' || group === 'movement')),
    setting,
    dayTime === 'morning' && 'in the morning',
    isWet && 'rain',
    isWindy && 'wind',
    isHot && 'hot',
    isSunny && 'hot sun',
    season,
    celsius !== null && celsius < ARCTIC_CELSIUS && isOutside && 'arctic cold',
    celsius !== null && celsius < 6 && 'cold',
    celsius !== null && celsius >= 6 && celsius < 15 && 'cool',
    dressCode?.id,
    event?.family,
    ...idsOf(named),
    ...idsOf(parts),
    reading.rows.some(({ id }) => id === 'camping') && 'camping',
    mood === 'grave' && 'grave',
    (isOfSomeoneElse.test(needs.phrase) || theirDay.test(plainText(words))) && 'guest',
    isOfOwnFamily.test(needs.phrase) && 'own family',
    (needs.wantColors.length > 0 || reading.wantedWords.length > 0) && 'color code',
    dressCode && 'dress code',
    garments.some(({ slot }) => slot === 'outer' || slot === 'mid') && 'layer',
    ...asker.rows.map(({ id }) => `asker ${id}`),
    'any',
  ].filter((key) => typeof key === 'string')
}
