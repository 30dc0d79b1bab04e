import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { GarmentSlot } from '../../closet/garment.ts'
import { within01 } from '../../within01.ts'
import type { StylistPiece } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { isMainSlot } from '../score/area-weight.ts'
import { formalityFit, isBeyondDressCode } from '../score/terms/score-formality.ts'
import { rainFit } from '../score/terms/score-rain.ts'
import { restFit } from '../score/terms/score-rest.ts'
import { styleFit } from '../score/terms/score-style.ts'
import { severityOf } from '../score/faults/piece-faults.ts'
import { isSubstitute, isWantedAsGear, wantedWeight } from '../score/wants-met.ts'
import { temperatureFor } from '../score/warmth-needed.ts'

// Ideal clo by slot at 0 °C and at 28 °C, interpolated linearly. The score of the outfit uses the sum instead.
const cloAt: Partial<Record<GarmentSlot, readonly [number, number]>> = {
  outer: [0.62, 0.1],
  mid: [0.34, 0.14],
  dress: [0.45, 0.16],
  top: [0.34, 0.07],
  bottom: [0.3, 0.1],
}

// Pieces that are called for beat pieces that are merely allowed, and faults outweigh style.
const CALLED_FOR = 0.12
const MADE_FOR_IT = 0.1
const SUBSTITUTE_COSTS = 0.1
const FAULT_COSTS = 0.5
const UNRECOGNIZED_COSTS = 0.08

/**
 * Creates a function that rates how well a piece suits the needs by itself: about 0 to 1, more for a piece that is
 * called for. `today` is null for garments outside of the closet, which nobody has worn.
 */
export function pieceFit(needs: OutfitNeeds, today: CalendarDate | null): (piece: StylistPiece) => number {
  const { occasion } = needs
  const celsius = temperatureFor(needs)
  return (piece) => {
    const { garment } = piece
    let fit = 13 * styleFit(garment, needs) + 9 * restFit(piece, today)
    let of = 22
    if (occasion) {
      fit += 16 * (isBeyondDressCode(garment, needs) ? 1 : formalityFit(garment, occasion))
      of += 16
      if (occasion.isWet) {
        fit += 10 * rainFit[garment.rain]
        of += 10
      }
      if (occasion.wantColors.length > 0) {
        const weight = isMainSlot(garment.slot) ? 18 : 8
        fit += garment.color && occasion.wantColors.includes(garment.color.family) ? weight : 0
        of += weight
      }
    }
    if (celsius !== null) {
      fit += 16 * warmthFitOf(garment.slot, garment.warmthClo, celsius)
      of += 16
    }
    const made =
      (isWantedAsGear(garment, needs) ? MADE_FOR_IT : 0) -
      (isSubstitute(garment, needs) ? SUBSTITUTE_COSTS : 0)
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
