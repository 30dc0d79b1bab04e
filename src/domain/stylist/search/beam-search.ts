import type { GarmentSlot } from '../../closet/garment.ts'
import type { SearchSpace } from './search-space.ts'
import { neededSlots, type OutfitForm, slotsFilled } from './slots-asked.ts'

/** An outfit under way: the numbers of its pieces, and the sums that say how good it is. */
export interface Draft {
  readonly members: readonly number[]
  readonly fit: number
  readonly pairs: number
  /** Mean fit and mean pair together, so that drafts of different size can be compared. */
  readonly worth: number
}

const WIDTH = 16

/**
 * The best ways to fill the needed slots of the form around the fixed pieces, the best first.
 * @param handicap what each piece loses of its fit for standing in an outfit that was found before
 */
export function beamSearch(
  space: SearchSpace,
  form: OutfitForm,
  handicap: ReadonlyMap<number, number>,
): Draft[] {
  let drafts = [fixedDraft(space)]
  for (const slot of slotsToFill(space, form)) {
    drafts = drafts
      .flatMap((draft) => space.shortlist[slot].map((piece) => grow(draft, piece, space, handicap)))
      .toSorted(byWorth)
      .slice(0, WIDTH)
  }
  return drafts
}

/** The draft with one more piece. */
export function grow(
  draft: Draft,
  piece: number,
  space: SearchSpace,
  handicap: ReadonlyMap<number, number>,
): Draft {
  let pairs = draft.pairs
  for (const member of draft.members) pairs += space.pair(member, piece)
  const fit = draft.fit + (space.fits[piece] ?? 0) - (handicap.get(piece) ?? 0)
  const count = draft.members.length + 1
  const worth = fit / count + (count > 1 ? (2 * pairs) / (count * (count - 1)) : 0)
  return { members: [...draft.members, piece], fit, pairs, worth }
}

/** The better draft first; of equals the one with the earlier pieces, so that the same closet gives the same outfit. */
export function byWorth(one: Draft, other: Draft): number {
  if (one.worth !== other.worth) return other.worth - one.worth
  for (const [at, member] of one.members.entries()) {
    const order = member - (other.members[at] ?? 0)
    if (order !== 0) return order
  }
  return 0
}

function fixedDraft(space: SearchSpace): Draft {
  const none: Draft = { members: [], fit: 0, pairs: 0, worth: 0 }
  return space.fixed.reduce((draft, piece) => grow(draft, piece, space, new Map()), none)
}

function slotsToFill(space: SearchSpace, form: OutfitForm): GarmentSlot[] {
  const filled = slotsFilled(space.fixed.flatMap((at) => space.pieces[at] ?? []))
  return neededSlots(form, space.request.needs).filter(
    (slot) => !filled.has(slot) && space.shortlist[slot].length > 0,
  )
}
