import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  plannerEndpoints,
  type DayChanges,
  type NewWeeklyPlan,
  type PlanReply,
  type WeekDay,
  type WeeklyPlan,
} from '../../contract/planner.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { untilFirstChange } from '../api/first-view.ts'
import { closetKey, type ChangeCallbacks } from '../closet/use-closet-change.ts'
import { planKey, plansKey } from './plans-key.ts'

const plans = queryOptions({ queryKey: plansKey, queryFn: () => callEndpoint(plannerEndpoints.list) })

/** The plans, newest first. */
export function usePlans() {
  return useQuery(plans)
}

/** A plan and its seven days. */
export function usePlan(id: string) {
  return useQuery({
    queryKey: planKey(id),
    queryFn: () => callEndpoint(plannerEndpoints.one, { params: { id } }),
    // What hangs in the closet may have changed since: a day says which of its pieces are gone.
    staleTime: untilFirstChange,
  })
}

interface WantedPlan {
  readonly plan: NewWeeklyPlan
  /** The same for each try of the same plan. */
  readonly idempotencyKey: string | undefined
}

/** Has a week planned. */
export function useCreatePlan(told: ChangeCallbacks<WantedPlan, WeeklyPlan>) {
  return usePlansChange(
    ({ plan, idempotencyKey }: WantedPlan) =>
      callEndpoint(plannerEndpoints.create, { body: plan, idempotencyKey }),
    told,
  )
}

/** Deletes a plan; what was worn stays counted. */
export function useDeletePlan<P extends Pick<WeeklyPlan, 'id'>>(told: ChangeCallbacks<P, void>) {
  return usePlansChange<P, void>(({ id }) => callEndpoint(plannerEndpoints.remove, { params: { id } }), told)
}

/** Brings a plan back that was deleted. */
export function useRestorePlan(told: ChangeCallbacks<WeeklyPlan, WeeklyPlan>) {
  return usePlansChange<WeeklyPlan, WeeklyPlan>(
    ({ id }) => callEndpoint(plannerEndpoints.restore, { params: { id } }),
    told,
  )
}

interface PlanCopy {
  readonly id: string
  readonly weekStartDate: string
}

/** Plans the same outfits for another week. */
export function useCopyPlan(told: ChangeCallbacks<PlanCopy, WeeklyPlan>) {
  return usePlansChange(
    ({ id, weekStartDate }: PlanCopy) =>
      callEndpoint(plannerEndpoints.copy, { params: { id }, body: { weekStartDate } }),
    told,
  )
}

/** Has the days chosen anew that are neither locked nor worn. */
export function useSolveAgain(id: string, told: ChangeCallbacks<void, PlanReply>) {
  return useWeekChange<void>(id, () => callEndpoint(plannerEndpoints.solveAgain, { params: { id } }), told)
}

/** Has one day chosen anew, beside the other six as they are. */
export function useSolveDay(id: string, told: ChangeCallbacks<WeekDay, PlanReply>) {
  return useWeekChange<WeekDay>(
    id,
    (day) => callEndpoint(plannerEndpoints.solveDay, { params: { id, day } }),
    told,
  )
}

interface DayChange {
  readonly day: WeekDay
  readonly changes: DayChanges
}

/** Changes a day of a plan. */
export function useChangeDay(id: string, told: ChangeCallbacks<DayChange, PlanReply>) {
  const queries = useQueryClient()
  return useWeekChange<DayChange>(
    id,
    async ({ day, changes }) => {
      const reply = await callEndpoint(plannerEndpoints.changeDay, { params: { id, day }, body: changes })
      // Its pieces count their wears.
      if (changes.isWorn !== undefined) await queries.invalidateQueries({ queryKey: closetKey })
      return reply
    },
    told,
  )
}

/** The next best pieces in place of one of a day. */
export function useDaySwaps(id: string, day: WeekDay, itemId: string) {
  return useQuery({
    queryKey: [plannerEndpoints.swaps.path, id, day, itemId],
    queryFn: () => callEndpoint(plannerEndpoints.swaps, { params: { id, day }, query: { itemId } }),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Ids of all pieces that can be worn now in place of one of a day. */
export function usePiecesForPlace(id: string, day: WeekDay, itemId: string) {
  return useQuery({
    queryKey: [plannerEndpoints.piecesForPlace.path, id, day, itemId],
    queryFn: () => callEndpoint(plannerEndpoints.piecesForPlace, { params: { id, day }, query: { itemId } }),
    staleTime: 0,
    gcTime: 0,
  })
}

// A change of the plans: the list is asked for again once it is made.
function usePlansChange<V, R>(change: (input: V) => Promise<R>, { onDone, onFailed }: ChangeCallbacks<V, R>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (result, input) => {
      await queries.invalidateQueries({ queryKey: plansKey })
      onDone(result, input)
    },
    onError: onFailed,
  })
}

// A change of a week answers with the whole week.
function useWeekChange<V>(
  id: string,
  change: (input: V) => Promise<PlanReply>,
  { onDone, onFailed }: ChangeCallbacks<V, PlanReply>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (reply, input) => {
      queries.setQueryData(planKey(id), reply)
      onDone(reply, input)
    },
    onError: onFailed,
  })
}
