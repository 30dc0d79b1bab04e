import type { OwnSlot } from '../closet/garment.ts'
import { stableNumber } from '../stable-number.ts'
import type { OutfitNeeds } from '../stylist/outfit-needs.ts'
import { fillGap, type FoundGarment } from '../stylist/catalog/fill-gap.ts'
import { temperatureFor } from '../stylist/score/warmth-needed.ts'
import { outerwearNeed } from '../stylist/search/outfit-slots.ts'

const MILD_CELSIUS = 16
const COLD_CELSIUS = 8

/**
 * Returns an outfit to buy for a day that the closet has nothing for, the most important piece first.
 * @param at index of the day, 0 is Monday; varies the outfit
 */
export function outfitToFind(needs: OutfitNeeds, at: number): FoundGarment[] {
  const celsius = temperatureFor(needs) ?? MILD_CELSIUS
  const rest = ['bottom', 'shoes', 'top'] as const
  const slots: readonly OwnSlot[] =
    outerwearNeed(needs) !== 'needed'
      ? rest
      : celsius <= COLD_CELSIUS
        ? ['outer', ...rest]
        : [...rest, 'outer']
  const found: FoundGarment[] = []
  for (const slot of slots) {
    const pieces = found.map(({ piece }) => piece)
    const find = fillGap({ pieces, needs }, slot, (name) => stableNumber(`${at}:${name}`))
    if (find) found.push(find)
  }
  return found
}
