import * as z from 'zod/mini'
import { stylePreferences, stylistSeasons } from '../../../contract/stylist/stylist.ts'
import { coverages } from '../../../contract/user/profile.ts'
import { colorFamilies } from '../../closet/colors/color-family.ts'
import { GarmentSelector, someOf, isSelected } from '../../closet/garment-selector.ts'
import type { Garment } from '../../closet/garment.ts'
import { garmentTags } from '../../closet/tags/garment-tags.ts'
import { once, oncePer } from '../../once.ts'
import { type CatalogGarment, outfitParts } from '../catalog/garment-catalog.ts'
import { withIncludedRows } from '../occasions/profiles/combine-rules.ts'
import { activities } from '../outfit-needs.ts'
import type { AdviceInput } from './advice-input.ts'
import { wantsBright } from './occasion-colors.ts'
import rows from './tables/garment-rules.json' with { type: 'json' }

const texts = z.optional(z.array(z.string()))
const number = z.optional(z.number())
const flag = z.optional(z.boolean())
const Selectors = z.union([GarmentSelector, z.array(GarmentSelector)])

/** Facts about the request and the outfit, all of which must hold. A list holds if one of its values does. */
const Facts = z.strictObject({
  celsiusFrom: number,
  celsiusBelow: number,
  isCelsiusUnknown: flag,
  /** Bounds of the occasion's ideal formality, on the scale of `Garment.formality`. */
  idealFrom: number,
  idealBelow: number,
  hoursFrom: number,
  isWet: flag,
  isWindy: flag,
  asksCover: flag,
  wantsBright: flag,
  hasDressCode: flag,
  isEventUnknown: flag,
  isDepartmentGuessed: flag,
  department: z.optional(z.enum(['women', 'men'])),
  settings: someOf(['indoors', 'outdoors']),
  dayTimes: someOf(['morning', 'day', 'evening', 'night']),
  seasons: someOf(stylistSeasons),
  moods: someOf(['grave', 'festive', 'everyday']),
  activities: someOf(activities),
  preferences: someOf(stylePreferences),
  /** Ids of the main event. */
  events: texts,
  /** Ids of the main event or its family. */
  families: texts,
  /** Ids of the rows of occasions that the words name. */
  rows: texts,
  /** Ids of all recognized profiles, also those of the weather. */
  circumstances: texts,
  /** Ids of rows that the event's row includes. */
  includes: texts,
  /** Ids of the rows of the asker. */
  askers: texts,
  coverages: someOf(coverages),
  isCoveringArms: flag,
  neverColors: someOf(colorFamilies),
  neverTags: someOf(garmentTags),
  wantTags: someOf(garmentTags),
  wantedColors: texts,
  /** Words of the request, lowercase. */
  words: texts,
  /** A garment worn with it matches. */
  wears: z.optional(Selectors),
  /** No garment worn with it matches. */
  lacks: z.optional(Selectors),
})
type Facts = z.infer<typeof Facts>
const Situations = z.optional(z.array(z.extend(Facts, { not: z.optional(Facts) })))

const Rule = z.strictObject({
  why: z.string(),
  /** The garments: all conditions must hold. */
  names: texts,
  /** Whole words, of which the name has one; compiled here, since every garment is checked. */
  nameHas: z.optional(
    z.pipe(
      z.array(z.string()).check(z.minLength(1)),
      z.transform((words) => new RegExp(`\\b(?:${words.join('|')})\\b`)),
    ),
  ),
  parts: someOf(outfitParts),
  /** Ids of garment types. */
  types: texts,
  /** Ids of occasions that the garment is for. */
  madeFor: texts,
  of: z.optional(Selectors),
  /** The rule holds in any of these situations; absent for all. */
  when: Situations,
  /** The rule holds in none of these situations. */
  unless: Situations,
})
const Rules = z.strictObject({
  /** Out of place even if the request names the garment. */
  never: z.array(Rule),
  /** Only for those who request the garment. */
  unusual: z.array(Rule),
  /** Layers that don't suit the day or the garments worn with them. */
  layers: z.array(Rule),
  /** Accessories that don't. */
  accessories: z.array(Rule),
  /** Added to `Ranked.value`. */
  bonuses: z.array(z.extend(Rule, { add: z.number() })),
})
const rules = once(() => Rules.parse(rows))

/** Returns whether a rule of `list` speaks against a garment, on this day and with the `worn` garments. */
export function ruleAgainst(
  list: 'never' | 'unusual' | 'layers',
  input: AdviceInput,
  worn: readonly Garment[] = [],
): (candidate: CatalogGarment) => boolean {
  const holding = rules()[list].filter((rule) => holds(rule, input, worn))
  return (candidate) => holding.some((rule) => isMeant(candidate, rule))
}

/** Whether a rule speaks against a bag or accessory, on this day and with the `worn` garments. */
export function isAccessoryAgainstRules(
  candidate: CatalogGarment,
  input: AdviceInput,
  worn: readonly Garment[],
): boolean {
  // Each candidate meets other garments, so the garment is checked first: few rules are about it.
  return rules().accessories.some((rule) => isMeant(candidate, rule) && holds(rule, input, worn))
}

/** Returns the sum of the bonuses and penalties of the rules for a garment on this day. */
export function ruleBonus(input: AdviceInput): (candidate: CatalogGarment) => number {
  const holding = rules().bonuses.filter((rule) => holds(rule, input, []))
  return (candidate) => holding.reduce((sum, rule) => sum + (isMeant(candidate, rule) ? rule.add : 0), 0)
}

const isAnySelected = (garment: Garment, of: z.infer<typeof Selectors>) =>
  Array.isArray(of) ? of.some((one) => isSelected(garment, one)) : isSelected(garment, of)

const isMeant = (
  { name, part, piece: { garment }, for: madeFor = [] }: CatalogGarment,
  { names, nameHas, parts, types, madeFor: ids, of }: z.infer<typeof Rule>,
): boolean =>
  (!names || names.includes(name)) &&
  (!nameHas || nameHas.test(name)) &&
  (!parts || parts.includes(part)) &&
  (!types || types.includes(garment.type ?? '')) &&
  (!ids || madeFor.some((id) => ids.includes(id))) &&
  (!of || isAnySelected(garment, of))

function holds(
  { when, unless }: z.infer<typeof Rule>,
  input: AdviceInput,
  worn: readonly Garment[],
): boolean {
  const isSituation = (situation: Facts & { readonly not?: Facts | undefined }) =>
    areTrue(situation, input, worn) && !(situation.not && areTrue(situation.not, input, worn))
  return (!when || when.some(isSituation)) && !unless?.some(isSituation)
}

/** The values that facts list, computed once per request since hundreds of situations ask for them. */
const valuesOf = oncePer(({ asker, preference, reading, season, words }: AdviceInput) => {
  const { event, needs, rows: named } = reading
  return {
    settings: [needs.setting],
    dayTimes: [needs.dayTime],
    seasons: [needs.season, season],
    moods: [needs.mood],
    activities: needs.activities,
    preferences: [preference],
    events: [event?.id],
    families: [event?.id, event?.family],
    rows: named.map(({ id }) => id),
    circumstances: needs.profiles ?? [],
    includes: event ? withIncludedRows(event).map(({ row }) => row.id) : [],
    askers: asker.rows.map(({ id }) => id),
    coverages: [asker.wearer.coverage],
    neverColors: asker.wearer.neverColors,
    neverTags: [...asker.neverTags],
    wantTags: asker.rows.flatMap(({ wantTags = [] }) => wantTags),
    wantedColors: [...reading.wantedWords],
    words: words.map(({ plain }) => plain),
  } satisfies Record<string, readonly (string | null | undefined)[]>
})

const is = (wanted: boolean | undefined, value: boolean) => wanted === undefined || wanted === value
const isAny = (some: readonly string[] | undefined, values: readonly (string | null | undefined)[]) =>
  !some || values.some((value) => typeof value === 'string' && some.includes(value))

// Facts that list values, of which one must be true of the request.
const lists = [
  'settings',
  'dayTimes',
  'seasons',
  'moods',
  'activities',
  'preferences',
  'events',
  'families',
  'rows',
  'circumstances',
  'includes',
  'askers',
  'coverages',
  'neverColors',
  'neverTags',
  'wantTags',
  'wantedColors',
  'words',
] as const
const statedLists = oncePer((facts: Facts) => lists.filter((list) => facts[list]))

function areTrue(facts: Facts, input: AdviceInput, worn: readonly Garment[]): boolean {
  const { asker, celsius, reading } = input
  const { event, needs } = reading
  const { formality } = needs
  const { celsiusFrom, celsiusBelow, idealFrom, idealBelow, hoursFrom, wears, lacks } = facts
  const values = valuesOf(input)
  return (
    // First, since most situations fail here.
    statedLists(facts).every((list) => isAny(facts[list], values[list])) &&
    (celsiusFrom === undefined || (celsius !== null && celsius >= celsiusFrom)) &&
    (celsiusBelow === undefined || (celsius !== null && celsius < celsiusBelow)) &&
    is(facts.isCelsiusUnknown, celsius === null) &&
    (idealFrom === undefined || formality.ideal >= idealFrom) &&
    (idealBelow === undefined || formality.ideal < idealBelow) &&
    (hoursFrom === undefined || (event?.hours ?? 0) >= hoursFrom) &&
    is(facts.isWet, needs.isWet) &&
    is(facts.isWindy, needs.isWindy) &&
    is(facts.asksCover, needs.asksCover) &&
    is(facts.wantsBright, wantsBright(reading)) &&
    is(facts.hasDressCode, reading.dressCode !== null) &&
    is(facts.isEventUnknown, event === null) &&
    is(facts.isDepartmentGuessed, input.isDepartmentGuessed) &&
    (!facts.department || facts.department === input.department) &&
    is(
      facts.isCoveringArms,
      asker.rows.some(({ coversArms }) => coversArms),
    ) &&
    (!wears || worn.some((garment) => isAnySelected(garment, wears))) &&
    (!lacks || !worn.some((garment) => isAnySelected(garment, lacks)))
  )
}
