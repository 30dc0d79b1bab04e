import type { Garment } from '../../../closet/garment.ts'
import { firstMatchingRow } from '../../../closet/matching-rows.ts'
import { objectionTo } from '../../../closet/wearer/suits-wearer.ts'
import { type OccasionBan, type OccasionNeeds, type OutfitNeeds, staysHome } from '../../outfit-needs.ts'
import type { Fault } from './fault.ts'
import { isMainSlot } from '../area-weight.ts'
import { oncePerNeeds } from '../once-per-needs.ts'
import { avoidedColor, isHarmlessWhite } from '../color/avoided-color.ts'
import { formalityFault } from './formality-fault.ts'
import { purposeFault } from './purpose-fault.ts'
import { isKeptFor, isNamedFor, reservationFault } from './reservation-fault.ts'
import {
  CALLED_FOR,
  isCalledForByEvent,
  isKindCalledFor,
  isNeededForConditions,
  isWantedAsGear,
  meetsWantFully,
  wantedWeight,
} from '../wants-met.ts'
import { isRainGearOnWay } from '../rain-gear-on-way.ts'
import { weatherFaults } from './weather-faults.ts'

const OUT_OF_PLACE = 0.8
const LIFTED_BAN = 0.2
const DRESSY_FORMALITY = 3.5
const CALLED_FOR_SHARE = 0.25
const CALLED_FOR_COLOR_SHARE = 0.6
const WANTED_EXTRA_SHARE = 0.4
const SECOND_BEST = 0.4
const NOT_FOR_WEARER = 0.96
const EVERYDAY_FORMALITY = 2.5
const UNRECOGNIZED_REACH = 0.7
const UNRECOGNIZED = 0.26
const UNRECOGNIZED_FAR = 0.5
const TOO_BARE = 0.7
const AVOIDED_LARGE = 0.7
const AVOIDED_TOP = 0.4
// Lower, since many guests ignore the custom of avoiding black.
const AVOIDED_BLACK = 0.35

/** Faults of a garment for these needs, worst first. */
export const faultsOf = oncePerNeeds((garment, needs): readonly Fault[] => {
  const found: Fault[] = [
    ...wearerFault(garment, needs),
    ...unrecognizedFault(garment, needs),
    ...purposeFault(garment, needs),
    ...(areWorkShoesCalledFor(garment, needs) ? [] : reservationFault(garment, needs)),
    ...(isWornInAnyWeather(garment, needs) ? [] : weatherFaults(garment, needs)),
    ...(needs.occasion ? occasionFaults(garment, needs.occasion, needs) : []),
  ]
  return found.length > 1 ? found.toSorted((one, other) => other.severity - one.severity) : found
})

// Takes about a millisecond.
const STEP_GARMENTS = 100

/** Fills the cache of `faultsOf` for many garments, a hundred per step, before a search. */
export function* faultsInSteps(garments: readonly Garment[], needs: OutfitNeeds): Generator<undefined, void> {
  for (const [at, garment] of garments.entries()) {
    faultsOf(garment, needs)
    if (at % STEP_GARMENTS === STEP_GARMENTS - 1) yield
  }
}

// Swimwear and cowboy boots that the occasion calls for have no weather faults, even in January and in July.
const isWornInAnyWeather = (garment: Garment, needs: OutfitNeeds) =>
  (garment.purpose === 'swimming' || garment.tags.has('cowboy boots')) &&
  wantedWeight(garment, needs) >= CALLED_FOR

// Boots kept 'for work' may also be worn to a dance that calls for boots.
const areWorkShoesCalledFor = (garment: Garment, needs: OutfitNeeds) =>
  garment.slot === 'shoes' &&
  garment.reservedFor?.wording === 'for' &&
  garment.reservedFor.occasion === 'work' &&
  wantedWeight(garment, needs) >= CALLED_FOR

/** Severity of the worst fault of a garment; 0 for none. */
export function severityOf(garment: Garment, needs: OutfitNeeds): number {
  return faultsOf(garment, needs)[0]?.severity ?? 0
}

function wearerFault(garment: Garment, { wearer }: OutfitNeeds): Fault[] {
  const objection = wearer && objectionTo(garment, wearer)
  if (!wearer || !objection) return []
  return [{ cause: { kind: 'not for the wearer', objection, wearer }, severity: NOT_FOR_WEARER }]
}

// A piece without a recognized type is a second choice, more so the further the occasion is from everyday formality.
function unrecognizedFault({ type, slot }: Garment, { occasion }: OutfitNeeds): Fault[] {
  if (type !== null || slot === 'bag' || slot === 'extra') return []
  const ideal = occasion?.formality.ideal ?? EVERYDAY_FORMALITY
  const isNear = Math.abs(ideal - EVERYDAY_FORMALITY) <= UNRECOGNIZED_REACH
  return [{ cause: { kind: 'not recognized' }, severity: isNear ? UNRECOGNIZED : UNRECOGNIZED_FAR }]
}

// A want of blouses includes no dotted one at a funeral, nor a want of jackets a linen one in a downpour.
const isOfCloth = ({ of }: OccasionBan) => of.isPatterned === true || of.materials !== undefined

const causeOf = (
  kind: 'out of place' | 'second best',
  { at = 'there', why, isOfLooks = false }: OccasionBan,
) => ({ kind, at, why, isOfLooks })

// The good coat that the cold calls for hangs at the door of a pottery class.
function isCoatForTheWay({ tags }: Garment, { setting, activities }: OccasionNeeds, wanted: number) {
  const isAtDoor = setting === 'indoors' && !staysHome(activities) && !activities.includes('sport')
  return tags.has('coat') && isAtDoor && wanted >= CALLED_FOR
}

function occasionFaults(garment: Garment, occasion: OccasionNeeds, needs: OutfitNeeds): Fault[] {
  const faults: Fault[] = []
  const wanted = wantedWeight(garment, needs)
  const ban = occasion.never && firstMatchingRow(garment, occasion.never)
  // Rain, ground and partner pieces can lift a ban of the place: a rain jacket on the way to a gallery.
  const isApron = garment.tags.has('apron')
  // A satin kippah does not count as party wear at a funeral.
  const isNeeded =
    (isNeededForConditions(garment, needs) && ban?.isOfConditions !== true) ||
    isCoatForTheWay(garment, occasion, wanted) ||
    isKeptFor(garment, needs) ||
    isNamedFor(garment, needs) ||
    (garment.slot === 'extra' && !isApron && isCalledForByEvent(garment, needs))
  const second = occasion.odd && firstMatchingRow(garment, occasion.odd)
  // The shoes and the cap of a uniform are worn with it, however high the heels.
  const isOfUniform = garment.tags.has('uniform') && !isApron && isWantedAsGear(garment, needs)
  if (ban && !isOfUniform)
    faults.push({ cause: causeOf('out of place', ban), severity: isNeeded ? LIFTED_BAN : OUT_OF_PLACE })
  else if (!ban && second && !isNeeded && (isOfCloth(second) || !meetsWantFully(garment, needs)))
    faults.push({ cause: causeOf('second best', second), severity: SECOND_BEST })
  // An apron has no dress code.
  const isGear =
    (garment.slot === 'extra' && isWantedAsGear(garment, needs)) || isRainGearOnWay(garment, needs)
  const formality = isGear ? [] : formalityFault(garment, occasion, needs)
  // Any cold day calls for a warm coat; that alone does not make a parka suitable for a gala.
  const isCoat = garment.slot === 'outer' && !garment.tags.has('tailored') && !isNeeded
  const isEased = wanted >= CALLED_FOR && !(isCoat && occasion.formality.ideal >= DRESSY_FORMALITY)
  const share = isEased && isKindCalledFor(garment, needs) ? CALLED_FOR_SHARE : CALLED_FOR_COLOR_SHARE
  // A headband that a flapper party wants is not too casual for it.
  const isWantedExtra = garment.slot === 'extra' && wanted > 1
  const eased = isEased ? share : isWantedExtra ? WANTED_EXTRA_SHARE : 1
  faults.push(...formality.map(({ cause, severity }) => ({ cause, severity: severity * eased })))
  faults.push(...colorFault(garment, occasion))
  if (occasion.asksCover && showsSkin(garment))
    faults.push({ cause: { kind: 'too bare' }, severity: TOO_BARE })
  return faults
}

// Whether a garment leaves shoulders, belly or thighs bare, which is a fault if an occasion asks for cover. A culture's
// traditional dress counts as covered.
function showsSkin({ slot, bares, length, isOpen, culture }: Garment): boolean {
  if (culture !== null) return false
  if (slot !== 'top' && slot !== 'dress' && slot !== 'bottom') return false
  const isBare = bares.has('shoulders') || bares.has('midriff') || bares.has('thighs')
  return isBare || (isOpen && length === 'cropped')
}

function colorFault(garment: Garment, occasion: OccasionNeeds): Fault[] {
  const { slot, color, otherColors } = garment
  const avoided = color && isMainSlot(slot) && avoidedColor(color, occasion)
  if (!avoided || isHarmlessWhite(garment)) return []
  const isLarge = slot === 'dress' || slot === 'outer' || slot === 'bottom'
  if (color.family !== 'white' && !isLarge && otherColors.length > 0) return []
  const severity = color.family === 'black' ? AVOIDED_BLACK : isLarge ? AVOIDED_LARGE : AVOIDED_TOP
  return [{ cause: { kind: 'wrong color', family: avoided.family, why: avoided.reason }, severity }]
}
