import type { GarmentSlot } from '../../closet/garment.ts'
import { isWholeSuit } from '../../closet/is-whole-suit.ts'
import type { StylistPiece } from '../outfit.ts'
import type { SearchSpace } from './search-space.ts'
import { areDressAndBlouse, neededSlots, outerAsked, type OutfitForm, slotsFilled } from './slots-asked.ts'

/** An outfit under way: the numbers of its pieces, and the sums that say how good it is. */
export interface Draft {
  readonly members: readonly number[]
  readonly fit: number
  readonly pairs: number
  /** Mean fit and mean pair together, so that drafts of different size can be compared. */
  readonly score: number
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
  const suitSlot = form === 'suit' ? suitSlotOf(space) : null
  for (const slot of slotsToFill(space, form, suitSlot)) {
    const fixed = space.fixed.flatMap((at) => space.pieces[at] ?? [])
    const hasTop = fixed.some(({ garment }) => garment.slot === 'top')
    const offered = slot === 'dress' && hasTop ? dressesOver(fixed, space) : space.shortlist[slot]
    const choice = offered.filter((at) => isSuit(space, at) === (slot === suitSlot))
    drafts = drafts
      .flatMap((draft) => choice.map((piece) => grow(draft, piece, space, handicap)))
      .toSorted(byScore)
      .slice(0, WIDTH)
  }
  return drafts
}

/** The numbers of the dresses that are worn over one of these pieces: a sari over its blouse. */
export function dressesOver(
  fixed: readonly StylistPiece[],
  { shortlist, pieces }: SearchSpace,
): readonly number[] {
  return shortlist.dress.filter((at) => {
    const dress = pieces[at]
    return (
      dress &&
      fixed.some(({ garment }) => garment.slot === 'top' && areDressAndBlouse(garment, dress.garment))
    )
  })
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
  const score = fit / count + (count > 1 ? (2 * pairs) / (count * (count - 1)) : 0)
  return { members: [...draft.members, piece], fit, pairs, score }
}

/** The better draft first; of equals the one with the earlier pieces, so that the same closet gives the same outfit. */
export function byScore(one: Draft, other: Draft): number {
  if (one.score !== other.score) return other.score - one.score
  for (const [at, member] of one.members.entries()) {
    const order = member - (other.members[at] ?? 0)
    if (order !== 0) return order
  }
  return 0
}

function fixedDraft(space: SearchSpace): Draft {
  const none: Draft = { members: [], fit: 0, pairs: 0, score: 0 }
  return space.fixed.reduce((draft, piece) => grow(draft, piece, space, new Map()), none)
}

function slotsToFill(space: SearchSpace, form: OutfitForm, suitSlot: GarmentSlot | null): GarmentSlot[] {
  const filled = slotsFilled(space.fixed.flatMap((at) => space.pieces[at] ?? []))
  const needed: GarmentSlot[] = neededSlots(form, space.request.needs).filter(
    (slot) => !filled.has(slot) && space.shortlist[slot].length > 0,
  )
  if (!suitSlot) return needed.filter((slot) => space.shortlist[slot].some((at) => !isSuit(space, at)))
  const others = needed.filter((slot) => slot !== 'bottom' && slot !== suitSlot)
  return [suitSlot, ...others.filter((slot) => space.shortlist[slot].some((at) => !isSuit(space, at)))]
}

/** Where a suit that is kept as one piece would be worn: under a coat where the day asks for one; null for no such suit. */
export function suitSlotOf(space: SearchSpace): 'mid' | 'outer' | null {
  const has = (slot: 'mid' | 'outer') => space.shortlist[slot].some((at) => isSuit(space, at))
  const hasCoat = space.shortlist.outer.some((at) => !isSuit(space, at))
  if (outerAsked(space.request.needs) === 'asked' && hasCoat && has('mid')) return 'mid'
  return has('outer') ? 'outer' : null
}

function isSuit(space: SearchSpace, at: number): boolean {
  const piece = space.pieces[at]
  return piece !== undefined && isWholeSuit(piece.garment)
}
