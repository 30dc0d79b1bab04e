import { plannedDays } from '../../contract/planned-days.ts'
import { planOutfit, type DayPlanned, type PlannedOutfit } from '../../contract/planner/planned-outfit.ts'
import { useChange, type ChangeCallbacks } from '../api/use-change.ts'
import { planQuery, plans } from './plan-query.ts'

interface OutfitToPlan {
  readonly outfit: PlannedOutfit
  /** The same for each retry of the same outfit. */
  readonly idempotencyKey: string | undefined
}

/** Plans an outfit for a day. */
export function usePlanOutfit(callbacks: ChangeCallbacks<OutfitToPlan, DayPlanned>) {
  return useChange(planOutfit, {
    input: ({ outfit, idempotencyKey }: OutfitToPlan) => ({ body: outfit, idempotencyKey }),
    invalidates: [plannedDays],
    store: (queries, { planId }) =>
      Promise.all([
        // Fetched, since the home page does not request the list of plans.
        queries.fetchQuery({ ...plans, staleTime: 0 }),
        queries.invalidateQueries({ queryKey: planQuery(planId).queryKey }),
      ]),
    ...callbacks,
  })
}
