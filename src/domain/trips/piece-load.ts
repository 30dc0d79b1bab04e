import { bootTags, hasTag } from '../closet/tags/garment-tags.ts'
import type { Garment, OwnSlot } from '../closet/garment.ts'

/** Weight and volume of a garment in a bag. */
export interface PieceLoad {
  readonly kilograms: number
  /** Folded or rolled. */
  readonly liters: number
}

// Base kilograms and liters per slot, and additions per clo. Rules of thumb from shipping weights.
const usual: Readonly<
  Record<OwnSlot, readonly [number, number, perCloKilograms: number, perCloLiters: number]>
> = {
  outer: [0.35, 2, 1.4, 14],
  dress: [0.2, 1, 0.9, 5],
  top: [0.12, 0.7, 1, 5.5],
  bottom: [0.3, 1.2, 0.9, 4],
  shoes: [0.75, 4.5, 0, 0],
  bag: [0.5, 3, 0, 0],
  extra: [0.1, 0.4, 0, 0],
}
const BOOTS: PieceLoad = { kilograms: 1.3, liters: 8 }
const FLAT_SHOES: PieceLoad = { kilograms: 0.45, liters: 2.5 }

/** Estimates the weight and volume of a garment from its type and warmth. */
export function pieceLoad(garment: Pick<Garment, 'slot' | 'tags' | 'warmthClo' | 'isOpen'>): PieceLoad {
  const { slot, warmthClo } = garment
  if (slot === 'shoes') {
    if (hasTag(garment, bootTags)) return BOOTS
    if (garment.isOpen) return FLAT_SHOES
  }
  // A middle layer packs like a top.
  const [kilograms, liters, perCloKilograms, perCloLiters] = usual[slot === 'mid' ? 'top' : slot]
  return {
    kilograms: kilograms + perCloKilograms * warmthClo,
    liters: liters + perCloLiters * warmthClo,
  }
}
