import { type GarmentTag, hasTag } from '../../closet/tags/garment-tags.ts'
import type { Garment } from '../../closet/garment.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { severities } from '../score/faults/fault.ts'
import { severityOf } from '../score/faults/piece-faults.ts'
import { lacksPartner, pairingFault } from '../pairing/pairing-faults.ts'
import { CALLED_FOR, wantedWeight } from '../score/wants-met.ts'

/**
 * How strictly pieces must suit day and occasion. If the closet has nothing better, `lenient` relaxes the dress code
 * slightly, and `makeshift` also accepts a thin coat.
 */
export const strictnesses = ['strict', 'lenient', 'makeshift'] as const
type Strictness = (typeof strictnesses)[number]
const severityBelow: Readonly<Record<Strictness, number>> = {
  strict: severities.odd,
  lenient: severities.bad,
  makeshift: severities.never,
}

const COLD_CELSIUS = 8
const wornOpen: readonly GarmentTag[] = ['cardigan', 'tailored', 'gilet', 'knit vest']

/** Whether the stated temperature is so low that any coat is better than none. */
export function isCoatNeeded({ occasion }: OutfitNeeds): boolean {
  const celsius = occasion?.temperatureCelsius ?? null
  return celsius !== null && celsius <= COLD_CELSIUS
}

/** Creates a predicate: whether a garment may be part of an outfit for `needs`. */
export function isEligibleFor(needs: OutfitNeeds, strictness: Strictness): (garment: Garment) => boolean {
  const below = severityBelow[strictness]
  const needsCoat = isCoatNeeded(needs)
  return (garment) => {
    // Made to be worn over something; as the only top it is a second choice after a shirt or sweater.
    const isMidTop = garment.slot === 'top' && garment.layer === 'mid'
    if (strictness === 'strict' && isMidTop && hasTag(garment, wornOpen)) return false
    // Unless it is cold, no coat is better than an unsuitable one.
    const most = garment.slot === 'outer' && !needsCoat ? Math.min(below, severities.bad) : below
    return severityOf(garment, needs) < most
  }
}

// Highest severity of a broken pairing rule for a piece that is not called for.
const MAX_PAIRING_SEVERITY = 0.32
const MAX_CALLED_FOR = 0.6

/** Whether an optional piece adds no fault to the outfit. */
export function addsNoFault(garment: Garment, outfit: readonly Garment[], needs: OutfitNeeds): boolean {
  if (garment.type === null) return false
  const wanted = wantedWeight(garment, needs)
  const most = wanted >= CALLED_FOR ? MAX_CALLED_FOR : MAX_PAIRING_SEVERITY
  if (severityOf(garment, needs) >= (wanted > 0 ? severities.bad : severities.odd)) return false
  if (lacksPartner(garment, outfit)) return false
  return outfit.every((other) => (pairingFault(garment, other)?.severity ?? 0) <= most)
}
