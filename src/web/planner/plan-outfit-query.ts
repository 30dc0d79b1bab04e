import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { planOutfit, type DayPlanned, type PlannedOutfit } from '../../contract/planned-outfit.ts'
import { plannerEndpoints } from '../../contract/planner.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import type { ChangeCallbacks } from '../closet/use-closet-change.ts'
import { plansKey } from './plans-key.ts'

interface OutfitToPlan {
  readonly outfit: z.input<typeof PlannedOutfit>
  /** The same for each try of the same outfit. */
  readonly idempotencyKey: string | undefined
}

/** Plans an outfit for a day. */
export function usePlanOutfit({ onDone, onFailed }: ChangeCallbacks<OutfitToPlan, DayPlanned>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ outfit, idempotencyKey }: OutfitToPlan) =>
      callEndpoint(planOutfit, { body: outfit, idempotencyKey }),
    onSuccess: async (planned, input) => {
      await Promise.all([
        // Fetched, since the home page asks for no list of plans by itself.
        queries.fetchQuery({
          queryKey: plansKey,
          queryFn: () => callEndpoint(plannerEndpoints.list),
          staleTime: 0,
        }),
        queries.invalidateQueries({ queryKey: [plannerEndpoints.one.path, planned.planId] }),
        queries.invalidateQueries({ queryKey: [...plansKey, 'planned days'] }),
      ])
      onDone(planned, input)
    },
    onError: onFailed,
  })
}
