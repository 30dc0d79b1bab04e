import { hasTag } from '../../closet/garment-tags.ts'
import type { Garment } from '../../closet/garment.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { severities } from '../score/fault.ts'
import { severityOf } from '../score/piece-faults.ts'
import type { Strictness } from './strictness.ts'

const severityBelow: Readonly<Record<Strictness, number>> = {
  strict: severities.odd,
  lenient: severities.bad,
  makeshift: severities.never,
}

const COLD_CELSIUS = 8
const THICK_CLO = 0.28

/** Whether it is stated to be so cold that any coat is better than none. */
export function asksCoat({ occasion }: OutfitNeeds): boolean {
  const celsius = occasion?.temperatureCelsius ?? null
  return celsius !== null && celsius <= COLD_CELSIUS
}

/** Makes the question whether a garment can be put in an outfit for `needs` at all. */
export function mayJoin(needs: OutfitNeeds, strictness: Strictness): (garment: Garment) => boolean {
  const below = severityBelow[strictness]
  const needsCoat = asksCoat(needs)
  return (garment) => {
    if (strictness === 'strict' && isWornOpen(garment)) return false
    // Without a coat that suits the occasion one goes without, unless it is cold.
    const most = garment.slot === 'outer' && !needsCoat ? Math.min(below, severities.bad) : below
    return severityOf(garment, needs) < most
  }
}

// Made to be worn over something: as the only top it is second to a shirt or sweater.
function isWornOpen(garment: Garment): boolean {
  if (garment.slot !== 'top' || garment.layer !== 'mid') return false
  const isThickCardigan = garment.tags.has('cardigan') && garment.warmthClo >= THICK_CLO
  return isThickCardigan || hasTag(garment, ['tailored', 'gilet', 'knit vest'])
}
