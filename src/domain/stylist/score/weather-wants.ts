import type { OccasionWant, OutfitNeeds } from '../outfit-needs.ts'
import { temperatureFor } from './warmth-needed.ts'

const warmAccessory: OccasionWant['of'] = {
  tags: ['warm accessory', 'winter scarf', 'beanie', 'gloves', 'shawl'],
  slots: ['extra'],
}
const warmTop: OccasionWant['of'] = { slots: ['top', 'mid', 'dress'], warmerThanClo: 0.24 }
const roughShoes: OccasionWant['of'] = {
  slots: ['shoes'],
  tags: [
    'snow boots',
    'hiking boots',
    'work boots',
    'ankle boots',
    'tall boots',
    'dress boots',
    'trail shoes',
  ],
}
const rainShoes: OccasionWant['of'] = {
  slots: ['shoes'],
  tags: [
    'rain boots',
    'hiking boots',
    'work boots',
    'ankle boots',
    'tall boots',
    'water shoes',
    'sport sandals',
    'clogs',
  ],
}
const rainCover: OccasionWant['of'] = {
  tags: ['rain jacket', 'trench', 'umbrella', 'poncho'],
  slots: ['outer', 'extra'],
}
const sunCover: OccasionWant['of'] = { tags: ['sun hat', 'sunglasses', 'cap'], slots: ['extra'] }

const BITTER_CELSIUS = -5
const FROST_CELSIUS = 2
const COLD_CELSIUS = 8
const SUNNY_FROM_CELSIUS = 27
const WARM_RAIN_CELSIUS = 22

/** What the weather calls for, whatever the occasion: warmth in frost, cover in rain, grip in snow, shade in the sun. */
export function weatherWants(needs: OutfitNeeds): OccasionWant[] {
  const { occasion } = needs
  const celsius = temperatureFor(needs)
  const isStated = occasion !== null && occasion.temperatureCelsius !== null
  if (!occasion || occasion.activities.includes('staying in')) return []
  const isIndoors = occasion.setting === 'indoors' && !isStated
  if (isIndoors) return []
  const isBitter = celsius !== null && celsius <= BITTER_CELSIUS
  const isDressy = occasion.formality.ideal >= 4
  const wants: OccasionWant[] = []
  if (isStated && celsius !== null && celsius <= FROST_CELSIUS) {
    if (!isDressy)
      wants.push({ of: warmAccessory, weight: isBitter ? 3 : 2, what: 'a warm hat, scarf or gloves' })
    wants.push({ of: warmTop, weight: isBitter ? 3 : 2, what: 'a warm layer' })
  } else if (isStated && celsius !== null && celsius <= COLD_CELSIUS && !isDressy)
    wants.push({ of: warmTop, weight: 1, what: 'a warm layer' })
  if (occasion.activities.includes('on ice') || (occasion.isWet && celsius !== null && celsius <= 0))
    wants.push({ of: roughShoes, weight: 3, what: 'boots that grip' })
  else if (occasion.isWet) {
    wants.push({ of: rainCover, weight: 3, what: 'a rain jacket or umbrella' })
    if (!isDressy)
      wants.push({
        of: rainShoes,
        weight: celsius !== null && celsius >= WARM_RAIN_CELSIUS ? 2 : 3,
        what: 'shoes for the rain',
      })
  }
  const isByDay = occasion.dayTime !== 'evening' && occasion.dayTime !== 'night'
  if (
    isStated &&
    celsius !== null &&
    celsius >= SUNNY_FROM_CELSIUS &&
    isByDay &&
    !occasion.isWet &&
    occasion.setting === 'outdoors' &&
    occasion.formality.ideal < 3.2
  )
    wants.push({ of: sunCover, weight: 2, what: 'a sun hat or sunglasses' })
  return wants
}
