import type { GarmentSlot } from '../../closet/garment.ts'

/** Visible area of a piece by slot, relative to a coat (1). */
export const areaWeight: Readonly<Record<GarmentSlot, number>> = {
  outer: 1,
  mid: 0.75,
  dress: 1.2,
  top: 0.8,
  bottom: 0.9,
  shoes: 0.45,
  bag: 0.35,
  extra: 0.25,
}

/** Whether pieces of this slot determine the main color of an outfit. */
export function isMainSlot(slot: GarmentSlot): boolean {
  return slot === 'outer' || slot === 'mid' || slot === 'dress' || slot === 'top' || slot === 'bottom'
}
