import type { Garment } from '../../closet/garment.ts'
import type { OccasionNeeds, OutfitNeeds } from '../outfit-needs.ts'
import { type Fault, severities } from './fault.ts'
import { isStrictGear } from './gear.ts'
import { isWantedAsGear, wantedWeight, wantsGear } from './wants-met.ts'

// Up to here an occasion takes sports clothes as clothes.
const EASY_FORMALITY = 2.2
const FREEZING_CELSIUS = 0
const cause = { kind: 'made for something else' } as const
const worst: Fault = { cause, severity: 0.95 }
const wrong: Fault = { cause, severity: 0.8 }
const odd: Fault = { cause, severity: 0.5 }
const otherSport: Fault = { cause, severity: 0.35 }
const atOtherFeast: Fault = { cause, severity: 0.28 }

/** What speaks against a garment that is made for one purpose where the day is for another. */
export function purposeFault(garment: Garment, needs: OutfitNeeds): Fault[] {
  const fault = faultOf(garment, needs) ?? otherSportFault(garment, needs)
  if (!fault) return []
  // Boots of any kind may be called for; ski boots are meant only where they are named.
  const isOnlyAsGear = isStrictGear(garment) || isNovelty(garment)
  const isMeant = isOnlyAsGear ? isWantedAsGear(garment, needs) : wantedWeight(garment, needs) > 1
  // Long johns are worn under trousers, not in place of them.
  const isBare = garment.purpose === 'underwear' && garment.slot === 'bottom'
  return isMeant && !isBare ? [] : [fault]
}

// A cycling jersey is sportswear, and yet not what one skis in.
function otherSportFault(garment: Garment, needs: OutfitNeeds): Fault | null {
  if (garment.purpose === null || garment.purpose === 'rain' || garment.slot === 'bag') return null
  // Golf shoes and cleats are for one ground alone.
  if (garment.slot === 'shoes' && isStrictGear(garment) && needs.occasion) return wrong
  if (!isStrictGear(garment) || !wantsGear(needs)) return null
  // Nobody bathes in a cycling jersey.
  return needs.occasion?.activities.includes('on sand') && !garment.tags.has('water sport')
    ? wrong
    : otherSport
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
      return activities.includes('sport') ? null : worst
    case 'sport':
      if (isSporty) return null
      return isEasy || tags.has('sneakers') ? odd : wrong
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
      // A bicycle rain jacket keeps the rain off anywhere, but a plain one comes first.
      return uniformFault(tags) ?? gearFault(slot, tags, activities) ?? folkDressFault(garment, occasion)
  }
}

// Where a warm sweater is called for, a Christmas sweater is not meant.
const isNovelty = ({ tags }: Pick<Garment, 'tags'>) => tags.has('novelty') || tags.has('christmas')

function gearFault(slot: Garment['slot'], tags: Garment['tags'], activities: OccasionNeeds['activities']) {
  if (slot === 'outer' && tags.has('cycling')) return activities.includes('cycling') ? null : otherSport
  return slot === 'extra' && tags.has('skiing') ? odd : null
}

const folkSets: ReadonlySet<Garment['set']> = new Set<Garment['set']>([
  'folk costume',
  'bunad',
  'charro',
  'bhangra',
  'tracht',
])

// Folk dress is for the feast that it belongs to: breeches of the Fallas are not for the counter, nor for dinner. A
// Tracht jacket goes anywhere, and a folk blouse to any feast.
function folkDressFault({ set, slot }: Garment, occasion: OutfitNeeds['occasion']): Fault | null {
  if (!folkSets.has(set) || occasion === null) return null
  if (occasion.mood === 'festive') return slot === 'bottom' ? atOtherFeast : null
  return slot === 'bottom' || slot === 'dress' || (slot === 'top' && set !== 'tracht') ? odd : null
}

// What belongs to a job or a team is worn for it: occasions that call for it say so.
function uniformFault(tags: Garment['tags']): Fault | null {
  if (tags.has('scrubs') || tags.has('safety') || tags.has('costume')) return wrong
  if (tags.has('uniform') || tags.has('bridal') || tags.has('martial arts')) return wrong
  return isNovelty({ tags }) ? odd : null
}

// What falls below zero is dry.
function isWetUnderfoot(occasion: OutfitNeeds['occasion']): boolean {
  if (!occasion?.isWet) return false
  return occasion.temperatureCelsius === null || occasion.temperatureCelsius >= FREEZING_CELSIUS
}

/** Whether a garment is better left out than worn for the needs, though nothing else is there: nightwear, a bikini in town. */
export function isOnlyElsewhere(garment: Garment, needs: OutfitNeeds): boolean {
  return purposeFault(garment, needs).some(({ severity }) => severity >= severities.never)
}
