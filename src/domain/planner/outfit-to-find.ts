import type { OwnSlot } from '../closet/garment.ts'
import { stableNumber } from '../stable-number.ts'
import type { OutfitNeeds } from '../stylist/outfit-needs.ts'
import { fillGap, type Find } from '../stylist/to-find/fill-gap.ts'
import { temperatureFor } from '../stylist/score/warmth-needed.ts'
import { outerAsked } from '../stylist/search/slots-asked.ts'

const MILD_CELSIUS = 16
const COLD_CELSIUS = 8

/** An outfit for a day that the closet has nothing for, the piece to get first in front. Day 0 is Monday. */
export function outfitToFind(needs: OutfitNeeds, at: number): Find[] {
  const celsius = temperatureFor(needs) ?? MILD_CELSIUS
  const rest = ['bottom', 'shoes', 'top'] as const
  const slots: readonly OwnSlot[] =
    outerAsked(needs) !== 'asked' ? rest : celsius <= COLD_CELSIUS ? ['outer', ...rest] : [...rest, 'outer']
  const found: Find[] = []
  for (const slot of slots) {
    const pieces = found.map(({ piece }) => piece)
    const find = fillGap({ pieces, needs }, slot, (name) => stableNumber(`${at}:${name}`))
    if (find) found.push(find)
  }
  return found
}
