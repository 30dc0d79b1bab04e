import type { Garment } from '../../closet/garment.ts'
import type { GarmentCulture } from '../../closet/tags/garment-tags.ts'
import { oncePer } from '../../once.ts'
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

/** The worst rule that two garments break together; null for none. */
export function pairingFault(one: Garment, other: Garment): AvoidRule | null {
  return faultsWith(one)(other)
}

const faultsWith = oncePer((one: Garment) =>
  oncePer((other: Garment): AvoidRule | null => {
    // Trousers that the owner names as the blazer's are worn with it.
    const broken = [
      ...(areHeldTogether(one, other) ? [] : [...brokenBy(one, other), ...brokenBy(other, one)]),
      ...pairRules.filter(({ isBroken }) => isBroken(one, other) || isBroken(other, one)),
    ]
    return broken.toSorted((a, b) => b.severity - a.severity)[0] ?? null
  }),
)

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
      if (isUnmet(rule, garment, garments)) faults.push({ rule, at: [at] })
  }
  return faults.toSorted((one, other) => other.rule.severity - one.rule.severity)
}

/** Whether a garment needs a partner that is not among the garments. */
export function lacksPartner(garment: Garment, garments: readonly Garment[]): boolean {
  return rulesOf(garment).needing.some((rule) => isUnmet(rule, garment, garments))
}

const isUnmet = ({ needs }: NeedRule, garment: Garment, garments: readonly Garment[]) =>
  !garments.some((other) => other !== garment && isSelected(other, needs))

// Rules that compare two garments.
const pairRules = [
  { severity: 0.45, why: 'halves of two different suits', isBroken: areOfDifferentSuits },
  { severity: 0.14, why: 'halves that may be of two suits', isBroken: areUnlikeHalves },
  { severity: 0.65, why: 'traditional dress of two cultures', isBroken: areOfTwoCultures },
  { severity: 0.5, why: 'two different wax prints', isBroken: areOfTwoPrints },
  { severity: 0.5, why: 'a part of a set with something else', isBroken: isStray },
].map((rule) => ({ of: {}, avoid: {}, ...rule }))

// Traditions that share garments or wear each other's.
const kin: readonly (readonly GarmentCulture[])[] = [
  ['Middle Eastern', 'North African', 'Turkish', 'Central Asian', 'East African'],
  ['West African', 'East African', 'Southern African'],
  ['South Asian', 'Middle Eastern', 'Central Asian'],
  ['Filipino', 'Southeast Asian', 'Latin American'],
  ['Southeast Asian', 'South Asian', 'Chinese', 'Middle Eastern'],
  ['Hawaiian', 'Pacific'],
  ['Eastern European', 'Nordic', 'Alpine'],
]

// Trousers of a charro suit under a sherwani. Jewish religious pieces and Hawaiian shirts are worn with anything.
function areOfTwoCultures(
  { culture: one, tags }: Garment,
  { culture: other, tags: others }: Garment,
): boolean {
  if (one === null || other === null || one === other) return false
  const isAnywhere = [one, other].some((culture) => culture === 'Jewish' || culture === 'Hawaiian')
  const areDistinctive = [tags, others].every((all) => all.has('traditional') && !all.has('religious'))
  return areDistinctive && !isAnywhere && !kin.some((ones) => ones.includes(one) && ones.includes(other))
}

// An Ankara top and an Ankara skirt of another cloth.
function areOfTwoPrints(top: Garment, bottom: Garment): boolean {
  return (
    (top.slot === 'top' || top.slot === 'mid') &&
    bottom.slot === 'bottom' &&
    [top, bottom].every(({ culture, pattern }) => culture !== null && pattern === 'print') &&
    (top.culture !== bottom.culture || top.color?.family !== bottom.color?.family) &&
    (top.setName === null || top.setName !== bottom.setName) &&
    !areHeldTogether(top, bottom)
  )
}

// A gele with an agbada is the dress of women and of men of one culture.
function isStray(one: Garment, other: Garment): boolean {
  const isOfOneCulture = one.culture !== null && one.culture === other.culture
  const areOfBoth = isOfOneCulture && one.wornBy && other.wornBy && one.wornBy !== other.wornBy
  return isStrayPart(one, other) || isStrayExtra(one, other) || areOfBoth === true
}

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
const jackets = wordSet('coat jacket blazer tailcoat tuxedo')

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
  if (!areHalves(one, other)) return false
  if (areOfTwoNamedSets(one, other)) return true
  // A black jacket over striped trousers, as with a morning coat.
  const [jacket, trousers] = one.slot === 'bottom' ? [other, one] : [one, other]
  const isStriped = trousers.pattern === 'stripe' || trousers.pattern === 'pin'
  if (isStriped && jacket.pattern === null && jacket.color?.family === 'black') return false
  if (one.set === null || one.set !== other.set) return false
  if (one.pattern !== other.pattern) return true
  return one.color !== null && other.color !== null && one.color.family !== other.color.family
}

// Navy and dark navy, worsted and linen: rather the half that is named alike.
function areUnlikeHalves(one: Garment, other: Garment): boolean {
  return (
    areHalves(one, other) &&
    one.set === other.set &&
    (one.color?.hex !== other.color?.hex || one.material !== other.material)
  )
}

// A half of a suit for the legs and one for the body.
const areHalves = (one: Garment, other: Garment) =>
  (one.slot === 'bottom') !== (other.slot === 'bottom') &&
  one.tags.has('suiting') &&
  other.tags.has('suiting')

function brokenBy(subject: Garment, object: Garment): AvoidRule[] {
  const { asSubject } = rulesOf(subject)
  return asSubject.length === 0 ? [] : asSubject.filter((rule) => rulesOf(object).asObject.has(rule))
}

const rulesOf = oncePer((garment: Garment) => ({
  asSubject: avoidRules().filter(({ of }) => isSelected(garment, of)),
  asObject: new Set(avoidRules().filter(({ avoid }) => isSelected(garment, avoid))),
  needing: needRules().filter(({ of }) => isSelected(garment, of)),
}))
