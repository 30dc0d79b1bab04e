import type { GarmentSlot } from '../../closet/garment.ts'
import { isWholeSuit } from '../../closet/garment-facts/is-whole-suit.ts'
import type { StylistPiece } from '../outfit.ts'
import type { SearchSpace } from './search-space.ts'
import { goesWithDress, neededSlots, outerwearNeed, type OutfitForm, filledSlots } from './outfit-slots.ts'

/** A partial outfit (a beam state): the indices of its pieces, and the sums of its score. */
export interface PartialOutfit {
  readonly members: readonly number[]
  readonly fit: number
  readonly pairs: number
  /** Mean piece fit plus mean pair fit, comparable between partial outfits of different size. */
  readonly score: number
}

// Beam width: partial outfits kept per slot.
const WIDTH = 16

/**
 * Fills the needed slots of the form around the fixed pieces, by beam search; best first.
 * @param penalties subtracted from the fit of each piece, by its index
 */
export function beamSearch(
  space: SearchSpace,
  form: OutfitForm,
  penalties: ReadonlyMap<number, number>,
): PartialOutfit[] {
  let partials = [partialOf(space.fixed, space)]
  const suitSlot = form === 'suit' ? suitSlotOf(space) : null
  for (const slot of slotsToFill(space, form, suitSlot)) {
    const fixed = space.fixed.flatMap((at) => space.pieces[at] ?? [])
    const offered = slot === 'dress' ? dressesWith(fixed, space) : space.shortlist[slot]
    const choice = offered.filter((at) => isSuit(space, at) === (slot === suitSlot))
    partials = partials
      .flatMap((partial) => choice.map((piece) => withPiece(partial, piece, space, penalties)))
      .toSorted(byScore)
      .slice(0, WIDTH)
  }
  return partials
}

/** The indices of dresses that are worn with the fixed top or trousers: a sari over its blouse. */
export function dressesWith(
  fixed: readonly StylistPiece[],
  { shortlist, pieces }: SearchSpace,
): readonly number[] {
  return shortlist.dress.filter((at) => {
    const dress = pieces[at]
    return dress && goesWithDress(dress, fixed)
  })
}

/** Adds a piece to a partial outfit. */
export function withPiece(
  partial: PartialOutfit,
  piece: number,
  space: SearchSpace,
  penalties: ReadonlyMap<number, number>,
): PartialOutfit {
  let pairs = partial.pairs
  for (const member of partial.members) pairs += space.pair(member, piece)
  const fit = partial.fit + (space.fits[piece] ?? 0) - (penalties.get(piece) ?? 0)
  const count = partial.members.length + 1
  const score = fit / count + (count > 1 ? (2 * pairs) / (count * (count - 1)) : 0)
  return { members: [...partial.members, piece], fit, pairs, score }
}

/** Orders partial outfits best first; ties by the indices of their pieces, for stable results. */
export function byScore(one: PartialOutfit, other: PartialOutfit): number {
  if (one.score !== other.score) return other.score - one.score
  for (const [at, member] of one.members.entries()) {
    const order = member - (other.members[at] ?? 0)
    if (order !== 0) return order
  }
  return 0
}

const none: PartialOutfit = { members: [], fit: 0, pairs: 0, score: 0 }

export function partialOf(
  members: readonly number[],
  space: SearchSpace,
  penalties: ReadonlyMap<number, number> = new Map(),
): PartialOutfit {
  return members.reduce((partial, piece) => withPiece(partial, piece, space, penalties), none)
}

function slotsToFill(space: SearchSpace, form: OutfitForm, suitSlot: GarmentSlot | null): GarmentSlot[] {
  const filled = filledSlots(space.fixed.flatMap((at) => space.pieces[at] ?? []))
  const needed = neededSlots(form, space.request.needs).filter(
    (slot) => !filled.has(slot) && space.shortlist[slot].some((at) => !isSuit(space, at)),
  )
  if (!suitSlot) return needed
  return [suitSlot, ...needed.filter((slot) => slot !== 'bottom' && slot !== suitSlot)]
}

/** The slot of a suit that is stored as one piece: 'mid' if the day needs a coat over it; null without such a suit. */
export function suitSlotOf(space: SearchSpace): 'mid' | 'outer' | null {
  const has = (slot: 'mid' | 'outer') => space.shortlist[slot].some((at) => isSuit(space, at))
  const hasCoat = space.shortlist.outer.some((at) => !isSuit(space, at))
  if (outerwearNeed(space.request.needs) === 'needed' && hasCoat && has('mid')) return 'mid'
  return has('outer') ? 'outer' : null
}

function isSuit({ pieces }: SearchSpace, at: number): boolean {
  const piece = pieces[at]
  return piece !== undefined && isWholeSuit(piece.garment)
}
