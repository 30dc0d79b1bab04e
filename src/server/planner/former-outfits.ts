import type { FormerOutfits } from '../../domain/planner/day-anew.ts'
import type { StoredDay } from './stored-plan.ts'

/** What days wear now and were offered before. */
export function formerOutfits(days: readonly Pick<StoredDay, 'pieces' | 'offered'>[]): FormerOutfits {
  return {
    formerIds: new Set(days.flatMap(({ pieces }) => pieces.map(({ item }) => item.id))),
    offered: days.flatMap(({ offered }) => offered),
  }
}
