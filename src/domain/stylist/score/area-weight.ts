import type { Garment, GarmentSlot } from '../../closet/garment.ts'

/** A number for each slot. */
export type BySlot = Readonly<Record<GarmentSlot, number>>

/** Visible area of a piece by slot, relative to a coat (1). */
// prettier-ignore
export const areaWeight: BySlot = { outer: 1, mid: 0.75, dress: 1.2, top: 0.8, bottom: 0.9, shoes: 0.45, bag: 0.35, extra: 0.25 }

/** Whether pieces of this slot determine the main color of an outfit. */
export function isMainSlot(slot: GarmentSlot): boolean {
  return slot !== 'shoes' && slot !== 'bag' && slot !== 'extra'
}

/** Returns the mean of a value of the pieces, weighted by their slots; `none` without pieces. */
export function meanBySlot<Piece extends { readonly garment: Garment }>(
  pieces: readonly Piece[],
  weight: BySlot,
  valueOf: (piece: Piece) => number,
  none = 0,
): number {
  let sum = 0
  let weights = 0
  for (const piece of pieces) {
    sum += weight[piece.garment.slot] * valueOf(piece)
    weights += weight[piece.garment.slot]
  }
  return weights > 0 ? sum / weights : none
}
