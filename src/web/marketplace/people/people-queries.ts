import { useQuery } from '@tanstack/react-query'
import { closetEndpoints } from '../../../contract/closet/closet.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { peopleEndpoints, type Person } from '../../../contract/sales.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { useChangeBy, type ChangeCallbacks } from '../../api/use-change.ts'
import { followsCloset } from '../../closet/follows-closet.ts'

/** A seller and their available listings. Other users change them, so they are refetched each time. */
export function useSeller(id: string) {
  return useQuery({
    ...endpointQuery(peopleEndpoints.seller, { params: { id } }),
    staleTime: 0,
    meta: followsCloset,
  })
}

/** The people that the user has blocked. */
export function useBlockedPeople() {
  return useQuery({ ...endpointQuery(peopleEndpoints.blocked), meta: followsCloset })
}

/** Blocks or unblocks someone. */
export function useBlock(callbacks: ChangeCallbacks<{ person: Person; isBlocked: boolean }, void>) {
  return useChangeBy(
    ({ person, isBlocked }: { person: Person; isBlocked: boolean }) =>
      callEndpoint(isBlocked ? peopleEndpoints.block : peopleEndpoints.unblock, {
        params: { id: person.id },
      }),
    { invalidates: [closetEndpoints.list], ...callbacks },
  )
}

/** Sends a report about someone to the operator. */
export function sendReport(personId: string, body: BodyOf<typeof peopleEndpoints.report>): Promise<void> {
  return callEndpoint(peopleEndpoints.report, { params: { id: personId }, body })
}
