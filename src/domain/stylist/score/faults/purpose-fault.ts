import type { Garment } from '../../../closet/garment.ts'
import { hasTag } from '../../../closet/tags/garment-tags.ts'
import { phraseSet } from '../../../word-set.ts'
import type { OccasionNeeds, OutfitNeeds } from '../../outfit-needs.ts'
import { type Fault, severities } from './fault.ts'
import { isStrictGear } from '../gear.ts'
import { isReligiousWear } from './formality-fault.ts'
import { isNamedFor } from './reservation-fault.ts'
import {
  isGearOfEvent,
  isWantedAsGear,
  isWantedByName,
  wantedWeight,
  wantsFanWear,
  wantsGear,
} from '../wants-met.ts'

// Up to this formality an occasion accepts sportswear.
const EASY_FORMALITY = 2.2
const FREEZING_CELSIUS = 0
// Sports at which a sports bra is worn alone.
const bareSports = phraseSet('gym, yoga, run, spin class, sport, combat')
const ofSeverity = (severity: number): Fault => ({ cause: { kind: 'made for something else' }, severity })
const [worst, wrong, odd] = [ofSeverity(0.95), ofSeverity(0.8), ofSeverity(0.5)]
const [otherSport, atOtherFeast] = [ofSeverity(0.35), ofSeverity(0.28)]

/** The fault of a garment that is made for another purpose than the occasion; empty for none. */
export function purposeFault(garment: Garment, needs: OutfitNeeds): Fault[] {
  const fault = faultOf(garment, needs) ?? otherSportFault(garment, needs)
  if (!fault || (fault !== worst && isExtraNamedFor(garment, needs))) return []
  // A want of any boots doesn't include ski boots; strict gear needs a want that names it.
  const isOnlyAsGear =
    isStrictGear(garment) ||
    isNovelty(garment) ||
    isUniformOffDuty(garment, needs) ||
    isFanWearElsewhere(garment, needs)
  const isWanted = isOnlyAsGear
    ? isWantedAsGear(garment, needs) || isOwnGear(garment, needs) || isOfSport(garment, needs)
    : wantedWeight(garment, needs) > 1 && isWantedByName(garment, needs)
  // Whoever covers her hair wants a headscarf, but a sports hijab is for sport.
  const isOfOtherDay = garment.purpose === 'own wedding' && !isOwnWedding(needs)
  const isMeant = isWanted && !isOfOtherDay && !(isReligiousWear(garment) && garment.purpose !== null)
  // Long johns are worn under trousers, not instead of them, and an undershirt is no T-shirt.
  const isUnderwear = garment.purpose === 'underwear' || garment.purpose === 'sport underwear'
  const isBare = isUnderwear && (garment.slot === 'bottom' || garment.slot === 'top')
  return isMeant && !isBare ? [] : [fault]
}

// The sherwani of one's own wedding is for no other feast.
const isOwnWedding = ({ occasion }: OutfitNeeds) =>
  occasion?.profiles?.some((id) => /^own (?:Indian )?wedding$/.test(id)) === true

// The badge of the ushers is made for ushering; a florist's apron is for no walk to the florist.
const isExtraNamedFor = (garment: Garment, needs: OutfitNeeds) =>
  garment.slot === 'extra' && isNamedFor(garment, needs) && !garment.tags.has('apron')

// Waders for fishing, motorcycle gloves on the motorcycle.
function isOwnGear(garment: Garment, needs: OutfitNeeds): boolean {
  return garment.purpose === 'sport' && garment.slot !== 'shoes' && isGearOfEvent(garment, needs)
}

// A climbing top is worn for climbing, even if only the shoes are called for.
function isOfSport({ tags }: Garment, { occasion }: OutfitNeeds): boolean {
  const [event] = occasion?.profiles ?? []
  return [...tags].some((tag) => tag === event)
}

// A want of any polo doesn't include a work polo at a party, nor one of a sun hat the hat of a uniform.
function isUniformOffDuty({ tags, slot }: Garment, { occasion }: OutfitNeeds): boolean {
  const isEveryday = occasion?.mood === undefined || occasion.mood === 'everyday'
  const isJacket = slot === 'outer' && tags.has('light jacket')
  return tags.has('uniform') && (slot === 'extra' || isJacket || !isEveryday)
}

// A cycling jersey is sportswear but not for skiing.
function otherSportFault(garment: Garment, needs: OutfitNeeds): Fault | null {
  if (isFanWearElsewhere(garment, needs)) return otherSport
  if (garment.purpose === null || garment.purpose === 'rain' || garment.slot === 'bag') return null
  if (garment.slot !== 'shoes' && isGearOfEvent(garment, needs)) return null
  // Golf shoes and cleats are made for one kind of ground only.
  if (garment.slot === 'shoes' && isStrictGear(garment) && needs.occasion) return wrong
  return isStrictGear(garment) && wantsGear(needs) ? otherSport : null
}

// A football jersey is no shirt for hiking, fishing or sailing.
function isFanWearElsewhere(garment: Garment, needs: OutfitNeeds): boolean {
  const { tags, slot } = garment
  const isFanWear = slot === 'top' && tags.has('fan wear') && !isNamedFor(garment, needs)
  return isFanWear && wantsGear(needs) && !wantsFanWear(needs, tags)
}

function faultOf(garment: Garment, { occasion }: OutfitNeeds): Fault | null {
  const { purpose, slot, tags } = garment
  const activities = occasion?.activities ?? []
  const isSporty = activities.includes('sport') || activities.includes('hiking')
  const isEasy = occasion === null || occasion.formality.ideal <= EASY_FORMALITY
  switch (purpose) {
    case 'home':
      return activities.includes('staying in') ? null : worst
    case 'underwear':
    case 'own wedding':
      return worst
    case 'sport underwear':
      if (!activities.includes('sport')) return worst
      return occasion?.profiles?.some((id) => bareSports.has(id)) === true ? null : odd
    case 'sport':
      if (isSporty) return null
      // A helmet is worn nowhere else.
      return (isEasy && !tags.has('helmet')) || tags.has('sneakers') ? odd : wrong
    case 'swimming':
      return activities.includes('on sand') ? null : worst
    case 'snow':
      if (slot === 'outer') return isEasy && activities.includes('on ice') ? null : odd
      return activities.includes('on ice') && slot !== 'shoes' && occasion?.setting !== 'indoors'
        ? odd
        : worst
    case 'rain':
      return slot === 'outer' || isWetUnderfoot(occasion) ? null : wrong
    default:
      // A cycling rain jacket keeps rain out anywhere, but a plain one is preferred.
      return uniformFault(tags) ?? gearFault(slot, tags, activities) ?? folkDressFault(garment, occasion)
  }
}

// A want of a warm sweater doesn't include Christmas sweaters.
const isNovelty = ({ tags }: Pick<Garment, 'tags'>) => tags.has('novelty') || tags.has('christmas')

const packed: ReadonlySet<string> = phraseSet('hiking, traveling, sport, on ice')

function gearFault(slot: Garment['slot'], tags: Garment['tags'], activities: OccasionNeeds['activities']) {
  if (slot === 'outer' && tags.has('cycling')) return activities.includes('cycling') ? null : otherSport
  // A pack of 45 liters is for the trail and the train.
  if (slot === 'bag' && tags.has('hiking')) return activities.some((one) => packed.has(one)) ? null : odd
  if (slot === 'extra' && hasTag({ tags }, ['riding', 'motorcycling'])) return wrong
  return slot === 'extra' && tags.has('skiing') ? odd : null
}

const folkSets: ReadonlySet<string | null> = phraseSet('folk costume, bunad, charro, bhangra, tracht')

// Folk dress is for its own feast: breeches of the Fallas suit neither work nor dinner. A Tracht jacket suits any
// occasion, a folk blouse any feast.
function folkDressFault({ set, slot }: Garment, occasion: OutfitNeeds['occasion']): Fault | null {
  if (!folkSets.has(set) || occasion === null) return null
  if (occasion.mood === 'festive') return slot === 'bottom' ? atOtherFeast : null
  return slot === 'bottom' || slot === 'dress' || (slot === 'top' && set !== 'tracht') ? odd : null
}

// Clothes of a job or a team are worn for it only; occasions that call for them have a want.
function uniformFault(tags: Garment['tags']): Fault | null {
  if (hasTag({ tags }, ['scrubs', 'safety', 'costume', 'uniform', 'bridal', 'academic'])) return wrong
  // A hakama is worn to tea ceremonies too.
  if (tags.has('martial arts') && !tags.has('traditional')) return wrong
  return isNovelty({ tags }) ? odd : null
}

// Snow below freezing is dry.
function isWetUnderfoot(occasion: OutfitNeeds['occasion']): boolean {
  if (!occasion?.isWet) return false
  return occasion.temperatureCelsius === null || occasion.temperatureCelsius >= FREEZING_CELSIUS
}

/** Whether the purpose rules a garment out even if its slot stays empty: nightwear, or a bikini in town. */
export function isUnwearableFor(garment: Garment, needs: OutfitNeeds): boolean {
  return purposeFault(garment, needs).some(({ severity }) => severity >= severities.never)
}
