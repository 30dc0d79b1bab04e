import type { Garment } from '../../closet/garment.ts'
import { hasTag } from '../../closet/tags/garment-tags.ts'
import { asInCloset } from '../layers/as-mid.ts'
import { callsForCover, coversArms, isCoveredByLayer } from '../score/faults/covers-wearer.ts'
import { layersWell } from '../layers/looks-good-over.ts'
import { needsMidLayer } from '../layers/needs-mid-layer.ts'
import { staysHome } from '../outfit-needs.ts'
import type { StylistPiece } from '../outfit.ts'
import { CALLED_FOR, wantedWeight } from '../score/wants-met.ts'
import { rankOutfit } from '../score/score-outfit.ts'
import { temperatureFor } from '../score/warmth-needed.ts'
import { byScore, type PartialOutfit, partialOf, withPiece } from './beam-search.ts'
import { isOfUse } from './extra-role.ts'
import type { SearchSpace } from './search-space.ts'
import { areDressAndPart, hasSlotAmong, MAX_EXTRAS, outerwearNeed } from './outfit-slots.ts'
import { addsNoFault } from './is-eligible-for.ts'

/** A partial outfit with the pieces that raise its score: an optional jacket, a mid layer, a bag, and extras. */
export interface Finished {
  readonly partial: PartialOutfit
  /** By `rankOutfit`. */
  readonly exact: number
}

// Candidates that are scored in full for each slot.
const TRIED = 2
const EXTRAS_TRIED = 4
const SWAPS_TRIED = 3
const MAX_SWAPS = 3
const USUAL_EXTRAS = 2
// Points that each addition may cost. A bag is useful in any case, so it need not raise the score.
const BAG_MAY_COST = 0.4
const EXTRA_MUST_GIVE = 0.1
// A coat in rain.
const COAT_IN_RAIN_MAY_COST = 4
// A piece that is called for.
const CALLED_FOR_MAY_COST = 2
// An extra that the occasion usually has, such as a tie with a suit at an interview.
const USUAL_MAY_COST = 0.6
// The blouse of a sari and the trousers of an áo dài, which is not worn without them.
const PART_MAY_COST = 40
// A coat on a cold day; one that costs more is left out if nothing says how cold it is.
const COAT_MAY_COST = 3
const COOL_CELSIUS = 10
// A mid layer; it is tried only if the outfit is too cold without it.
const MID_MAY_COST = 1

// The search that partial outfits belong to, with the penalties of its pieces by their index.
interface Search {
  readonly space: SearchSpace
  readonly penalties: ReadonlyMap<number, number>
}

/** Adds optional pieces to a partial outfit if they raise its score, or cost less than their allowance. */
export function finishPartialOutfit(
  partial: PartialOutfit,
  space: SearchSpace,
  penalties: ReadonlyMap<number, number>,
): Finished {
  const { needs } = space.request
  const search = { space, penalties }
  let finished: Finished = { partial, exact: rankPartialOutfit(partial, space) }
  for (const slot of ['top', 'bottom'] as const) finished = withBest(finished, slot, -PART_MAY_COST, search)
  if (outerwearNeed(needs) === 'needed') finished = withBest(finished, 'mid', -MID_MAY_COST, search)
  else finished = withJacketOrLayer(finished, search)
  return withAccessories(withoutPoorCoat(withCoatOverJacket(finished, search), search), search)
}

/** Adds only a bag and accessories to a partial outfit: an umbrella in heat, where a raincoat would be too warm. */
export function accessorize(
  partial: PartialOutfit,
  space: SearchSpace,
  penalties: ReadonlyMap<number, number>,
): Finished {
  return withAccessories({ partial, exact: rankPartialOutfit(partial, space) }, { space, penalties })
}

/**
 * Replaces pieces by others that are called for while that raises the score. The beam search drops them if they go less
 * well with their neighbors one by one, as the trousers of a uniform do with a parka.
 */
export function swapInCalledFor(
  finished: Finished,
  space: SearchSpace,
  penalties: ReadonlyMap<number, number>,
): Finished {
  let best = finished
  for (let swaps = 0; swaps < MAX_SWAPS; swaps++) {
    const before = best
    for (const out of before.partial.members.filter((member) => !space.fixed.includes(member))) {
      const rest = before.partial.members.filter((member) => member !== out)
      for (const at of calledForInstead(out, rest, space)) {
        const swapped = ofMembers([...rest, at], { space, penalties })
        if (swapped.exact > best.exact) best = swapped
      }
    }
    if (best === before) break
  }
  return best
}

/** `rankOutfit` of a partial outfit, plus the points of its pieces for belonging to one kit. */
export function rankPartialOutfit(partial: PartialOutfit, space: SearchSpace): number {
  const { needs, today } = space.request
  const kit = partial.members.reduce((sum, at) => sum + (space.kit?.[at] ?? 0), 0)
  return kit + rankOutfit({ pieces: candidatePieces(partial, space), needs, today })
}

export function candidatePieces(
  { members }: Pick<PartialOutfit, 'members'>,
  space: SearchSpace,
): StylistPiece[] {
  return members.flatMap((at) => space.pieces[at] ?? [])
}

function ofMembers(members: readonly number[], { space, penalties }: Search): Finished {
  const partial = partialOf(members, space, penalties)
  return { partial, exact: rankPartialOutfit(partial, space) }
}

function withJacketOrLayer(finished: Finished, search: Search): Finished {
  const { needs } = search.space.request
  const mayCost = needs.occasion?.isWet ? COAT_IN_RAIN_MAY_COST : 0
  const jacketed = withBest(finished, 'outer', -mayCost, search)
  const layered = withBest(finished, 'mid', -MID_MAY_COST, search)
  const isJacketCalledFor = candidatePieces(jacketed.partial, search.space).some(
    ({ garment }) => garment.slot === 'outer' && wantedWeight(garment, needs) >= CALLED_FOR,
  )
  // The jacket for rain, or the one that the event calls for, comes before a layer.
  const isFirst = jacketed !== finished && (mayCost > 0 || (layered !== finished && isJacketCalledFor))
  if (!isFirst && layered.exact > jacketed.exact) return layered
  return withBest(jacketed, 'mid', -MID_MAY_COST, search)
}

function withAccessories(clothed: Finished, search: Search): Finished {
  // No bag at home.
  const isAtHome = staysHome(search.space.request.needs.occasion?.activities ?? [])
  let finished = isAtHome ? clothed : withBest(clothed, 'bag', -BAG_MAY_COST, search)
  for (let extras = 0; extras < MAX_EXTRAS; extras++) {
    const more = withBest(finished, 'extra', EXTRA_MUST_GIVE, search)
    if (more === finished) break
    finished = more
  }
  return finished
}

// Without the coat, a blazer beneath it is the outer piece.
const isOuterBeneath = (piece: StylistPiece) =>
  piece.garment.slot === 'mid' && asInCloset(piece).garment.slot === 'outer'

// A denim jacket over a ball gown in winter: the wearer has no coat for it.
function withoutPoorCoat(finished: Finished, search: Search): Finished {
  const { space } = search
  const { occasion } = space.request.needs
  const celsius = temperatureFor(space.request.needs) ?? COOL_CELSIUS
  const isCold = occasion?.setting === 'outdoors' && celsius < COOL_CELSIUS
  if (!occasion || occasion.statedCelsius !== null || isCold || occasion.isWet) return finished
  const { members } = finished.partial
  const coat = outerIn(members, space)
  if (coat === undefined || space.fixed.includes(coat)) return finished
  if (candidatePieces(finished.partial, space).some(isOuterBeneath)) return finished
  const bare = ofMembers(
    members.filter((at) => at !== coat),
    search,
  )
  return bare.exact > finished.exact + COAT_MAY_COST ? bare : finished
}

// On a cold or wet day the jacket of a suit is worn under a coat.
function withCoatOverJacket(finished: Finished, search: Search): Finished {
  const { space, penalties } = search
  const { needs } = space.request
  if (outerwearNeed(needs) !== 'needed' && !needs.occasion?.isWet) return finished
  const { members } = finished.partial
  const at = outerIn(members, space)
  const jacket = at === undefined ? undefined : space.pieces[at]
  if (at === undefined || !jacket?.garment.tags.has('tailored') || space.fixed.includes(at)) return finished
  const under = space.shortlist.mid.find((mid) => space.pieces[mid]?.id === jacket.id)
  const mid = under === undefined ? undefined : space.pieces[under]
  if (under === undefined || !mid) return finished
  const others = members.filter((member) => member !== at)
  const beneath = candidatePieces({ members: others }, space)
  if (!hasSlotAmong(mid, beneath) || !layersWell(mid, beneath)) return finished
  const partial = partialOf([...others, under], space, penalties)
  const coated = withBest({ partial, exact: 0 }, 'outer', 0, search)
  return coated.exact > finished.exact ? coated : finished
}

const outerIn = (members: readonly number[], space: SearchSpace) =>
  members.find((at) => space.pieces[at]?.garment.slot === 'outer')

type OptionalSlot = 'top' | 'bottom' | 'outer' | 'mid' | 'bag' | 'extra'

function withBest(finished: Finished, slot: OptionalSlot, mustGive: number, search: Search): Finished {
  const { space, penalties } = search
  const { needs } = space.request
  const pieces = candidatePieces(finished.partial, space)
  const garments = pieces.map(({ garment }) => garment)
  // A dress may bare what its wearer covers, without a layer over it.
  const isBare = garments.some(
    (garment) => callsForCover(garment, needs) && !isCoveredByLayer(garment, garments, needs),
  )
  const covers = (garment: Garment) => isBare && coversArms(garment, needs)
  const mayAdd = addable(slot, pieces, space, covers)
  const mayCost = (garment: Garment) => {
    const wanted = slot === 'mid' ? 0 : wantedWeight(garment, needs)
    if (wanted >= CALLED_FOR) return CALLED_FOR_MAY_COST
    return slot === 'extra' && wanted > 1 ? USUAL_MAY_COST : 0
  }
  const grown = space.shortlist[slot]
    .filter(mayAdd)
    .flatMap((at) => {
      const garment = space.pieces[at]?.garment
      const partial = withPiece(finished.partial, at, space, penalties)
      return garment ? [{ mayCost: mayCost(garment), isCover: covers(garment), partial }] : []
    })
    .toSorted(
      (one, other) =>
        Number(other.isCover) - Number(one.isCover) ||
        (slot === 'extra' ? other.mayCost - one.mayCost : 0) ||
        byScore(one.partial, other.partial),
    )
    .slice(0, slot === 'extra' ? EXTRAS_TRIED : TRIED)
  let best = finished
  let bestValue = finished.exact + mustGive
  for (const one of grown) {
    const exact = rankPartialOutfit(one.partial, space)
    // Called-for pieces win over slightly better ones: the tie kept for weddings before another tie.
    const value = exact + one.mayCost
    if (value > Math.max(bestValue, 0)) {
      best = { partial: one.partial, exact }
      bestValue = value
    }
  }
  return best
}

// Whether a candidate may be added to the pieces, in its slot.
function addable(
  slot: OptionalSlot,
  pieces: readonly StylistPiece[],
  space: SearchSpace,
  covers: (garment: Garment) => boolean,
): (at: number) => boolean {
  const { needs } = space.request
  const garments = pieces.map(({ garment }) => garment)
  const isNeededLayer = slot === 'mid' ? needsMidLayer(pieces, needs) : null
  // Beyond the usual two, extras must be wanted, as a bow tie, a sporran and kilt hose are.
  const isFull = slot === 'extra' && garments.filter((one) => one.slot === 'extra').length >= USUAL_EXTRAS
  return (at) => {
    const piece = space.pieces[at]
    if (!piece || !hasSlotAmong(piece, pieces)) return false
    const { garment } = piece
    // Only parts of a dress can be added as top or trousers; its blouse is too festive for a funeral.
    if (slot === 'top' && needs.occasion?.mood === 'grave') return false
    if (slot === 'top' || slot === 'bottom') return garments.some((dress) => areDressAndPart(garment, dress))
    if (!addsNoFault(garment, garments, needs)) return false
    const isWanted = wantedWeight(garment, needs) > 0
    if (isNeededLayer)
      return (isNeededLayer(piece) || covers(garment) || isWanted) && layersWell(piece, pieces)
    if (isFull && !isWanted) return false
    // Optional jackets that suffer in rain are not added on a wet day.
    const suffers = garment.rain === 'suffers' || garment.rain === 'spoils'
    if (slot === 'outer' && needs.occasion?.isWet && suffers) return false
    return isPartOfKit(garment, space.kit?.[at] ?? 0) || covers(garment) || isOfUse(garment, garments, needs)
  }
}

// The hat and the sash of a costume or a dress are worn with it wherever it is worn.
const isPartOfKit = ({ slot, tags }: Garment, points: number) =>
  slot === 'extra' && points > 0 && hasTag({ tags }, ['traditional', 'dress hat']) && !tags.has('religious')

// Candidates for the place of a piece that are called for, or of the kit.
function calledForInstead(out: number, rest: readonly number[], space: SearchSpace): number[] {
  const { needs } = space.request
  const slot = space.pieces[out]?.garment.slot
  if (!slot || slot === 'bag') return []
  const others = candidatePieces({ members: rest }, space)
  const garments = others.map(({ garment }) => garment)
  return space.shortlist[slot]
    .filter((at) => {
      const piece = space.pieces[at]
      const isOfKit = (space.kit?.[at] ?? 0) > 0
      if (at === out || !piece || (wantedWeight(piece.garment, needs) < CALLED_FOR && !isOfKit)) return false
      const isIdle = slot === 'extra' && !isOfUse(piece.garment, garments, needs)
      if (isIdle || !hasSlotAmong(piece, others) || !layersWell(piece, others)) return false
      return addsNoFault(piece.garment, garments, needs)
    })
    .slice(0, SWAPS_TRIED)
}
