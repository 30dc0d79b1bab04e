import type { GarmentSlot } from '../../closet/garment.ts'
import { within01 } from '../../within01.ts'
import type { StylistPiece } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { isMain } from '../score/area-weight.ts'
import { formalityFit } from '../score/score-formality.ts'
import { rainFit } from '../score/score-rain.ts'
import { restFit } from '../score/score-rest.ts'
import { styleFit } from '../score/score-style.ts'
import { severityOf } from '../score/piece-faults.ts'
import { isWantedAsGear, wantedWeight } from '../score/wants-met.ts'
import { temperatureFor } from '../score/warmth-needed.ts'

// Clo of a good piece for its place at 0 °C and at 28 °C, on a line in between; the outfit's sum is judged in the end.
const cloAt: Partial<Record<GarmentSlot, readonly [number, number]>> = {
  outer: [0.62, 0.1],
  mid: [0.34, 0.14],
  dress: [0.45, 0.16],
  top: [0.34, 0.07],
  bottom: [0.3, 0.1],
}

// What is called for comes before what is merely allowed, and faults before taste.
const CALLED_FOR = 0.12
const MADE_FOR_IT = 0.1
const FAULT_COSTS = 0.5
const UNRECOGNIZED_COSTS = 0.08

/** How well a piece suits the needs by itself: the part of the score that needs no other piece. About 0 to 1; more for what is called for. */
export function pieceFit(needs: OutfitNeeds, today: string): (piece: StylistPiece) => number {
  const { occasion } = needs
  const celsius = temperatureFor(needs)
  return (piece) => {
    const { garment } = piece
    let fit = 13 * styleFit(garment, needs) + 9 * restFit(piece, today)
    let of = 22
    if (occasion) {
      fit += 16 * formalityFit(garment, occasion)
      of += 16
      if (occasion.isWet) {
        fit += 10 * rainFit[garment.rain]
        of += 10
      }
      if (occasion.wantColors.length > 0) {
        const weight = isMain(garment.slot) ? 18 : 8
        fit += garment.color && occasion.wantColors.includes(garment.color.family) ? weight : 0
        of += weight
      }
    }
    if (celsius !== null) {
      fit += 16 * warmthFitOf(garment.slot, garment.warmthClo, celsius)
      of += 16
    }
    const made = isWantedAsGear(garment, needs) ? MADE_FOR_IT : 0
    const called = CALLED_FOR * wantedWeight(garment, needs) + made
    const doubt = garment.type === null ? UNRECOGNIZED_COSTS : 0
    return fit / of + called - FAULT_COSTS * severityOf(garment, needs) - doubt
  }
}

function warmthFitOf(slot: GarmentSlot, clo: number, celsius: number): number {
  const ends = cloAt[slot]
  if (!ends) return 0.8
  const target = ends[0] + within01(celsius / 28) * (ends[1] - ends[0])
  return within01(1 - Math.abs(clo - target) / (target + 0.1))
}
