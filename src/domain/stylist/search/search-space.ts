import { asMid } from '../layers/as-mid.ts'
import { layersWell } from '../layers/goes-over.ts'
import { canBeMid } from '../layers/lies-over.ts'
import { isForLayers } from '../layers/wants-mid.ts'
import type { Garment, GarmentSlot } from '../../closet/garment.ts'
import { pairingFault } from '../pairing/pairing-faults.ts'
import type { StylistPiece } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { dressedUpBy } from './dressed-up-by.ts'
import { asksCoat, mayJoin } from './may-join.ts'
import { pairFit } from './pair-fit.ts'
import { pieceFit } from './piece-fit.ts'
import { needsOfOutfit } from '../score/needs-of-outfit.ts'
import { faultsInSteps, severityOf } from '../score/piece-faults.ts'
import { CALLED_FOR, headscarf, wantedWeight } from '../score/wants-met.ts'
import { areDressAndBlouse, hasPlace, outerAsked, slotOrder, slotsFilled } from './slots-asked.ts'
import { strictnesses } from './strictness.ts'
import { wornTogether } from './worn-together.ts'

/** What an outfit is to be found for. */
export interface OutfitRequest {
  readonly focus: StylistPiece
  /** Pieces that may be worn; the focus may be among them. */
  readonly closet: readonly StylistPiece[]
  readonly needs: OutfitNeeds
  /** As '2026-11-23'. */
  readonly today: string
  /** Pieces that stay, as far as there is a place for them beside the focus. */
  readonly keepIds: readonly string[]
  /** Pieces that are only taken where nothing else fits. */
  readonly withoutIds: readonly string[]
}

/** The pieces worth trying, by number: the fixed ones first, then the shortlist of each slot, the best first. */
export interface SearchSpace {
  readonly request: Pick<OutfitRequest, 'needs' | 'today'>
  readonly pieces: readonly StylistPiece[]
  /** The focus and what is kept. */
  readonly fixed: readonly number[]
  /** Those that could fill a slot. */
  readonly shortlist: Readonly<Record<GarmentSlot, readonly number[]>>
  /** How well each piece suits the needs by itself, 0 to 1. */
  readonly fits: readonly number[]
  /** How well two pieces go together, 0 to 1; computed once. */
  readonly pair: (one: number, other: number) => number
}

/** A search space for one request, around its focus. */
export interface RequestSpace extends SearchSpace {
  readonly request: OutfitRequest
}

const FIRST_CUT = 40
const SHORTLIST = 20
const MOST_CALLED_FOR = 0.42
const GRAVE_PAIRING = 0.6

/**
 * The search spaces of a request: one, or two where the focus is a top that can be worn over another one, as on a cool day
 * a cardigan over a T-shirt. Yields after each slot, since each is looked for in the whole closet.
 */
export function* searchSpaces(asked: OutfitRequest): Generator<undefined, RequestSpace[]> {
  const request = { ...asked, needs: coveringHair(asked) }
  const fixed = fixedOf(request)
  const [focus] = fixed
  const isOver = focus !== undefined && canBeMid(focus.garment) && isForLayers(request.needs)
  // A suit jacket is worn under a coat where the day asks for one.
  const isJacket =
    focus?.garment.slot === 'outer' &&
    (outerAsked(request.needs) === 'asked' || request.needs.occasion?.isWet === true)
  const plain = yield* searchSpace(request, fixed)
  if (!isOver || !(focus.garment.slot === 'top' || isJacket)) return [plain]
  const layered = yield* searchSpace(request, fixed.with(0, asMid(focus)))
  // Better worn by itself than over something that does not suit the occasion.
  const suits = mayJoin(layered.request.needs, 'lenient')
  const suitable = (slot: 'top' | 'dress') =>
    layered.shortlist[slot].filter((at) => {
      const piece = layered.pieces[at]
      return piece && suits(piece.garment)
    })
  const shortlist = { ...layered.shortlist, top: suitable('top'), dress: suitable('dress') }
  const hasUnder = shortlist.top.length > 0 || shortlist.dress.length > 0
  // Without a coat over it the jacket is the outer piece itself.
  const hasOver = !isJacket || shortlist.outer.length > 0
  return hasUnder && hasOver ? [plain, { ...layered, shortlist }] : [plain]
}

// More than one hijab says that their owner covers her hair; one alone may be for visits.
const HIJABS = 2

function coveringHair({ closet, needs }: OutfitRequest): OutfitNeeds {
  if (needs.occasion?.activities.includes('staying in')) return needs
  const hijabs = closet.filter(({ garment: { tags } }) => tags.has('headscarf') && tags.has('religious'))
  return hijabs.length < HIJABS ? needs : { ...needs, partners: [...(needs.partners ?? []), headscarf] }
}

/** Cuts the closet down to the pieces that fit the needs and go with what is fixed. */
function* searchSpace(
  asked: OutfitRequest,
  fixedPieces: readonly StylistPiece[],
): Generator<undefined, RequestSpace> {
  const garments = fixedPieces.map(({ garment }) => garment)
  const request = { ...asked, needs: needsOfOutfit(dressedUpBy(garments, asked.needs), garments) }
  const { needs, today } = request
  const fit = pieceFit(needs, today)
  const pieces = [...fixedPieces]
  const fits = fixedPieces.map(fit)
  const others = bySlot(request, fixedPieces)
  const noOuter = outerAsked(needs) === 'no'
  const isCalledFor = ({ garment }: StylistPiece) => wantedWeight(garment, needs) > 1
  const shortlistOf = (slot: GarmentSlot): number[] => {
    // In the heat nothing is worn over it but what is called for: a rain jacket, a suit's own.
    const offered = slot === 'outer' && noOuter ? others.outer.filter(isCalledFor) : others[slot]
    const found = candidates(offered, request, garments)
    // Better no jacket than one that clashes, unless it is cold.
    const isLeftOff =
      slot === 'outer' && !asksCoat(needs) && !found.some((piece) => suitsAll(piece, garments))
    const chosen = shortlisted(isLeftOff ? [] : found, fixedPieces, fit)
    const start = pieces.length
    pieces.push(...chosen.map(({ piece }) => piece))
    fits.push(...chosen.map((one) => one.fit))
    return chosen.map((_, at) => start + at)
  }
  const shortlist: Record<GarmentSlot, readonly number[]> = {
    outer: [],
    mid: [],
    dress: [],
    top: [],
    bottom: [],
    shoes: [],
    bag: [],
    extra: [],
  }
  const garmentsOf = (slot: GarmentSlot) => others[slot].map(({ garment }) => garment)
  yield* faultsInSteps(slotOrder.flatMap(garmentsOf), needs)
  for (const slot of slotOrder) {
    shortlist[slot] = shortlistOf(slot)
    yield
  }
  return { request, pieces, fits, fixed: fixedPieces.map((_, at) => at), shortlist, pair: pairsOnce(pieces) }
}

/**
 * The pieces of a slot that may join: within what is asked before near it, others before those to do without. What is
 * called for joins in any case, unless it is out of place. What is asked before goes on until something suits the `fixed`.
 */
export function candidates(
  pieces: readonly StylistPiece[],
  { needs, withoutIds }: Pick<OutfitRequest, 'needs' | 'withoutIds'>,
  fixed: readonly Garment[] = [],
): readonly StylistPiece[] {
  const without = new Set(withoutIds)
  const others = pieces.filter(({ id }) => !without.has(id))
  const isCalledFor = ({ garment }: StylistPiece) =>
    wantedWeight(garment, needs) >= CALLED_FOR && severityOf(garment, needs) < MOST_CALLED_FOR
  const suits = (piece: StylistPiece) => suitsAll(piece, fixed)
  let clashing: readonly StylistPiece[] = []
  for (const from of [others, pieces])
    for (const strictness of strictnesses) {
      const may = mayJoin(needs, strictness)
      const found = from.filter((piece) => may(piece.garment) || isCalledFor(piece))
      if (found.some(suits)) return found
      if (clashing.length === 0) clashing = found
    }
  return clashing
}

const suitsAll = ({ garment }: StylistPiece, fixed: readonly Garment[]) =>
  fixed.every((other) => (pairingFault(other, garment)?.severity ?? 0) < GRAVE_PAIRING)

function fixedOf({ focus, closet, keepIds }: OutfitRequest): readonly StylistPiece[] {
  let fixed: readonly StylistPiece[] = [focus]
  for (const id of keepIds) {
    const piece = closet.find((one) => one.id === id)
    if (piece) fixed = wornTogether([...fixed, piece]) ?? fixed
  }
  return fixed
}

function bySlot(
  { closet, needs }: OutfitRequest,
  fixed: readonly StylistPiece[],
): Readonly<Record<GarmentSlot, readonly StylistPiece[]>> {
  const slots: Record<GarmentSlot, StylistPiece[]> = {
    outer: [],
    mid: [],
    dress: [],
    top: [],
    bottom: [],
    shoes: [],
    bag: [],
    extra: [],
  }
  const open = new Set(slotOrder.filter((slot) => slot === 'extra' || isOpen(slot, fixed)))
  const takesMid = open.has('mid') && isForLayers(needs)
  const mid = fixed.find(({ garment }) => garment.slot === 'mid')
  // Where the person did not choose what is beneath, it is what looks well there.
  const isFree = fixed.every(({ garment: { slot } }) => slot !== 'top' && slot !== 'dress')
  const dress = fixed.find(({ garment }) => garment.slot === 'dress')
  const blouse = fixed.find(({ garment }) => garment.slot === 'top')
  const isPartOfDress = ({ garment }: StylistPiece) =>
    (!dress || garment.slot !== 'top' || areDressAndBlouse(garment, dress.garment)) &&
    (!blouse || garment.slot !== 'dress' || areDressAndBlouse(garment, blouse.garment))
  const joins = (piece: StylistPiece) =>
    isPartOfDress(piece) && (!mid || (hasPlace(piece, fixed) && (!isFree || layersWell(piece, fixed))))
  const seen = new Set(fixed.map(({ id }) => id))
  for (const piece of closet) {
    if (seen.has(piece.id)) continue
    seen.add(piece.id)
    if (takesMid && canBeMid(piece.garment)) slots.mid.push(asMid(piece))
    if (!open.has(piece.garment.slot) || !joins(piece)) continue
    slots[piece.garment.slot].push(piece)
  }
  return slots
}

function isOpen(slot: GarmentSlot, fixed: readonly StylistPiece[]): boolean {
  const at = slotsFilled(fixed)
  // Over a top only a sari is worn: which, `bySlot` tells.
  if (slot === 'dress') return !at.has('dress') && !at.has('bottom')
  if (slot === 'bottom') return !at.has('dress') && !at.has('bottom')
  return !at.has(slot)
}

interface Rated {
  readonly piece: StylistPiece
  readonly fit: number
}

function shortlisted(
  pieces: readonly StylistPiece[],
  fixed: readonly StylistPiece[],
  fit: (piece: StylistPiece) => number,
): Rated[] {
  const cut = pieces
    .map((piece) => ({ piece, fit: fit(piece) }))
    .toSorted((one, other) => other.fit - one.fit || byId(one.piece, other.piece))
    .slice(0, FIRST_CUT)
  if (cut.length <= SHORTLIST) return cut
  return cut
    .map((rated) => ({ ...rated, value: rated.fit + withFixed(rated.piece, fixed) }))
    .toSorted((one, other) => other.value - one.value || byId(one.piece, other.piece))
    .slice(0, SHORTLIST)
}

function withFixed(piece: StylistPiece, fixed: readonly StylistPiece[]): number {
  return fixed.reduce((sum, other) => sum + pairFit(other, piece), 0) / fixed.length
}

function byId(one: StylistPiece, other: StylistPiece): number {
  return one.id < other.id ? -1 : 1
}

function pairsOnce(pieces: readonly StylistPiece[]): (one: number, other: number) => number {
  const known = new Float64Array(pieces.length * pieces.length).fill(Number.NaN)
  return (one, other) => {
    const at = one < other ? one * pieces.length + other : other * pieces.length + one
    const before = known[at] ?? Number.NaN
    if (!Number.isNaN(before)) return before
    const [first, second] = [pieces[one], pieces[other]]
    const fit = first && second ? pairFit(first, second) : 0
    known[at] = fit
    return fit
  }
}
