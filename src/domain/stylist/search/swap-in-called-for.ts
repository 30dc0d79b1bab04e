import { layersWell } from '../layers/looks-good-over.ts'
import { addsNoFault } from './is-eligible-for.ts'
import { CALLED_FOR, wantedWeight } from '../score/wants-met.ts'
import { isOfUse } from './extra-role.ts'
import { partialOf } from './beam-search.ts'
import { candidatePieces, type Finished, rankPartialOutfit } from './finish-partial-outfit.ts'
import { hasSlotAmong } from './outfit-slots.ts'
import type { SearchSpace } from './search-space.ts'

// Candidates that are scored in full for each slot.
const TRIED = 3
const MAX_SWAPS = 3

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
    const better = bestSwap(best, space, penalties)
    if (better === best) break
    best = better
  }
  return best
}

function bestSwap(finished: Finished, space: SearchSpace, penalties: ReadonlyMap<number, number>): Finished {
  const { members } = finished.partial
  let best = finished
  for (const out of members.filter((member) => !space.fixed.includes(member))) {
    const rest = members.filter((member) => member !== out)
    for (const at of candidatesFor(out, rest, space)) {
      const partial = partialOf([...rest, at], space, penalties)
      const exact = rankPartialOutfit(partial, space)
      if (exact > best.exact) best = { partial, exact }
    }
  }
  return best
}

function candidatesFor(out: number, rest: readonly number[], space: SearchSpace): number[] {
  const { needs } = space.request
  const slot = space.pieces[out]?.garment.slot
  if (!slot || slot === 'bag') return []
  const others = candidatePieces(partialOf(rest, space), space)
  const garments = others.map(({ garment }) => garment)
  return space.shortlist[slot]
    .filter((at) => {
      const piece = space.pieces[at]
      const isOfKit = (space.kit?.[at] ?? 0) > 0
      if (at === out || !piece || (wantedWeight(piece.garment, needs) < CALLED_FOR && !isOfKit)) return false
      const isFree = hasSlotAmong(piece, others) && layersWell(piece, others)
      const isIdle = slot === 'extra' && !isOfUse(piece.garment, garments, needs)
      return isFree && !isIdle && addsNoFault(piece.garment, garments, needs)
    })
    .slice(0, TRIED)
}
