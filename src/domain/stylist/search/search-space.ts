import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { asMid } from '../layers/as-mid.ts'
import { callsForCover, coversArms } from '../score/faults/covers-wearer.ts'
import { layersWell } from '../layers/looks-good-over.ts'
import { canBeMid } from '../layers/fits-over.ts'
import { isCoolEnoughForLayers } from '../layers/needs-mid-layer.ts'
import type { Garment, GarmentSlot } from '../../closet/garment.ts'
import { isWholeSuit } from '../../closet/garment-facts/is-whole-suit.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import { partnersCalledFor } from '../pairing/partners-called-for.ts'
import { pairingFault } from '../pairing/pairing-faults.ts'
import type { StylistPiece } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { isCoatNeeded, isEligibleFor, strictnesses } from './is-eligible-for.ts'
import { pairFit } from './pair-fit.ts'
import { pieceFit } from './piece-fit.ts'
import { kitPoints } from './kit-points.ts'
import { needsOfOutfit } from '../score/needs-with-partners.ts'
import { faultsInSteps, severityOf } from '../score/faults/piece-faults.ts'
import { CALLED_FOR, headscarfWant, wantedWeight } from '../score/wants-met.ts'
import {
  filledSlots,
  goesWithDress,
  hasSlotAmong,
  inEachSlot,
  outerwearNeed,
  slotOrder,
} from './outfit-slots.ts'
import { setOfFocus, raiseFormality, employerClothes } from './needs-of-focus.ts'
import { arrangePieces } from './arrange-pieces.ts'

export interface OutfitRequest {
  readonly focus: StylistPiece
  /** Available pieces; the focus may be among them. */
  readonly closet: readonly StylistPiece[]
  readonly needs: OutfitNeeds
  readonly today: CalendarDate
  /** Pieces to keep, if they have a slot next to the focus. */
  readonly keepIds: readonly string[]
  /** Pieces to use only if nothing else fits. */
  readonly withoutIds: readonly string[]
}

/** The candidate pieces, by index: the fixed ones first, then the shortlist of each slot, best first. */
export interface SearchSpace {
  readonly request: Pick<OutfitRequest, 'needs' | 'today'>
  readonly pieces: readonly StylistPiece[]
  /** The focus and the kept pieces. */
  readonly fixed: readonly number[]
  /** Candidates for each slot. */
  readonly shortlist: Readonly<Record<GarmentSlot, readonly number[]>>
  /** How well each piece suits the needs by itself, 0 to 1. */
  readonly fits: readonly number[]
  /** Points for belonging to the kit of the fixed pieces; they rank outfits but don't count in the score. */
  readonly kit?: readonly number[]
  /** How well two pieces go together, 0 to 1; cached. */
  readonly pair: (one: number, other: number) => number
}

/** A search space for one request, around its focus. */
export interface RequestSpace extends SearchSpace {
  readonly request: OutfitRequest
}

const FIRST_CUT = 40
const SHORTLIST = 20
const MAX_CALLED_FOR = 0.42
const GRAVE_PAIRING = 0.6
// Of a kit's points, so that its pieces are among the candidates.
const FIT_PER_POINT = 0.05

/**
 * The search spaces of a request: one, or two if the focus can also be worn over another piece, such as a cardigan over
 * a T-shirt on a cool day. Yields after each slot, since each scans the whole closet.
 */
export function* searchSpaces(outfitRequest: OutfitRequest): Generator<undefined, RequestSpace[]> {
  const request = { ...outfitRequest, needs: withoutUnavailable(outfitRequest, withPartners(outfitRequest)) }
  const fixed = fixedOf(request)
  const [focus] = fixed
  const isOver = focus !== undefined && canBeMid(focus.garment) && isCoolEnoughForLayers(request.needs)
  // A suit jacket is worn under a coat if the day needs one.
  const isJacket =
    focus?.garment.slot === 'outer' &&
    (outerwearNeed(request.needs) === 'needed' || request.needs.occasion?.isWet === true)
  const plain = yield* searchSpace(request, fixed)
  if (!isOver || !(focus.garment.slot === 'top' || isJacket)) return [plain]
  const layered = yield* searchSpace(request, fixed.with(0, asMid(focus)))
  // Wearing the focus by itself is better than over a piece that does not suit the occasion.
  const suits = isEligibleFor(layered.request.needs, 'lenient')
  const suitable = (slot: 'top' | 'dress') =>
    layered.shortlist[slot].filter((at) => {
      const piece = layered.pieces[at]
      return piece && suits(piece.garment)
    })
  const shortlist = { ...layered.shortlist, top: suitable('top'), dress: suitable('dress') }
  const hasUnder = shortlist.top.length > 0 || shortlist.dress.length > 0
  // Without a coat over it, the jacket itself is the outer piece.
  const hasOver = !isJacket || shortlist.outer.length > 0
  if (!hasUnder || !hasOver) return [plain]
  // On a cold day the jacket of a suit does not replace the coat.
  const isColdForJacket = isJacket && isCoatNeeded(request.needs)
  return [...(isColdForJacket ? [] : [plain]), { ...layered, shortlist }]
}

// An owner of several hijabs covers her hair; a single one may be for visits.
const HIJABS = 2

function withPartners({ focus, closet, needs }: OutfitRequest): OutfitNeeds {
  const partners = [
    ...setOfFocus(focus, closet),
    ...employerClothes(focus, closet, needs),
    ...(coversHair(closet, needs) ? [headscarfWant] : []),
  ]
  return partners.length === 0 ? needs : { ...needs, partners: [...(needs.partners ?? []), ...partners] }
}

function coversHair(closet: readonly StylistPiece[], needs: OutfitNeeds): boolean {
  if (needs.occasion?.activities.includes('staying in')) return false
  const hijabs = closet.filter(({ garment: { tags } }) => tags.has('headscarf') && tags.has('religious'))
  return hijabs.length >= HIJABS
}

// A tunic of a uniform is not worse than a sweater because the closet has no trousers of the uniform.
function withoutUnavailable({ closet, focus }: OutfitRequest, needs: OutfitNeeds): OutfitNeeds {
  const garments = [focus, ...closet].map(({ garment }) => garment)
  const called = garments.flatMap(partnersCalledFor)
  const wants = new Set([...(needs.occasion?.wants ?? []), ...(needs.partners ?? []), ...called])
  const unavailable = [...wants].filter(({ of }) => !garments.some((garment) => isSelected(garment, of)))
  return { ...needs, unavailable: new Set(unavailable) }
}

/** Reduces the closet to pieces that suit the needs and go with the fixed pieces. */
function* searchSpace(
  outfitRequest: OutfitRequest,
  fixedPieces: readonly StylistPiece[],
): Generator<undefined, RequestSpace> {
  const garments = fixedPieces.map(({ garment }) => garment)
  const request = {
    ...outfitRequest,
    needs: needsOfOutfit(raiseFormality(garments, outfitRequest.needs), garments),
  }
  const { needs, today } = request
  const suits = pieceFit(needs, today)
  const kit = kitPoints(fixedPieces, request.closet, needs)
  const fit = (piece: StylistPiece) => suits(piece) + kit(piece) * FIT_PER_POINT
  const pieces = [...fixedPieces]
  const fits = fixedPieces.map(fit)
  const others = bySlot(request, fixedPieces)
  const noOuter = outerwearNeed(needs) === 'no'
  const isBare = garments.some((garment) => callsForCover(garment, needs))
  const isCalledFor = ({ garment }: StylistPiece) =>
    wantedWeight(garment, needs) > 1 || (isBare && coversArms(garment, needs))
  const shortlistOf = (slot: GarmentSlot): number[] => {
    // In the heat only outerwear that is called for is worn: a rain jacket, the jacket of a suit.
    const offered = slot === 'outer' && noOuter ? others.outer.filter(isCalledFor) : others[slot]
    const found = eligiblePieces(offered, request, garments, (piece) => kit(piece) < 0)
    // Unless it is cold, no jacket is better than one that clashes.
    const isLeftOff =
      slot === 'outer' && !isCoatNeeded(needs) && !found.some((piece) => suitsAll(piece, garments))
    const chosen = shortlisted(isLeftOff ? [] : found, fixedPieces, fit)
    const start = pieces.length
    pieces.push(...chosen.map(({ piece }) => piece))
    fits.push(...chosen.map((one) => one.fit))
    return chosen.map((_, at) => start + at)
  }
  const shortlist = inEachSlot<number>()
  const garmentsOf = (slot: GarmentSlot) => others[slot].map(({ garment }) => garment)
  yield* faultsInSteps(slotOrder.flatMap(garmentsOf), needs)
  for (const slot of slotOrder) {
    shortlist[slot] = shortlistOf(slot)
    yield
  }
  const fixed = fixedPieces.map((_, at) => at)
  const kitOf = pieces.map((piece, at) => (at < fixedPieces.length ? 0 : kit(piece)))
  return { request, pieces, fits, kit: kitOf, fixed, shortlist, pair: pairsOnce(pieces) }
}

/**
 * The eligible pieces of a slot. Tries each strictness in turn, first without `withoutIds`, until a piece that isn't
 * stray goes with the `fixed` ones. Pieces that are called for are eligible at any strictness, unless they are out of place.
 */
export function eligiblePieces(
  pieces: readonly StylistPiece[],
  { needs, withoutIds }: Pick<OutfitRequest, 'needs' | 'withoutIds'>,
  fixed: readonly Garment[] = [],
  isStray: (piece: StylistPiece) => boolean = () => false,
): readonly StylistPiece[] {
  const without = new Set(withoutIds)
  const others = pieces.filter(({ id }) => !without.has(id))
  const isCalledFor = ({ garment }: StylistPiece) =>
    wantedWeight(garment, needs) >= CALLED_FOR && severityOf(garment, needs) < MAX_CALLED_FOR
  const suits = (piece: StylistPiece) => suitsAll(piece, fixed) && !isStray(piece)
  let clashing: readonly StylistPiece[] = []
  for (const from of [others, pieces])
    for (const strictness of strictnesses) {
      const may = isEligibleFor(needs, strictness)
      const found = from.filter((piece) => may(piece.garment) || isCalledFor(piece))
      if (found.some(suits)) return found
      if (clashing.length === 0) clashing = found
    }
  return clashing
}

// Whether a piece breaks no grave pairing rule with the fixed ones.
const suitsAll = ({ garment }: StylistPiece, fixed: readonly Garment[]) =>
  fixed.every((other) => (pairingFault(other, garment)?.severity ?? 0) < GRAVE_PAIRING)

function fixedOf({ focus, closet, keepIds }: OutfitRequest): readonly StylistPiece[] {
  let fixed: readonly StylistPiece[] = [focus]
  for (const id of keepIds) {
    const piece = closet.find((one) => one.id === id)
    if (piece) fixed = arrangePieces([...fixed, piece]) ?? fixed
  }
  return fixed
}

function bySlot(
  { closet, needs }: OutfitRequest,
  fixed: readonly StylistPiece[],
): Readonly<Record<GarmentSlot, readonly StylistPiece[]>> {
  const slots = inEachSlot<StylistPiece>()
  const filled = filledSlots(fixed)
  // A dress with a top or trousers, such as a sari, is allowed here; `joins` checks which.
  const takesDress = !fixed.some(({ garment }) => isWholeSuit(garment))
  const isOpen = (slot: GarmentSlot) =>
    slot === 'extra' || (!filled.has(slot) && (slot !== 'dress' || takesDress))
  const takesMid =
    isOpen('mid') &&
    (isCoolEnoughForLayers(needs) || fixed.some(({ garment }) => callsForCover(garment, needs)))
  const mid = fixed.find(({ garment }) => garment.slot === 'mid')
  // If the user did not choose the piece beneath, it must look good there.
  const isFree = fixed.every(({ garment: { slot } }) => slot !== 'top' && slot !== 'dress')
  const joins = (piece: StylistPiece) =>
    goesWithDress(piece, fixed) &&
    (!mid || (hasSlotAmong(piece, fixed) && (!isFree || layersWell(piece, fixed))))
  const seen = new Set(fixed.map(({ id }) => id))
  for (const piece of closet) {
    if (seen.has(piece.id)) continue
    seen.add(piece.id)
    if (takesMid && canBeMid(piece.garment)) slots.mid.push(asMid(piece))
    if (isOpen(piece.garment.slot) && joins(piece)) slots[piece.garment.slot].push(piece)
  }
  return slots
}

function shortlisted(
  pieces: readonly StylistPiece[],
  fixed: readonly StylistPiece[],
  fit: (piece: StylistPiece) => number,
): { piece: StylistPiece; fit: number }[] {
  const cut = pieces
    .map((piece) => ({ piece, fit: fit(piece) }))
    .toSorted((one, other) => other.fit - one.fit || byId(one.piece, other.piece))
    .slice(0, FIRST_CUT)
  if (cut.length <= SHORTLIST) return cut
  const withFixed = (piece: StylistPiece) =>
    fixed.reduce((sum, other) => sum + pairFit(other, piece), 0) / fixed.length
  return cut
    .map((rated) => ({ ...rated, value: rated.fit + withFixed(rated.piece) }))
    .toSorted((one, other) => other.value - one.value || byId(one.piece, other.piece))
    .slice(0, SHORTLIST)
}

function byId(one: StylistPiece, other: StylistPiece): number {
  return one.id < other.id ? -1 : 1
}

function pairsOnce(pieces: readonly StylistPiece[]): (one: number, other: number) => number {
  const known = new Float64Array(pieces.length * pieces.length).fill(Number.NaN)
  return (one, other) => {
    const at = one < other ? one * pieces.length + other : other * pieces.length + one
    const [first, second] = [pieces[one], pieces[other]]
    if (Number.isNaN(known[at] ?? Number.NaN)) known[at] = first && second ? pairFit(first, second) : 0
    return known[at] ?? 0
  }
}
