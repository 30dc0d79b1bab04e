import type { Garment } from '../../closet/garment.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import { UNNAMED_SET } from '../../closet/garment-words/set-name.ts'
import { areOfTwoNamedSets, namesPartner, oneCloth } from './belong-together.ts'
import { type AvoidRule, avoidRules, type NeedRule, needRules } from './pairing-rules.ts'

/** A rule that two pieces of an outfit break, or one that lacks what it is worn with. */
export interface PairingFault {
  readonly rule: AvoidRule | NeedRule
  /** Places of the pieces in the list that was asked about; one for a piece that lacks another. */
  readonly at: readonly number[]
}

// Which rules a garment is the subject or the object of, and what two garments have against each other, are read once.
interface RulesOf {
  readonly asSubject: readonly AvoidRule[]
  readonly asObject: ReadonlySet<AvoidRule>
  readonly needing: readonly NeedRule[]
}
const rulesOfGarments = new WeakMap<Garment, RulesOf>()
const pairs = new WeakMap<Garment, WeakMap<Garment, AvoidRule | null>>()

/** The gravest rule that two garments break together; null where they break none. */
export function pairingFault(one: Garment, other: Garment): AvoidRule | null {
  const ofOne = pairs.get(one) ?? new WeakMap<Garment, AvoidRule | null>()
  pairs.set(one, ofOne)
  const before = ofOne.get(other)
  if (before !== undefined) return before
  const broken = [
    ...brokenBy(one, other),
    ...brokenBy(other, one),
    ...(areHalves(one, other) ? [halves] : []),
    ...(isStray(one, other) || isStray(other, one) ? [strayPart] : []),
  ]
  const worst = broken.toSorted((a, b) => b.severity - a.severity)[0] ?? null
  ofOne.set(other, worst)
  return worst
}

/** Every rule that the pieces of an outfit break, the gravest first. */
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

/** Whether a garment is not worn without another that none of the garments is. */
export function lacksPartner(garment: Garment, garments: readonly Garment[]): boolean {
  return rulesOf(garment).needing.some(
    ({ needs }) => !garments.some((other) => other !== garment && isSelected(other, needs)),
  )
}

const halves: AvoidRule = { of: {}, avoid: {}, severity: 0.45, why: 'halves of two different suits' }

const strayPart: AvoidRule = { of: {}, avoid: {}, severity: 0.5, why: 'a part of a set with something else' }

const isStray = (one: Garment, other: Garment) => isStrayPart(one, other) || isStrayExtra(one, other)

// Suit trousers are worn alone; the trousers of a kaftan belong to that kaftan.
function isStrayPart(bottom: Garment, other: Garment): boolean {
  const isTop = other.slot === 'top' || other.slot === 'outer' || other.slot === 'dress'
  if (bottom.slot !== 'bottom' || !isTop || !isPart(bottom)) return false
  const isOfSet =
    bottom.setName === other.setName ||
    (bottom.set !== null && bottom.set === other.set) ||
    namesPartner(bottom, other)
  return !isOfSet && (other.slot !== 'outer' || other.culture !== null)
}

// 'Headwrap, goes with kitenge dress' is worn with that dress.
function isStrayExtra(extra: Garment, other: Garment): boolean {
  const partner = extra.setName?.split(' ').at(-1) ?? ''
  if (extra.slot !== 'extra' || !wholes.has(partner)) return false
  const isBody = other.slot === 'dress' || other.slot === 'top'
  return isBody && extra.setName !== other.setName && !namesPartner(extra, other)
}

const wholes: ReadonlySet<string> = new Set([
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
  // The halves of a co-ord are worn apart too.
  if (setName !== null && setName !== UNNAMED_SET) return !tags.has('suiting')
  return culture !== null && set !== null && oneCloth.has(set)
}

// Jacket and trousers of the same kind of set in two colors.
function areHalves(one: Garment, other: Garment): boolean {
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
    asSubject: avoidRules.filter(({ of }) => isSelected(garment, of)),
    asObject: new Set(avoidRules.filter(({ avoid }) => isSelected(garment, avoid))),
    needing: needRules.filter(({ of }) => isSelected(garment, of)),
  }
  rulesOfGarments.set(garment, rules)
  return rules
}
