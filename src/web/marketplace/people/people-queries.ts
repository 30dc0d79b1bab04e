import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { peopleEndpoints, type Person } from '../../../contract/sales.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'
import { closetKey, type ChangeCallbacks } from '../../closet/use-closet-change.ts'

// Under the key of the closet, as listings: a sale changes both.
const peopleKey = [...closetKey, 'people'] as const

/** A seller and their available listings. Others change them, so they are read again each time. */
export function useSeller(id: string) {
  return useQuery({
    queryKey: [...peopleKey, 'seller', id],
    queryFn: () => callEndpoint(peopleEndpoints.seller, { params: { id } }),
    staleTime: 0,
  })
}

/** The people that the user has blocked. */
export function useBlockedPeople() {
  return useQuery({
    queryKey: [...peopleKey, 'blocked'],
    queryFn: () => callEndpoint(peopleEndpoints.blocked),
  })
}

/** Blocks or unblocks someone. */
export function useBlock(callbacks: ChangeCallbacks<{ person: Person; isBlocked: boolean }, void>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ person, isBlocked }: { person: Person; isBlocked: boolean }) =>
      callEndpoint(isBlocked ? peopleEndpoints.block : peopleEndpoints.unblock, {
        params: { id: person.id },
      }),
    onSuccess: async (result, input) => {
      await queries.invalidateQueries({ queryKey: closetKey })
      callbacks.onDone(result, input)
    },
    onError: callbacks.onFailed,
  })
}

/** Sends a report about someone to the operator. */
export function sendReport(personId: string, body: BodyOf<typeof peopleEndpoints.report>): Promise<void> {
  return callEndpoint(peopleEndpoints.report, { params: { id: personId }, body })
}
