import { hasSkirt } from '../../../closet/garment-facts/has-skirt.ts'
import type { Garment } from '../../../closet/garment.ts'
import { isCoveredByLayer } from './covers-wearer.ts'
import { isRecognized } from '../../occasions/is-recognized.ts'
import type { OutfitNeeds } from '../../outfit-needs.ts'
import type { Fault } from './fault.ts'
import { faultsOf } from './piece-faults.ts'

/** Faults of a garment worn with others, worst first: a cardigan covers the arms that a dress bares, tights the legs. */
export function faultsInOutfit(
  garment: Garment,
  outfit: readonly Garment[],
  needs: OutfitNeeds,
): readonly Fault[] {
  // A short skirt isn't too thin over tights.
  const isOverTights =
    garment.slot === 'bottom' && hasSkirt(garment) && outfit.some(({ tags }) => tags.has('tights'))
  const faults = faultsOf(garment, needs).filter(({ cause }) => !isOverTights || cause.kind !== 'too thin')
  if (faults.length === 0 || !isCoveredByLayer(garment, outfit, needs)) return faults
  return faults.filter(({ cause }) => cause.kind !== 'not for the wearer' || cause.objection !== 'coverage')
}

/** The faults to name in words. Nothing is too casual for an event that isn't recognized. */
export function faultsToName(
  garment: Garment,
  outfit: readonly Garment[],
  needs: OutfitNeeds,
): readonly Fault[] {
  const faults = faultsInOutfit(garment, outfit, needs)
  if (!needs.occasion || isRecognized(needs.occasion)) return faults
  return faults.filter(({ cause }) => cause.kind !== 'too casual' && cause.kind !== 'too dressy')
}
