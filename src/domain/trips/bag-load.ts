import type { BagLoad, BagSize } from '../../contract/trips/packing-list.ts'
import type { Garment } from '../closet/garment.ts'
import { pieceLoad } from './piece-load.ts'

// Limits for clothes and shoes; the share of other contents is already subtracted. Based on common airline limits
// (40 × 30 × 20 cm; 55 × 40 × 20 cm and 8 kg; 23 kg).
const limits: Readonly<Record<BagSize, Pick<BagLoad, 'piecesMax' | 'kilogramsMax' | 'litersMax'>>> = {
  'personal item': { piecesMax: 8, kilogramsMax: 4, litersMax: 16 },
  'carry-on': { piecesMax: 16, kilogramsMax: 7, litersMax: 32 },
  checked: { piecesMax: 40, kilogramsMax: 18, litersMax: 75 },
}

type Packed = Pick<Garment, 'slot' | 'tags' | 'warmthClo' | 'isOpen'>

/** Estimates the load of a bag with these garments, rounded to tenths, and its limits. */
export function bagLoad(garments: readonly Packed[], bag: BagSize): BagLoad {
  let kilograms = 0
  let liters = 0
  for (const garment of garments) {
    const load = pieceLoad(garment)
    kilograms += load.kilograms
    liters += load.liters
  }
  return { ...limits[bag], pieces: garments.length, kilograms: tenths(kilograms), liters: tenths(liters) }
}

/** Whether a load exceeds a limit of the bag. */
export function isOverfull(load: BagLoad): boolean {
  return load.pieces > load.piecesMax || load.kilograms > load.kilogramsMax || load.liters > load.litersMax
}

function tenths(amount: number): number {
  return Math.round(10 * amount) / 10
}
