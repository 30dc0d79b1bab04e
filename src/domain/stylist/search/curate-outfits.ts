import { runToEnd } from '../../run-to-end.ts'
import type { OwnSlot } from '../../closet/garment.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import type { MissingSlot, Outfit, StylistPiece } from '../outfit.ts'
import type { OccasionWant } from '../outfit-needs.ts'
import { couldMeet } from '../score/could-meet.ts'
import { isMainSlot } from '../score/area-weight.ts'
import { CALLED_FOR, wantsUnmet } from '../score/wants-met.ts'
import { beamSearch, type PartialOutfit, dressesWith, suitSlotOf } from './beam-search.ts'
import { isOfUse } from './extra-role.ts'
import {
  type Finished,
  finishPartialOutfit,
  candidatePieces,
  rankPartialOutfit,
  swapInCalledFor,
} from './finish-partial-outfit.ts'
import { scoredOutfit } from './outfit-of.ts'
import { type OutfitRequest, type RequestSpace, searchSpaces } from './search-space.ts'
import { formOf, missingSlots, type OutfitForm, filledSlots } from './outfit-slots.ts'

export interface CurationRequest extends OutfitRequest {
  /** Maximum number of outfits; fewer if the closet has no more that differ. */
  readonly count: number
}

interface Found extends Finished {
  readonly space: RequestSpace
  readonly pieces: readonly StylistPiece[]
  readonly form: OutfitForm
  readonly lacks: number
}

/** Partial outfits per round that are completed and scored in full. */
const FINISHED = 4
// Subtracted from the fit of a piece for each chosen outfit that contains it; enough for the next best to win.
const REPEAT_PENALTY = 0.35
/** Pieces by which two outfits differ, if the closet has enough. */
const DIFFERENT = 2

/**
 * Curates outfits around the focus from the closet, best first, each different from the others. Returns at least one;
 * slots for which the closet has no suitable piece are in its `missing`. The result does not depend on the order of
 * the closet.
 */
export function curateOutfits(request: CurationRequest): Outfit[] {
  return runToEnd(outfitsInSteps(request))
}

/** As `curateOutfits`, yielding every few milliseconds so that the caller can do other work. */
export function* outfitsInSteps(request: CurationRequest): Generator<undefined, Outfit[]> {
  const spaces = yield* searchSpaces(request)
  const chosen: Found[] = []
  let pool: Found[] = []
  while (chosen.length < Math.max(1, request.count)) {
    for (const space of spaces) pool.push(...(yield* searchRound(space, repeatPenaltiesIn(space, chosen))))
    pool = pool.toSorted(byScore)
    const next = different(pool, chosen, DIFFERENT) ?? different(pool, chosen, 1)
    if (!next) break
    chosen.push(next)
  }
  return chosen.toSorted(byScore).map((found) => ({
    ...scoredOutfit({ ...request, pieces: found.pieces }, missingIn(found)),
    unmet: unmetBy(request, found.pieces),
  }))
}

function unmetBy({ closet, needs }: CurationRequest, pieces: readonly StylistPiece[]): OccasionWant[] {
  const garments = pieces.map(({ garment }) => garment)
  return wantsUnmet(garments, needs).filter(
    (want) =>
      want.weight === CALLED_FOR &&
      !closet.some(({ garment }) => isSelected(garment, want.of) || couldMeet(garment, want)),
  )
}

// By the index of the piece.
function repeatPenaltiesIn({ pieces, fixed }: RequestSpace, chosen: readonly Found[]): Map<number, number> {
  const times = new Map<string, number>()
  for (const { id } of chosen.flatMap((found) => found.pieces)) times.set(id, (times.get(id) ?? 0) + 1)
  const repeatPenalties = new Map<number, number>()
  for (const [at, { id }] of pieces.entries()) {
    const before = times.get(id) ?? 0
    if (before > 0 && !fixed.includes(at)) repeatPenalties.set(at, REPEAT_PENALTY * before)
  }
  return repeatPenalties
}

function* searchRound(
  space: RequestSpace,
  repeatPenalties: ReadonlyMap<number, number>,
): Generator<undefined, Found[]> {
  const found: Found[] = []
  for (const form of formsOf(space)) {
    const partials = beamSearch(space, form, repeatPenalties)
    yield
    const ranked = partials.map((partial) => ({ partial, exact: rankPartialOutfit(partial, space) }))
    yield
    const best = ranked.toSorted((one, other) => other.exact - one.exact).map(({ partial }) => partial)
    let top: Found | null = null
    for (const partial of ofDifferentBodies(best, space).slice(0, FINISHED)) {
      const finished = finishPartialOutfit(partial, space, repeatPenalties)
      const pieces = candidatePieces(finished.partial, space)
      const missing = missingSlots(candidatePieces(partial, space), form, space.request.needs)
      const lacks = missing.filter(({ isNeeded }) => isNeeded).length
      const one: Found = { ...finished, space, pieces, form, lacks }
      found.push(one)
      if (!top || byScore(one, top) < 0) top = one
      yield
    }
    const swapped = top && swapInCalledFor(top, space, repeatPenalties)
    if (top && swapped && swapped !== top)
      found.push({ ...top, ...swapped, pieces: candidatePieces(swapped.partial, space) })
    yield
  }
  return found
}

// Completion adds jackets and layers, so partial outfits that differ in clothes go before those that differ only in
// shoes.
function ofDifferentBodies(
  partials: readonly PartialOutfit[],
  space: RequestSpace,
): readonly PartialOutfit[] {
  const bodies = partials.map((partial) =>
    candidatePieces(partial, space)
      .filter(({ garment }) => isMainSlot(garment.slot))
      .map(({ id }) => id)
      .join(),
  )
  const isFirst = (at: number) => bodies.indexOf(bodies[at] ?? '') === at
  return [...partials.filter((_, at) => isFirst(at)), ...partials.filter((_, at) => !isFirst(at))]
}

// Without a dress in the closet the form 'dress' is not tried, so a dress is never reported as missing.
function formsOf(space: RequestSpace): OutfitForm[] {
  const fixed = space.fixed.flatMap((at) => space.pieces[at] ?? [])
  const form = formOf(fixed)
  // A sari blouse calls for a sari, trousers of an áo dài for it.
  const isSet = (at: number) => space.pieces[at]?.garment.tags.has('traditional') === true
  if (form === 'separates' && dressesWith(fixed, space).some(isSet)) return ['dress', form]
  if (form === 'separates' && isOpenToSuit(space)) return [form, 'suit']
  if (form) return [form]
  // A mid layer needs a top or dress beneath it.
  if (fixed.some(({ garment }) => garment.slot === 'mid')) {
    const has = (slot: 'top' | 'dress') => space.shortlist[slot].length > 0
    return [...(has('top') ? (['separates'] as const) : []), ...(has('dress') ? (['dress'] as const) : [])]
  }
  const ownsDress = space.request.closet.some(({ garment }) => garment.slot === 'dress')
  return [
    'separates',
    ...(ownsDress ? (['dress'] as const) : []),
    ...(isOpenToSuit(space) ? (['suit'] as const) : []),
  ]
}

function isOpenToSuit(space: RequestSpace): boolean {
  const filled = filledSlots(space.fixed.flatMap((at) => space.pieces[at] ?? []))
  const isOpen = !filled.has('bottom') && !filled.has('dress') && !filled.has('outer') && !filled.has('mid')
  return isOpen && suitSlotOf(space) !== null
}

function byScore(one: Found, other: Found): number {
  return one.lacks - other.lacks || other.exact - one.exact
}

function different(pool: readonly Found[], chosen: readonly Found[], by: number): Found | undefined {
  return pool.find((one) => chosen.every((other) => exchanged(one, other) >= by))
}

// Counts replaced pieces; leaving a piece out does not make a different outfit.
function exchanged(one: Found, other: Found): number {
  const shared = one.pieces.filter(({ id }) => other.pieces.some((piece) => piece.id === id)).length
  return Math.min(one.pieces.length, other.pieces.length) - shared
}

function missingIn({ pieces, form, space }: Found): MissingSlot[] {
  const garments = pieces.map(({ garment }) => garment)
  const hasFit = (slot: OwnSlot) =>
    space.shortlist[slot].some((at) => {
      const piece = space.pieces[at]
      return piece && (slot !== 'extra' || isOfUse(piece.garment, garments, space.request.needs))
    })
  return missingSlots(pieces, form, space.request.needs).filter(
    ({ slot, isNeeded }) => isNeeded || !hasFit(slot),
  )
}
