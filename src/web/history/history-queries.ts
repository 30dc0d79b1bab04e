import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  historyEndpoints,
  type NewOutfitHistory,
  type OutfitHistory,
  type OutfitHistoryChanges,
} from '../../contract/history.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { closetKey, type ChangeCallbacks } from '../closet/use-closet-change.ts'
import { historyKey } from './history-key.ts'

async function listHistory(): Promise<OutfitHistory[]> {
  try {
    return await callEndpoint(historyEndpoints.list)
  } catch (error) {
    console.error('Failed to load the outfit history', error)
    throw error
  }
}

/** What was logged, the latest day first. */
export function useHistory() {
  return useQuery({
    queryKey: historyKey,
    queryFn: listHistory,
    // A day that was worn in the planner since stands in it too, and pieces have come and gone.
    staleTime: 0,
  })
}

/** The pieces that were worn and the days of their wears, with or without an entry. */
export function useWornPieces() {
  return useQuery({
    // Whatever changes a wear asks for the closet again.
    queryKey: [...closetKey, 'worn pieces'],
    queryFn: () => callEndpoint(historyEndpoints.wornPieces),
    staleTime: 0,
  })
}

interface LoggedOutfit {
  readonly outfit: NewOutfitHistory
  /** The same for each try of the same outfit. */
  readonly idempotencyKey: string | undefined
}

/** Logs an outfit. */
export function useLogEntry(told: ChangeCallbacks<LoggedOutfit, OutfitHistory>) {
  return useHistoryChange(
    'Failed to log the outfit',
    ({ outfit, idempotencyKey }: LoggedOutfit) =>
      callEndpoint(historyEndpoints.log, { body: outfit, idempotencyKey }),
    told,
  )
}

interface EntryChange {
  readonly id: string
  readonly changes: OutfitHistoryChanges
}

/** Changes what was logged. */
export function useChangeEntry(told: ChangeCallbacks<EntryChange, OutfitHistory>) {
  return useHistoryChange('Failed to change the outfit', changeEntry, told)
}

/** Deletes what was logged. */
export function useRemoveEntry(told: ChangeCallbacks<OutfitHistory, void>) {
  return useHistoryChange<OutfitHistory, void>(
    'Failed to delete the outfit',
    ({ id }) => callEndpoint(historyEndpoints.remove, { params: { id } }),
    told,
  )
}

/** Brings back what was deleted. */
export function useRestoreEntry(told: ChangeCallbacks<OutfitHistory, OutfitHistory>) {
  return useHistoryChange(
    'Failed to restore the outfit',
    ({ id }: OutfitHistory) => callEndpoint(historyEndpoints.restore, { params: { id } }),
    told,
  )
}

interface GivenStars {
  readonly id: string
  readonly rating: number | null
}

/** Gives an entry its stars, or takes them away; they are seen before the server has answered. */
export function useRateEntry({ onDone, onFailed }: ChangeCallbacks<GivenStars, OutfitHistory>) {
  const queries = useQueryClient()
  const show = ({ id, rating }: GivenStars) =>
    queries.setQueryData<OutfitHistory[]>(historyKey, (entries) =>
      entries?.map((entry) => (entry.id === id ? { ...entry, rating } : entry)),
    )
  return useMutation({
    mutationFn: ({ id, rating }: GivenStars) => changeEntry({ id, changes: { rating } }),
    // One after the other, so that the last stars given are those that stay.
    scope: { id: 'history stars' },
    onMutate: async (given) => {
      await queries.cancelQueries({ queryKey: historyKey })
      show(given)
    },
    onSuccess: onDone,
    onError: async (error, given) => {
      console.error('Failed to rate the outfit', error)
      onFailed(error, given)
      await queries.invalidateQueries({ queryKey: historyKey })
    },
  })
}

async function changeEntry({ id, changes }: EntryChange): Promise<OutfitHistory> {
  return callEndpoint(historyEndpoints.change, { params: { id }, body: changes })
}

// Pieces count their wears anew: the list and the closet are asked for again once it is made.
function useHistoryChange<V, R>(
  fault: string,
  change: (input: V) => Promise<R>,
  { onDone, onFailed }: ChangeCallbacks<V, R>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (result, input) => {
      await Promise.all(
        [historyKey, closetKey].map((queryKey) => queries.invalidateQueries({ queryKey: [...queryKey] })),
      )
      onDone(result, input)
    },
    onError: (error, input) => {
      console.error(fault, error)
      onFailed(error, input)
    },
  })
}
