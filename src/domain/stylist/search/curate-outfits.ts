import type { GarmentSlot } from '../../closet/garment.ts'
import type { MissingSlot, Outfit } from '../outfit.ts'
import { beamSearch } from './beam-search.ts'
import { isOfUse } from './extra-role.ts'
import { type Finished, finishDraft, piecesOf, rankOf } from './finish-draft.ts'
import { scoredOutfit } from './outfit-of.ts'
import { type OutfitRequest, type RequestSpace, searchSpace } from './search-space.ts'
import { formOf, missingSlots, type OutfitForm } from './slots-asked.ts'

export interface CurationRequest extends OutfitRequest {
  /** Most outfits wanted; the closet may give fewer that differ. */
  readonly count: number
}

interface Found extends Finished {
  readonly form: OutfitForm
  readonly lacks: number
}

/** Drafts of each round that are finished and scored in full. */
const FINISHED = 4
// What a piece loses of its fit for each outfit that it already stands in: enough for the next best to come up.
const HANDICAP = 0.35
/** Pieces that two outfits must not share, where the closet has enough of them. */
const DIFFERENT = 2

/**
 * Outfits around the focus piece out of the closet, the best first, each different from those before it. At least one:
 * where the closet has nothing fit for a place, that place is `missing`. The same request gives the same outfits,
 * in whatever order the closet comes.
 */
export function curateOutfits(request: CurationRequest): Outfit[] {
  const steps = outfitsInSteps(request)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** As `curateOutfits`, a few milliseconds at a time: whoever takes the steps may do something else in between. */
export function* outfitsInSteps(request: CurationRequest): Generator<undefined, Outfit[]> {
  const space = searchSpace(request)
  yield
  const handicap = new Map<number, number>()
  const chosen: Found[] = []
  let pool: Found[] = []
  while (chosen.length < Math.max(1, request.count)) {
    pool = [...pool, ...(yield* round(space, handicap))].toSorted(byScore)
    const next = different(pool, chosen, DIFFERENT) ?? different(pool, chosen, 1)
    if (!next) break
    chosen.push(next)
    for (const piece of next.draft.members)
      if (!space.fixed.includes(piece)) handicap.set(piece, (handicap.get(piece) ?? 0) + HANDICAP)
  }
  return chosen.toSorted(byScore).map((found) => {
    const pieces = piecesOf(found.draft, space)
    return scoredOutfit({ ...request, pieces }, missingIn(found, space))
  })
}

function* round(space: RequestSpace, handicap: ReadonlyMap<number, number>): Generator<undefined, Found[]> {
  const found: Found[] = []
  for (const form of formsOf(space)) {
    const drafts = beamSearch(space, form, handicap)
    yield
    const ranked = drafts.map((draft) => ({ draft, exact: rankOf(draft, space) }))
    yield
    const best = ranked.toSorted((one, other) => other.exact - one.exact).slice(0, FINISHED)
    for (const { draft } of best) {
      const finished = finishDraft(draft, space, handicap)
      const lacks = missingSlots(piecesOf(draft, space), form, space.request.needs)
      found.push({ ...finished, form, lacks: lacks.filter(({ isNeeded }) => isNeeded).length })
      yield
    }
  }
  return found
}

// Who owns no dress is not told to buy one.
function formsOf(space: RequestSpace): OutfitForm[] {
  const form = formOf(space.fixed.flatMap((at) => space.pieces[at] ?? []))
  if (form) return [form]
  const ownsDress = space.request.closet.some(({ garment }) => garment.slot === 'dress')
  return ownsDress ? ['separates', 'dress'] : ['separates']
}

function byScore(one: Found, other: Found): number {
  return one.lacks - other.lacks || other.exact - one.exact
}

function different(pool: readonly Found[], chosen: readonly Found[], by: number): Found | undefined {
  return pool.find((one) => chosen.every((other) => exchanged(one, other) >= by))
}

// Leaving a piece out is no other outfit: what counts is what stands in the place of something else.
function exchanged(one: Found, other: Found): number {
  const shared = one.draft.members.filter((piece) => other.draft.members.includes(piece)).length
  return Math.min(one.draft.members.length, other.draft.members.length) - shared
}

function missingIn({ draft, form }: Found, space: RequestSpace): MissingSlot[] {
  const pieces = piecesOf(draft, space)
  const garments = pieces.map(({ garment }) => garment)
  const hasFit = (slot: GarmentSlot) =>
    space.shortlist[slot].some((at) => {
      const piece = space.pieces[at]
      return piece && (slot !== 'extra' || isOfUse(piece.garment, garments, space.request.needs))
    })
  return missingSlots(pieces, form, space.request.needs).filter(
    ({ slot, isNeeded }) => isNeeded || !hasFit(slot),
  )
}
