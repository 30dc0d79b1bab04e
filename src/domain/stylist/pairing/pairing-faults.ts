import type { Garment } from '../../closet/garment.ts'
import type { GarmentCulture } from '../../closet/tags/garment-tags.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import { UNNAMED_SET } from '../../closet/garment-words/set-name.ts'
import { areOfTwoNamedSets, arePartners, namesPartner, oneCloth, shareOwnWord } from './are-of-one-set.ts'
import { type AvoidRule, avoidRules, type NeedRule, needRules } from './pairing-rules.ts'
import { wordSet } from '../../word-set.ts'

/** A pairing rule that two pieces of an outfit break, or that one breaks by lacking its partner. */
export interface PairingFault {
  readonly rule: AvoidRule | NeedRule
  /** Indices of the pieces in the given list; one index for a piece that lacks its partner. */
  readonly at: readonly number[]
}

// Rules by garment, and broken rules by pair of garments, are cached.
interface RulesOf {
  readonly asSubject: readonly AvoidRule[]
  readonly asObject: ReadonlySet<AvoidRule>
  readonly needing: readonly NeedRule[]
}
const rulesOfGarments = new WeakMap<Garment, RulesOf>()
const pairs = new WeakMap<Garment, WeakMap<Garment, AvoidRule | null>>()

/** The worst rule that two garments break together; null for none. */
export function pairingFault(one: Garment, other: Garment): AvoidRule | null {
  const ofOne = pairs.get(one) ?? new WeakMap<Garment, AvoidRule | null>()
  pairs.set(one, ofOne)
  const before = ofOne.get(other)
  if (before !== undefined) return before
  // Trousers that the owner names as the blazer's are worn with it.
  const broken = [
    ...(areHeldTogether(one, other) ? [] : [...brokenBy(one, other), ...brokenBy(other, one)]),
    ...(areOfDifferentSuits(one, other) ? [mixedSuits] : areUnlikeHalves(one, other) ? [unlikeHalves] : []),
    ...(areOfTwoCultures(one, other) ? [mixedCultures] : []),
    ...(areOfTwoPrints(one, other) || areOfTwoPrints(other, one) ? [mixedPrints] : []),
    ...(isStray(one, other) || isStray(other, one) ? [strayPart] : []),
  ]
  const worst = broken.toSorted((a, b) => b.severity - a.severity)[0] ?? null
  ofOne.set(other, worst)
  return worst
}

const areHeldTogether = (one: Garment, other: Garment) => arePartners(one, other) || shareOwnWord(one, other)

/** All rules that the garments of an outfit break, worst first. */
export function pairingFaults(garments: readonly Garment[]): PairingFault[] {
  const faults: PairingFault[] = []
  for (const [at, garment] of garments.entries()) {
    for (let before = 0; before < at; before++) {
      const other = garments[before]
      const rule = other && pairingFault(garment, other)
      if (rule) faults.push({ rule, at: [before, at] })
    }
    for (const rule of rulesOf(garment).needing)
      if (!garments.some((other) => other !== garment && isSelected(other, rule.needs)))
        faults.push({ rule, at: [at] })
  }
  return faults.toSorted((one, other) => other.rule.severity - one.rule.severity)
}

/** Whether a garment needs a partner that is not among the garments. */
export function lacksPartner(garment: Garment, garments: readonly Garment[]): boolean {
  return rulesOf(garment).needing.some(
    ({ needs }) => !garments.some((other) => other !== garment && isSelected(other, needs)),
  )
}

const mixedSuits: AvoidRule = { of: {}, avoid: {}, severity: 0.45, why: 'halves of two different suits' }

const unlikeHalves: AvoidRule = { of: {}, avoid: {}, severity: 0.14, why: 'halves that may be of two suits' }

const mixedCultures: AvoidRule = {
  of: {},
  avoid: {},
  severity: 0.65,
  why: 'traditional dress of two cultures',
}

// Traditions that share garments or wear each other's.
const kin: readonly ReadonlySet<GarmentCulture>[] = [
  new Set<GarmentCulture>(['Middle Eastern', 'North African', 'Turkish', 'Central Asian', 'East African']),
  new Set<GarmentCulture>(['West African', 'East African', 'Southern African']),
  new Set<GarmentCulture>(['South Asian', 'Middle Eastern', 'Central Asian']),
  new Set<GarmentCulture>(['Filipino', 'Southeast Asian', 'Latin American']),
  new Set<GarmentCulture>(['Southeast Asian', 'South Asian', 'Chinese', 'Middle Eastern']),
  new Set<GarmentCulture>(['Hawaiian', 'Pacific']),
  new Set<GarmentCulture>(['Eastern European', 'Nordic', 'Alpine']),
]

// Trousers of a charro suit under a sherwani.
function areOfTwoCultures(one: Garment, other: Garment): boolean {
  if (one.culture === null || other.culture === null || one.culture === other.culture) return false
  const [first, second] = [one.culture, other.culture]
  return (
    isDistinctive(one) && isDistinctive(other) && !kin.some((ones) => ones.has(first) && ones.has(second))
  )
}

// Jewish religious pieces and Hawaiian shirts are worn with anything.
const isDistinctive = ({ culture, tags }: Garment) =>
  tags.has('traditional') && !tags.has('religious') && culture !== 'Jewish' && culture !== 'Hawaiian'

const mixedPrints: AvoidRule = { of: {}, avoid: {}, severity: 0.5, why: 'two different wax prints' }

// An Ankara top and an Ankara skirt of another cloth.
const areOfTwoPrints = (top: Garment, bottom: Garment) =>
  (top.slot === 'top' || top.slot === 'mid') &&
  bottom.slot === 'bottom' &&
  [top, bottom].every(({ culture, pattern }) => culture !== null && pattern === 'print') &&
  (top.culture !== bottom.culture || top.color?.family !== bottom.color?.family) &&
  (top.setName === null || top.setName !== bottom.setName) &&
  !areHeldTogether(top, bottom)

const strayPart: AvoidRule = { of: {}, avoid: {}, severity: 0.5, why: 'a part of a set with something else' }

const isStray = (one: Garment, other: Garment) =>
  isStrayPart(one, other) || isStrayExtra(one, other) || areOfBoth(one, other)

// A gele with an agbada: the dress of women and of men of one culture.
const areOfBoth = (one: Garment, other: Garment) =>
  one.culture !== null &&
  one.culture === other.culture &&
  one.wornBy !== null &&
  other.wornBy !== null &&
  one.wornBy !== other.wornBy

// Suit trousers are worn without their suit too; trousers of a kaftan belong to that kaftan.
function isStrayPart(bottom: Garment, other: Garment): boolean {
  const isTop = other.slot === 'top' || other.slot === 'outer' || other.slot === 'dress'
  if (bottom.slot !== 'bottom' || !isTop || !isPart(bottom)) return false
  const isOfSet =
    bottom.setName === other.setName ||
    (bottom.set !== null && bottom.set === other.set) ||
    namesPartner(bottom, other)
  const isUnderJacket = other.slot === 'top' && jackets.has(bottom.setName?.split(' ').at(-1) ?? '')
  return !isOfSet && !isUnderJacket && (other.slot !== 'outer' || other.culture !== null)
}

// Trousers named after one are worn with any shirt under it.
const jackets: ReadonlySet<string> = new Set(['coat', 'jacket', 'blazer', 'tailcoat', 'tuxedo'])

// An extra that names a dress, 'Headwrap, goes with kitenge dress', is worn with that dress only.
function isStrayExtra(extra: Garment, other: Garment): boolean {
  const partner = extra.setName?.split(' ').at(-1) ?? ''
  if (extra.slot !== 'extra' || !mainGarments.has(partner)) return false
  const isBody = other.slot === 'dress' || other.slot === 'top'
  return isBody && extra.setName !== other.setName && !namesPartner(extra, other)
}

const mainGarments = wordSet('dress gown kaftan agbada lehenga sari saree kurta anarkali boubou')

function isPart({ set, setName, culture, tags }: Garment): boolean {
  // Parts of suits are worn separately too.
  if (setName !== null && setName !== UNNAMED_SET) return !tags.has('suiting')
  return culture !== null && set !== null && oneCloth.has(set)
}

// Jacket and trousers of two different suits.
function areOfDifferentSuits(one: Garment, other: Garment): boolean {
  const isPair = (one.slot === 'bottom') !== (other.slot === 'bottom')
  const isSuit = one.tags.has('suiting') && other.tags.has('suiting')
  if (!isPair || !isSuit) return false
  if (areOfTwoNamedSets(one, other)) return true
  if (isFormalDayDress(one, other) || isFormalDayDress(other, one)) return false
  if (one.set === null || one.set !== other.set) return false
  if (areOfTwoPatterns(one, other)) return true
  return one.color !== null && other.color !== null && one.color.family !== other.color.family
}

// A black jacket over striped trousers, as with a morning coat.
function isFormalDayDress(jacket: Garment, trousers: Garment): boolean {
  const isStriped = trousers.pattern === 'stripe' || trousers.pattern === 'pin'
  return (
    trousers.slot === 'bottom' && isStriped && jacket.pattern === null && jacket.color?.family === 'black'
  )
}

// One is pinstriped or checked, the other plain.
const areOfTwoPatterns = (one: Garment, other: Garment) => one.pattern !== other.pattern

// Navy and dark navy, worsted and linen: rather the half that is named alike.
function areUnlikeHalves(one: Garment, other: Garment): boolean {
  const isPair = (one.slot === 'bottom') !== (other.slot === 'bottom')
  if (!isPair || !one.tags.has('suiting') || !other.tags.has('suiting')) return false
  return one.set === other.set && (one.color?.hex !== other.color?.hex || one.material !== other.material)
}

function brokenBy(subject: Garment, object: Garment): AvoidRule[] {
  const { asSubject } = rulesOf(subject)
  if (asSubject.length === 0) return []
  const { asObject } = rulesOf(object)
  return asSubject.filter((rule) => asObject.has(rule))
}

function rulesOf(garment: Garment): RulesOf {
  const before = rulesOfGarments.get(garment)
  if (before) return before
  const rules: RulesOf = {
    asSubject: avoidRules().filter(({ of }) => isSelected(garment, of)),
    asObject: new Set(avoidRules().filter(({ avoid }) => isSelected(garment, avoid))),
    needing: needRules().filter(({ of }) => isSelected(garment, of)),
  }
  rulesOfGarments.set(garment, rules)
  return rules
}
