import type { Garment } from '../../closet/garment.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import { UNNAMED_SET } from '../../closet/garment-words/set-name.ts'
import { areOfTwoNamedSets, namesPartner, oneCloth } from './are-of-one-set.ts'
import { type AvoidRule, avoidRules, type NeedRule, needRules } from './pairing-rules.ts'

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
  const arePartners = namesPartner(one, other) || namesPartner(other, one)
  const broken = [
    ...(arePartners ? [] : [...brokenBy(one, other), ...brokenBy(other, one)]),
    ...(areOfDifferentSuits(one, other) ? [mixedSuits] : []),
    ...(isStray(one, other) || isStray(other, one) ? [strayPart] : []),
  ]
  const worst = broken.toSorted((a, b) => b.severity - a.severity)[0] ?? null
  ofOne.set(other, worst)
  return worst
}

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

const strayPart: AvoidRule = { of: {}, avoid: {}, severity: 0.5, why: 'a part of a set with something else' }

const isStray = (one: Garment, other: Garment) => isStrayPart(one, other) || isStrayExtra(one, other)

// Suit trousers are worn without their suit too; trousers of a kaftan belong to that kaftan.
function isStrayPart(bottom: Garment, other: Garment): boolean {
  const isTop = other.slot === 'top' || other.slot === 'outer' || other.slot === 'dress'
  if (bottom.slot !== 'bottom' || !isTop || !isPart(bottom)) return false
  const isOfSet =
    bottom.setName === other.setName ||
    (bottom.set !== null && bottom.set === other.set) ||
    namesPartner(bottom, other)
  return !isOfSet && (other.slot !== 'outer' || other.culture !== null)
}

// An extra that names a dress, 'Headwrap, goes with kitenge dress', is worn with that dress only.
function isStrayExtra(extra: Garment, other: Garment): boolean {
  const partner = extra.setName?.split(' ').at(-1) ?? ''
  if (extra.slot !== 'extra' || !mainGarments.has(partner)) return false
  const isBody = other.slot === 'dress' || other.slot === 'top'
  return isBody && extra.setName !== other.setName && !namesPartner(extra, other)
}

const mainGarments: ReadonlySet<string> = new Set([
  'dress',
  'gown',
  'kaftan',
  'agbada',
  'lehenga',
  'sari',
  'saree',
  'kurta',
  'anarkali',
  'boubou',
])

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
  if (one.set === null || one.set !== other.set) return false
  return one.color !== null && other.color !== null && one.color.family !== other.color.family
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
