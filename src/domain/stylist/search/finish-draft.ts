import type { Garment } from '../../closet/garment.ts'
import { layersWell } from '../layers/goes-over.ts'
import { wantsMid } from '../layers/wants-mid.ts'
import { staysHome } from '../outfit-needs.ts'
import type { StylistPiece } from '../outfit.ts'
import { CALLED_FOR, wantedWeight } from '../score/wants-met.ts'
import { rankOutfit } from '../score/score-outfit.ts'
import { byScore, type Draft, grow } from './beam-search.ts'
import { isOfUse } from './extra-role.ts'
import type { SearchSpace } from './search-space.ts'
import { areDressAndBlouse, hasPlace, MOST_EXTRAS, outerAsked } from './slots-asked.ts'
import { isWelcome } from './is-welcome.ts'

/** A draft with what lifts it: a jacket that the day leaves open, a layer over the top, a bag, up to two extras. */
export interface Finished {
  readonly draft: Draft
  /** As `rankOutfit` has it. */
  readonly exact: number
}

const TRIED = 2
const EXTRAS_TRIED = 4
const USUAL_EXTRAS = 2
// A bag is carried in any case; it need not raise the score, only not spoil it.
const BAG_MAY_COST = 0.4
const EXTRA_MUST_GIVE = 0.1
// In rain a coat need not raise the score either.
const COAT_IN_RAIN_MAY_COST = 4
// What the occasion cannot do without need not raise the score.
const CALLED_FOR_MAY_COST = 2
// A tie with a suit at an interview.
const USUAL_MAY_COST = 0.6
// A sari is not worn without its blouse.
const BLOUSE_MAY_COST = 40
// It is only tried where one would be cold without it.
const MID_MAY_COST = 1

/** Adds to the draft what raises its score; nothing for the sake of having more. */
export function finishDraft(
  draft: Draft,
  space: SearchSpace,
  handicap: ReadonlyMap<number, number>,
): Finished {
  const { needs } = space.request
  let finished: Finished = { draft, exact: rankOf(draft, space) }
  finished = withBest(finished, 'top', -BLOUSE_MAY_COST, space, handicap)
  const mayCost = needs.occasion?.isWet ? COAT_IN_RAIN_MAY_COST : 0
  if (outerAsked(needs) !== 'asked') {
    const jacketed = withBest(finished, 'outer', -mayCost, space, handicap)
    const layered = withBest(finished, 'mid', -MID_MAY_COST, space, handicap)
    const isDry = jacketed !== finished && mayCost > 0
    finished =
      !isDry && layered.exact > jacketed.exact
        ? layered
        : withBest(jacketed, 'mid', -MID_MAY_COST, space, handicap)
  } else finished = withBest(finished, 'mid', -MID_MAY_COST, space, handicap)
  // Nobody carries a bag through their own rooms.
  if (!staysHome(needs.occasion?.activities ?? []))
    finished = withBest(finished, 'bag', -BAG_MAY_COST, space, handicap)
  for (let extras = 0; extras < MOST_EXTRAS; extras++) {
    const more = withBest(finished, 'extra', EXTRA_MUST_GIVE, space, handicap)
    if (more === finished) break
    finished = more
  }
  return finished
}

/** The pieces of a draft. */
export function candidatePieces({ members }: Draft, space: SearchSpace): StylistPiece[] {
  return members.flatMap((at) => space.pieces[at] ?? [])
}

function withBest(
  finished: Finished,
  slot: 'top' | 'outer' | 'mid' | 'bag' | 'extra',
  mustGive: number,
  space: SearchSpace,
  handicap: ReadonlyMap<number, number>,
): Finished {
  const pieces = candidatePieces(finished.draft, space)
  const garments = pieces.map(({ garment }) => garment)
  const isWet = space.request.needs.occasion?.isWet ?? false
  const isWanted = slot === 'mid' ? wantsMid(pieces, space.request.needs) : null
  const calledFor = (at: number) => {
    const piece = space.pieces[at]
    if (!piece || slot === 'mid') return 0
    const wanted = wantedWeight(piece.garment, space.request.needs)
    if (wanted >= CALLED_FOR) return CALLED_FOR_MAY_COST
    return slot === 'extra' && wanted > 1 ? USUAL_MAY_COST : 0
  }
  const grown = space.shortlist[slot]
    .filter((at) => {
      const piece = space.pieces[at]
      if (!piece || !hasPlace(piece, pieces)) return false
      // Of tops only the dress's own blouse has a place; at a funeral it is too festive.
      if (slot === 'top')
        return (
          space.request.needs.occasion?.mood !== 'grave' &&
          garments.some((dress) => areDressAndBlouse(piece.garment, dress))
        )
      if (isWanted)
        return (
          (isWanted(piece) || wantedWeight(piece.garment, space.request.needs) > 0) &&
          isWelcome(piece.garment, garments, space.request.needs) &&
          layersWell(piece, pieces)
        )
      if (!isWelcome(piece.garment, garments, space.request.needs)) return false
      if (slot === 'extra' && isOneTooMany(piece, pieces, space)) return false
      return (
        isOfUse(piece.garment, garments, space.request.needs) &&
        !(slot === 'outer' && isWet && suffersInRain(piece.garment))
      )
    })
    .map((at) => ({ mayCost: calledFor(at), draft: grow(finished.draft, at, space, handicap) }))
    .toSorted(
      (one, other) => (slot === 'extra' ? other.mayCost - one.mayCost : 0) || byScore(one.draft, other.draft),
    )
    .slice(0, slot === 'extra' ? EXTRAS_TRIED : TRIED)
  let best = finished
  let bestValue = 0
  for (const { draft, mayCost } of grown) {
    const exact = rankOf(draft, space)
    // The tie that is kept for weddings comes before one that looks a little better.
    const value = exact + mayCost
    if (value > Math.max(finished.exact + mustGive, bestValue)) {
      best = { draft, exact }
      bestValue = value
    }
  }
  return best
}

// Beyond the usual two an extra has to be called for, as a bow tie, a sporran and kilt hose are.
function isOneTooMany(
  { garment }: StylistPiece,
  pieces: readonly StylistPiece[],
  space: SearchSpace,
): boolean {
  const extras = pieces.filter((piece) => piece.garment.slot === 'extra').length
  return extras >= USUAL_EXTRAS && wantedWeight(garment, space.request.needs) === 0
}

// What nothing asks for is not carried into the rain to suffer.
function suffersInRain({ rain }: Garment): boolean {
  return rain === 'suffers' || rain === 'spoils'
}

/** `rankOutfit` of a draft. */
export function rankOf(draft: Draft, space: SearchSpace): number {
  const { needs, today } = space.request
  return rankOutfit({ pieces: candidatePieces(draft, space), needs, today })
}
