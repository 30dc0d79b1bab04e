import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { outfitsForDay } from '../../../contract/planner.ts'
import { salesEndpoints, type Sale } from '../../../contract/sales.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'
import { closetKey, type ChangeCallbacks } from '../../closet/use-closet-change.ts'
import { plansKey } from '../../planner/plans-key.ts'

// Under the key of the closet, as listings: a sale changes both.
const salesKey = [...closetKey, 'sales'] as const

// The other side acts without this page knowing.
const LOOKED_AT_EVERY_MS = 30_000
const followed = { staleTime: 0, refetchInterval: LOOKED_AT_EVERY_MS, refetchOnWindowFocus: true } as const

/** All requests and sales of the user, newest first. */
export function useSales() {
  return useQuery({
    queryKey: [...salesKey, 'list'],
    queryFn: () => callEndpoint(salesEndpoints.list, {}),
    ...followed,
  })
}

/** One request or sale. */
export function useSale(id: string) {
  return useQuery({
    queryKey: [...salesKey, 'one', id],
    queryFn: () => callEndpoint(salesEndpoints.one, { params: { id } }),
    ...followed,
  })
}

interface NewRequest {
  readonly listingId: string
  readonly message: string
  /** The same for each try of the same request. */
  readonly idempotencyKey: string | undefined
}

/** Asks for a listing. */
export function useRequestListing(callbacks: ChangeCallbacks<NewRequest, Sale>) {
  return useSaleChange(
    ({ listingId, message, idempotencyKey }: NewRequest) =>
      callEndpoint(salesEndpoints.request, { params: { id: listingId }, body: { message }, idempotencyKey }),
    callbacks,
  )
}

/** What one of the two does with a sale. */
export type SaleAct =
  | { readonly act: 'accept' | 'decline' | 'callOff' }
  | { readonly act: 'confirm'; readonly addsToCloset: boolean }
  | { readonly act: 'addPhoto'; readonly photoId: string }

/** Changes a sale by one step. */
export function useSaleAct(id: string, callbacks: ChangeCallbacks<SaleAct, Sale>) {
  return useSaleChange((step: SaleAct) => act(id, step), callbacks)
}

function act(id: string, step: SaleAct): Promise<Sale> {
  const params = { id }
  if (step.act === 'confirm')
    return callEndpoint(salesEndpoints.confirm, { params, body: { addsToCloset: step.addsToCloset } })
  if (step.act === 'addPhoto')
    return callEndpoint(salesEndpoints.addPhoto, { params, body: { photoId: step.photoId } })
  return callEndpoint(salesEndpoints[step.act], { params })
}

// A reserved piece leaves plans and suggestions; a sold one leaves a closet and may come into another.
const changedBySales = [closetKey, plansKey, [outfitsForDay.path]]

function useSaleChange<V>(
  change: (input: V) => Promise<Sale>,
  { onDone, onFailed }: ChangeCallbacks<V, Sale>,
) {
  const queries = useQueryClient()
  const refresh = () => Promise.all(changedBySales.map((queryKey) => queries.invalidateQueries({ queryKey })))
  return useMutation({
    mutationFn: change,
    onSuccess: async (sale, input) => {
      queries.setQueryData([...salesKey, 'one', sale.id], sale)
      await refresh()
      onDone(sale, input)
    },
    onError: (error, input) => {
      // The other side may have acted first.
      void refresh()
      onFailed(error, input)
    },
  })
}
