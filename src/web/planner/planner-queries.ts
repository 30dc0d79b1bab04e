import { useQuery } from '@tanstack/react-query'
import { closetEndpoints } from '../../contract/closet/closet.ts'
import {
  plannerEndpoints,
  type DayChanges,
  type NewWeeklyPlan,
  type PlanReply,
  type WeeklyPlan,
} from '../../contract/planner/planner.ts'
import type { WeekDay } from '../../contract/values/week-days.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { endpointQuery, repliesOf } from '../api/endpoint-query.ts'
import { untilFirstChange } from '../api/first-view.ts'
import { useChange, type ChangeCallbacks } from '../api/use-change.ts'
import { planQuery, plans } from './plan-query.ts'

/** The plans, newest first. */
export function usePlans() {
  return useQuery(plans)
}

/** A plan and its seven days. */
export function usePlan(id: string) {
  return useQuery({
    ...planQuery(id),
    // The closet may have changed since: a day marks deleted pieces.
    staleTime: untilFirstChange,
  })
}

const changedByPlans = [plannerEndpoints.list]

interface WantedPlan {
  readonly plan: NewWeeklyPlan
  /** The same for each retry of the same plan. */
  readonly idempotencyKey: string | undefined
}

/** Creates the plan of a week. */
export function useCreatePlan(callbacks: ChangeCallbacks<WantedPlan, WeeklyPlan>) {
  return useChange(plannerEndpoints.create, {
    input: ({ plan, idempotencyKey }: WantedPlan) => ({ body: plan, idempotencyKey }),
    invalidates: changedByPlans,
    ...callbacks,
  })
}

/** Deletes a plan; its wears still count. */
export function useDeletePlan<P extends Pick<WeeklyPlan, 'id'>>(callbacks: ChangeCallbacks<P, void>) {
  return useChange(plannerEndpoints.remove, {
    input: ({ id }: P) => ({ params: { id } }),
    invalidates: changedByPlans,
    ...callbacks,
  })
}

/** Restores a deleted plan. */
export function useRestorePlan(callbacks: ChangeCallbacks<WeeklyPlan, WeeklyPlan>) {
  return useChange(plannerEndpoints.restore, {
    input: ({ id }: WeeklyPlan) => ({ params: { id } }),
    invalidates: changedByPlans,
    ...callbacks,
  })
}

interface PlanCopy {
  readonly id: string
  readonly weekStartDate: CalendarDate
}

/** Plans the same outfits for another week. */
export function useCopyPlan(callbacks: ChangeCallbacks<PlanCopy, WeeklyPlan>) {
  return useChange(plannerEndpoints.copy, {
    input: ({ id, weekStartDate }: PlanCopy) => ({ params: { id }, body: { weekStartDate } }),
    invalidates: changedByPlans,
    ...callbacks,
  })
}

/** Chooses again the days that are neither locked nor worn. */
export function useSolveAgain(id: string, callbacks: ChangeCallbacks<void, PlanReply>) {
  return useChange(plannerEndpoints.solveAgain, {
    input: () => ({ params: { id } }),
    store: (queries, reply) => queries.setQueryData(planQuery(id).queryKey, reply),
    ...callbacks,
  })
}

/** Chooses one day again, with the other six unchanged. */
export function useSolveDay(id: string, callbacks: ChangeCallbacks<WeekDay, PlanReply>) {
  return useChange(plannerEndpoints.solveDay, {
    input: (day: WeekDay) => ({ params: { id, day } }),
    store: (queries, reply) => queries.setQueryData(planQuery(id).queryKey, reply),
    ...callbacks,
  })
}

interface DayChange {
  readonly day: WeekDay
  readonly changes: DayChanges
}

/** Changes a day of a plan. */
export function useChangeDay(id: string, callbacks: ChangeCallbacks<DayChange, PlanReply>) {
  return useChange(plannerEndpoints.changeDay, {
    input: ({ day, changes }: DayChange) => ({ params: { id, day }, body: changes }),
    store: async (queries, reply, { changes }) => {
      // Changes the wear counts of its pieces.
      if (changes.isWorn !== undefined) await queries.invalidateQueries(repliesOf(closetEndpoints.list))
      queries.setQueryData(planQuery(id).queryKey, reply)
    },
    ...callbacks,
  })
}

/** The next best replacements of a day's piece. */
export function useDaySwaps(id: string, day: WeekDay, itemId: string) {
  return useQuery({
    ...endpointQuery(plannerEndpoints.swaps, { params: { id, day }, query: { itemId } }),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Ids of all pieces that can replace a day's piece now. */
export function usePiecesForSlot(id: string, day: WeekDay, itemId: string) {
  return useQuery({
    ...endpointQuery(plannerEndpoints.piecesForPlace, { params: { id, day }, query: { itemId } }),
    staleTime: 0,
    gcTime: 0,
  })
}
