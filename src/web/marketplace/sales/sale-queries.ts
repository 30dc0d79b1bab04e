import { useQuery, type QueryClient } from '@tanstack/react-query'
import { closetEndpoints } from '../../../contract/closet/closet.ts'
import { plannerEndpoints } from '../../../contract/planner/planner.ts'
import { outfitsForDay } from '../../../contract/planner/outfits-for-day.ts'
import { salesEndpoints, type Sale } from '../../../contract/sales.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { useChange, useChangeBy, type ChangeCallbacks } from '../../api/use-change.ts'
import { followsCloset } from '../../closet/follows-closet.ts'

// The other user acts without notice to this page.
const POLL_MS = 30_000
const polled = {
  staleTime: 0,
  refetchInterval: POLL_MS,
  refetchOnWindowFocus: true,
  meta: followsCloset,
} as const

const saleQuery = (id: string) => endpointQuery(salesEndpoints.one, { params: { id } })

/** All requests and sales of the user, newest first. */
export function useSales() {
  return useQuery({ ...endpointQuery(salesEndpoints.list), ...polled })
}

/** One request or sale. */
export function useSale(id: string) {
  return useQuery({ ...saleQuery(id), ...polled })
}

// A reserved piece is left out of plans and suggestions; a sold one moves to another closet.
const changedBySales = [closetEndpoints.list, plannerEndpoints.list, outfitsForDay]
const saleChange = {
  store: (queries: QueryClient, sale: Sale) => queries.setQueryData(saleQuery(sale.id).queryKey, sale),
  invalidates: changedBySales,
  // The other user may have acted first.
  invalidatesOnFailure: changedBySales,
}

interface NewRequest {
  readonly listingId: string
  readonly message: string
  /** The same for each retry of the same request. */
  readonly idempotencyKey: string | undefined
}

/** Requests a listing. */
export function useRequestListing(callbacks: ChangeCallbacks<NewRequest, Sale>) {
  return useChange(salesEndpoints.request, {
    input: ({ listingId, message, idempotencyKey }: NewRequest) => ({
      params: { id: listingId },
      body: { message },
      idempotencyKey,
    }),
    ...saleChange,
    ...callbacks,
  })
}

/** A step by one of the two users of a sale. */
export type SaleAct =
  | { readonly act: 'accept' | 'decline' | 'callOff' }
  | { readonly act: 'confirm'; readonly addsToCloset: boolean }
  | { readonly act: 'addPhoto'; readonly photoId: string }

/** Changes a sale by one step. */
export function useSaleAct(id: string, callbacks: ChangeCallbacks<SaleAct, Sale>) {
  return useChangeBy((step: SaleAct) => act(id, step), { ...saleChange, ...callbacks })
}

function act(id: string, step: SaleAct): Promise<Sale> {
  const params = { id }
  if (step.act === 'confirm')
    return callEndpoint(salesEndpoints.confirm, { params, body: { addsToCloset: step.addsToCloset } })
  if (step.act === 'addPhoto')
    return callEndpoint(salesEndpoints.addPhoto, { params, body: { photoId: step.photoId } })
  return callEndpoint(salesEndpoints[step.act], { params })
}
