import type { Garment } from '../../closet/garment.ts'
import { hasTag } from '../../closet/tags/garment-tags.ts'
import { asInCloset } from '../layers/as-mid.ts'
import { callsForCover, coversArms, isCoveredByLayer } from '../score/faults/covers-wearer.ts'
import { layersWell } from '../layers/looks-good-over.ts'
import { needsMidLayer } from '../layers/needs-mid-layer.ts'
import { type OutfitNeeds, staysHome } from '../outfit-needs.ts'
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

/** Adds optional pieces to a partial outfit if they raise its score, or cost less than their allowance. */
export function finishPartialOutfit(
  partial: PartialOutfit,
  space: SearchSpace,
  penalties: ReadonlyMap<number, number>,
): Finished {
  const { needs } = space.request
  let finished: Finished = { partial, exact: rankPartialOutfit(partial, space) }
  for (const slot of ['top', 'bottom'] as const)
    finished = withBest(finished, slot, -PART_MAY_COST, space, penalties)
  const mayCost = needs.occasion?.isWet ? COAT_IN_RAIN_MAY_COST : 0
  if (outerwearNeed(needs) !== 'needed') {
    const jacketed = withBest(finished, 'outer', -mayCost, space, penalties)
    const layered = withBest(finished, 'mid', -MID_MAY_COST, space, penalties)
    // The jacket for rain, or the one that the event calls for, comes before a layer.
    const isFirst =
      jacketed !== finished &&
      (mayCost > 0 ||
        (layered !== finished &&
          candidatePieces(jacketed.partial, space).some(
            ({ garment }) => garment.slot === 'outer' && wantedWeight(garment, needs) >= CALLED_FOR,
          )))
    finished =
      !isFirst && layered.exact > jacketed.exact
        ? layered
        : withBest(jacketed, 'mid', -MID_MAY_COST, space, penalties)
  } else finished = withBest(finished, 'mid', -MID_MAY_COST, space, penalties)
  finished = withoutPoorCoat(withCoatOverJacket(finished, space, penalties), space, penalties)
  return withAccessories(finished, space, penalties)
}

/** Adds only a bag and accessories to a partial outfit: an umbrella in heat, where a raincoat would be too warm. */
export function accessorize(
  partial: PartialOutfit,
  space: SearchSpace,
  penalties: ReadonlyMap<number, number>,
): Finished {
  return withAccessories({ partial, exact: rankPartialOutfit(partial, space) }, space, penalties)
}

function withAccessories(
  clothed: Finished,
  space: SearchSpace,
  penalties: ReadonlyMap<number, number>,
): Finished {
  // No bag at home.
  const isAtHome = staysHome(space.request.needs.occasion?.activities ?? [])
  let finished = isAtHome ? clothed : withBest(clothed, 'bag', -BAG_MAY_COST, space, penalties)
  for (let extras = 0; extras < MAX_EXTRAS; extras++) {
    const more = withBest(finished, 'extra', EXTRA_MUST_GIVE, space, penalties)
    if (more === finished) break
    finished = more
  }
  return finished
}

const isOuterBeneath = (piece: StylistPiece | undefined) =>
  piece?.garment.slot === 'mid' && asInCloset(piece).garment.slot === 'outer'

// A denim jacket over a ball gown in winter: the wearer has no coat for it.
function withoutPoorCoat(
  finished: Finished,
  space: SearchSpace,
  penalties: ReadonlyMap<number, number>,
): Finished {
  const { occasion } = space.request.needs
  const isStated = (occasion?.statedCelsius ?? null) !== null
  const celsius = temperatureFor(space.request.needs) ?? COOL_CELSIUS
  const isCold = occasion?.setting === 'outdoors' && celsius < COOL_CELSIUS
  if (!occasion || isStated || isCold || occasion.isWet) return finished
  const { members } = finished.partial
  const coat = members.find((at) => space.pieces[at]?.garment.slot === 'outer')
  if (coat === undefined || space.fixed.includes(coat)) return finished
  // Without the coat, a blazer beneath it is the outer piece.
  if (members.some((at) => isOuterBeneath(space.pieces[at]))) return finished
  const others = members.filter((at) => at !== coat)
  const partial = partialOf(others, space, penalties)
  const exact = rankPartialOutfit(partial, space)
  return exact > finished.exact + COAT_MAY_COST ? { partial, exact } : finished
}

// On a cold or wet day the jacket of a suit is worn under a coat.
function withCoatOverJacket(
  finished: Finished,
  space: SearchSpace,
  penalties: ReadonlyMap<number, number>,
): Finished {
  const { needs } = space.request
  if (outerwearNeed(needs) !== 'needed' && !needs.occasion?.isWet) return finished
  const { members } = finished.partial
  const at = members.find((member) => space.pieces[member]?.garment.slot === 'outer')
  const jacket = at === undefined ? undefined : space.pieces[at]
  if (at === undefined || !jacket?.garment.tags.has('tailored') || space.fixed.includes(at)) return finished
  const under = space.shortlist.mid.find((mid) => space.pieces[mid]?.id === jacket.id)
  if (under === undefined) return finished
  const others = members.filter((member) => member !== at)
  const beneath = others.flatMap((member) => space.pieces[member] ?? [])
  const mid = space.pieces[under]
  if (!mid || !hasSlotAmong(mid, beneath) || !layersWell(mid, beneath)) return finished
  const partial = partialOf([...others, under], space, penalties)
  const coated = withBest({ partial, exact: 0 }, 'outer', 0, space, penalties)
  return coated.exact > finished.exact ? coated : finished
}

export function candidatePieces({ members }: PartialOutfit, space: SearchSpace): StylistPiece[] {
  return members.flatMap((at) => space.pieces[at] ?? [])
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
  const isWet = needs.occasion?.isWet ?? false
  const isWanted = slot === 'mid' ? needsMidLayer(pieces, needs) : null
  return (at) => {
    const piece = space.pieces[at]
    if (!piece || !hasSlotAmong(piece, pieces)) return false
    // Only parts of a dress can be added as top or trousers; its blouse is too festive for a funeral.
    if (slot === 'top' || slot === 'bottom')
      return (
        (slot === 'bottom' || needs.occasion?.mood !== 'grave') &&
        garments.some((dress) => areDressAndPart(piece.garment, dress))
      )
    if (!addsNoFault(piece.garment, garments, needs)) return false
    if (isWanted)
      return (
        (isWanted(piece) || covers(piece.garment) || wantedWeight(piece.garment, needs) > 0) &&
        layersWell(piece, pieces)
      )
    if (slot === 'extra' && isSuperfluousExtra(piece, pieces, space)) return false
    return (
      (isPartOfKit(piece.garment, space.kit?.[at] ?? 0) ||
        covers(piece.garment) ||
        isOfUse(piece.garment, garments, needs)) &&
      !(slot === 'outer' && isWet && suffersInRain(piece.garment))
    )
  }
}

type OptionalSlot = 'top' | 'bottom' | 'outer' | 'mid' | 'bag' | 'extra'

function withBest(
  finished: Finished,
  slot: OptionalSlot,
  mustGive: number,
  space: SearchSpace,
  penalties: ReadonlyMap<number, number>,
): Finished {
  const pieces = candidatePieces(finished.partial, space)
  const garments = pieces.map(({ garment }) => garment)
  const isBare = isBareIn(garments, space.request.needs)
  const covers = (garment: Garment) => isBare && coversArms(garment, space.request.needs)
  const mayAdd = addable(slot, pieces, space, covers)
  const calledFor = (at: number) => {
    const piece = space.pieces[at]
    if (!piece || slot === 'mid') return 0
    const wanted = wantedWeight(piece.garment, space.request.needs)
    if (wanted >= CALLED_FOR) return CALLED_FOR_MAY_COST
    return slot === 'extra' && wanted > 1 ? USUAL_MAY_COST : 0
  }
  const grown = space.shortlist[slot]
    .filter(mayAdd)
    .flatMap((at) => {
      const garment = space.pieces[at]?.garment
      const partial = withPiece(finished.partial, at, space, penalties)
      return garment ? [{ garment, mayCost: calledFor(at), partial }] : []
    })
    .toSorted(
      (one, other) =>
        (slot === 'extra' ? other.mayCost - one.mayCost : 0) || byScore(one.partial, other.partial),
    )
    .toSorted((one, other) => Number(covers(other.garment)) - Number(covers(one.garment)))
    .slice(0, slot === 'extra' ? EXTRAS_TRIED : TRIED)
  let best = finished
  let bestValue = 0
  for (const { partial, mayCost } of grown) {
    const exact = rankPartialOutfit(partial, space)
    // Called-for pieces win over slightly better ones: the tie kept for weddings before another tie.
    const value = exact + mayCost
    if (value > Math.max(finished.exact + mustGive, bestValue)) {
      best = { partial, exact }
      bestValue = value
    }
  }
  return best
}

// A dress that bares what its wearer covers, without a layer over it.
const isBareIn = (garments: readonly Garment[], needs: OutfitNeeds) =>
  garments.some((garment) => callsForCover(garment, needs) && !isCoveredByLayer(garment, garments, needs))

// The hat and the sash of a costume or a dress are worn with it wherever it is worn.
const isPartOfKit = ({ slot, tags }: Garment, points: number) =>
  slot === 'extra' && points > 0 && hasTag({ tags }, ['traditional', 'dress hat']) && !tags.has('religious')

// Beyond the usual two, extras must be wanted, as a bow tie, a sporran and kilt hose are.
function isSuperfluousExtra(
  { garment }: StylistPiece,
  pieces: readonly StylistPiece[],
  space: SearchSpace,
): boolean {
  const extras = pieces.filter((piece) => piece.garment.slot === 'extra').length
  return extras >= USUAL_EXTRAS && wantedWeight(garment, space.request.needs) === 0
}

// Optional jackets that suffer in rain are not added on a wet day.
function suffersInRain({ rain }: Garment): boolean {
  return rain === 'suffers' || rain === 'spoils'
}

/** `rankOutfit` of a partial outfit, plus the points of its pieces for belonging to one kit. */
export function rankPartialOutfit(partial: PartialOutfit, space: SearchSpace): number {
  const { needs, today } = space.request
  const kit = partial.members.reduce((sum, at) => sum + (space.kit?.[at] ?? 0), 0)
  return kit + rankOutfit({ pieces: candidatePieces(partial, space), needs, today })
}
