import type { Garment, GarmentSlot } from '../../closet/garment.ts'
import type { StylistPiece } from '../outfit.ts'
import type { OccasionWant } from '../outfit-needs.ts'
import { namesPartner } from '../pairing/are-of-one-set.ts'

// A word on more pieces is a brand or a habit of naming rather than a set.
const MAX_PIECES = 9
const MAX_PER_SLOT = 3
const MAX_FORMALITY_APART = 1.6
const worn: ReadonlySet<GarmentSlot> = new Set<GarmentSlot>(['top', 'bottom', 'dress', 'extra'])

/**
 * Wants of the pieces whose names share a word with the focus that describes no garment: the trousers, shirt and cap of
 * a band. A want has its own object per call, because it depends on the closet.
 */
export function setOfFocus(
  { id, garment: focus }: StylistPiece,
  closet: readonly StylistPiece[],
): OccasionWant[] {
  const wants = partnersNamedFor(focus, closet)
  for (const word of focus.ownWords) {
    const mates = closet.filter((piece) => piece.id !== id && piece.garment.ownWords.has(word))
    if (mates.length === 0 || mates.length > MAX_PIECES) continue
    const bySlot = Map.groupBy(mates, ({ garment }) => garment.slot)
    for (const [slot, pieces] of bySlot) {
      const isPart = pieces.some(
        ({ garment }) => Math.abs(garment.formality - focus.formality) <= MAX_FORMALITY_APART,
      )
      if (slot === focus.slot && slot !== 'extra') continue
      // Pajamas 'for a kurta' don't replace the wrap of a bhangra costume.
      const ofSet = closet.filter(({ garment }) => garment.slot === slot && garment.set === focus.set)
      if (
        focus.culture !== null &&
        focus.set !== null &&
        ofSet.length > 0 &&
        !pieces.some((piece) => ofSet.includes(piece))
      )
        continue
      if (pieces.length > MAX_PER_SLOT || !isPart) continue
      // Any kurta pajamas go with any kurta; trousers named after a band belong to its jacket.
      const isOfSet = worn.has(slot) && focus.culture === null
      wants.push({
        of: { ownWords: [word], slots: [slot] },
        weight: isOfSet ? 3 : 2,
        what: 'the rest of its set',
      })
    }
  }
  return wants
}

// 'Striped trousers for the morning coat' are worn with the morning coat.
function partnersNamedFor(focus: Garment, closet: readonly StylistPiece[]): OccasionWant[] {
  return closet.flatMap(({ garment }): OccasionWant[] => {
    const { slot, setName } = garment
    if (setName === null || !namesPartner(garment, focus)) return []
    return [{ of: { setNames: [setName], slots: [slot] }, weight: 3, what: 'the rest of its set' }]
  })
}
