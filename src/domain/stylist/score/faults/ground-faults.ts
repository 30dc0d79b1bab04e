import { hasTag } from '../../../closet/tags/garment-tags.ts'
import type { Garment, GarmentSlot } from '../../../closet/garment.ts'
import type { OccasionNeeds, OutfitNeeds } from '../../outfit-needs.ts'
import { wantedWeight } from '../wants-met.ts'
import type { Fault } from './fault.ts'

type GroundCause = 'spoiled by rain' | 'slippery' | 'wrong shoes for sport' | 'wrong shoes for walking'

const fault = (kind: GroundCause, severity: number): Fault => ({ cause: { kind }, severity })

// Shoes that are unsuited to sport and hiking.
// prettier-ignore
const notForSport = ['heels', 'dress shoes', 'loafers', 'sandals', 'dress boots', 'flats', 'slides', 'clogs'] as const

/** Faults of a garment by rain and ground: heels on grass, sandals for a run. */
export function groundFaults(garment: Garment, needs: OutfitNeeds): Fault[] {
  const { occasion } = needs
  if (!occasion) return []
  const faults: Fault[] = occasion.isWet ? rainFaults(garment, occasion) : []
  if (garment.slot !== 'shoes') return faults
  const { activities } = occasion
  const { heel, grip, isOpen, tags } = garment
  const isThinHeel = heel === 'high' || (heel === 'low' && tags.has('heels'))
  const isMadeForIce = tags.has('skating') || tags.has('skiing')
  const isSlippery = isOpen || grip === 'smooth' || heel === 'high' || heel === 'block'
  if (activities.includes('on ice') && !isMadeForIce && isSlippery) faults.push(fault('slippery', 0.8))
  if (activities.includes('on grass') && isThinHeel) faults.push(fault('slippery', 0.7))
  if (activities.includes('on sand') && hasTag(garment, ['heels', 'dress shoes', 'dress boots']))
    faults.push(fault('slippery', 0.7))
  const isSporty = activities.includes('sport') || activities.includes('hiking')
  // Slides for yoga and for the way to the mat.
  const isNamed = wantedWeight(garment, needs) > 0
  if (isSporty && !isNamed && hasTag({ tags }, notForSport)) faults.push(fault('wrong shoes for sport', 0.8))
  // The shoes of a uniform are worn all day, whatever their heel.
  const isOfUniform = tags.has('uniform') && occasion.profiles?.includes('in uniform') === true
  if (activities.includes('walking') && heel === 'high' && !isOfUniform)
    faults.push(fault('wrong shoes for walking', 0.45))
  if (activities.includes('cycling') && (heel === 'high' || isOpen))
    faults.push(fault('wrong shoes for sport', 0.6))
  return faults
}

// Without tops and mid layers, which stay dry under a coat, and extras such as jewelry, which rain does not harm.
// prettier-ignore
const rainSeverity: Partial<Record<GarmentSlot, readonly [spoils: number, suffers: number]>> = {
  outer: [0.8, 0.5], shoes: [0.8, 0.55], bag: [0.6, 0.3], bottom: [0.65, 0.1], dress: [0.65, 0.1],
}

function rainFaults(garment: Garment, { activities, temperatureCelsius }: OccasionNeeds): Fault[] {
  const { slot, rain, isOpen, purpose } = garment
  // On a bicycle rain hits from the front, so a jacket must keep it out.
  if (activities.includes('cycling') && slot === 'outer' && rain !== 'keeps out')
    return [fault('spoiled by rain', 0.66)]
  // Clothes for sport may get wet.
  if (activities.includes('sport') && purpose === 'sport') return []
  if (slot === 'shoes' && isOpen) {
    const ifBorne = (temperatureCelsius ?? 0) >= 22 ? 0.1 : 0.6
    return [fault('spoiled by rain', rain === 'keeps out' || rain === 'bears' ? ifBorne : 0.75)]
  }
  // Snow below freezing is dry.
  if (rain === 'suffers' && temperatureCelsius !== null && temperatureCelsius < 0) return []
  const bySlot = rainSeverity[slot]
  if (!bySlot || (rain !== 'spoils' && rain !== 'suffers')) return []
  return [fault('spoiled by rain', rain === 'spoils' ? bySlot[0] : bySlot[1])]
}
