import type { Garment } from '../../closet/garment.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { isNeededForConditions } from './wants-met.ts'

/** Whether a garment is rain trousers over the clothes for the event, or rain boots for the way, taken off there. */
export function isRainGearOnWay(garment: Garment, needs: OutfitNeeds): boolean {
  const { slot, purpose } = garment
  if (purpose !== 'rain' || (slot !== 'bottom' && slot !== 'shoes')) return false
  const { activities = [] } = needs.occasion ?? {}
  const isOnWay = slot === 'bottom' || activities.includes('traveling') || activities.includes('cycling')
  return isOnWay && isNeededForConditions(garment, needs)
}
