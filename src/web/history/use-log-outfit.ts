import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { historyEndpoints, type NewOutfitHistory, type OutfitHistory } from '../../contract/history.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { closetKey } from '../closet/use-closet-change.ts'
import { historyKey } from './history-key.ts'

/** What was logged for a day, as '2026-11-23'; undefined until it is known. */
export function useWornOn(day: string): readonly OutfitHistory[] | undefined {
  const { data } = useQuery({
    queryKey: historyKey,
    queryFn: () => callEndpoint(historyEndpoints.list),
  })
  return data?.filter(({ wornDate }) => wornDate === day)
}

/** Logs an outfit. */
export function useLogOutfit() {
  return useWorn('Failed to log the outfit', (outfit: NewOutfitHistory) =>
    callEndpoint(historyEndpoints.log, { body: outfit }),
  )
}

/** Takes a log back, with the wears that it counted; the id is that of the entry. */
export function useTakeLogBack() {
  return useWorn('Failed to take the log back', (id: string) =>
    callEndpoint(historyEndpoints.remove, { params: { id } }),
  )
}

// The pieces count their wears anew, before it is said to be done.
function useWorn<V, R>(fault: string, change: (input: V) => Promise<R>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      Promise.all(
        [historyKey, closetKey].map((queryKey) => queries.invalidateQueries({ queryKey: [...queryKey] })),
      ),
    onError: (error) => console.error(fault, error),
  })
}
