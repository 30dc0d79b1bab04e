import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { closetEndpoints } from '../../contract/closet.ts'
import { deletedEndpoints, type DeletedItem, type DeletedKind } from '../../contract/deleted.ts'
import { historyEndpoints } from '../../contract/history.ts'
import { marketplaceEndpoints } from '../../contract/marketplace.ts'
import { plannerEndpoints } from '../../contract/planner.ts'
import { collectionEndpoints } from '../../contract/stylist-collections.ts'
import { lookEndpoints } from '../../contract/stylist-looks.ts'
import { tripEndpoints } from '../../contract/trips.ts'
import { wishlistEndpoints } from '../../contract/wishlist.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import type { ChangeCallbacks } from '../closet/use-closet-change.ts'

/** Everything that can still be restored, as the server has it right now. */
export function useDeleted() {
  return useQuery({
    queryKey: [deletedEndpoints.list.path],
    queryFn: () => callEndpoint(deletedEndpoints.list),
    // Anything may have been deleted since it was last looked at.
    staleTime: 0,
    gcTime: 0,
  })
}

const restoreCalls = {
  piece: closetEndpoints.restore,
  look: lookEndpoints.restore,
  curation: lookEndpoints.restoreCuration,
  collection: collectionEndpoints.restore,
  plan: plannerEndpoints.restore,
  entry: historyEndpoints.restore,
  wishlistItem: wishlistEndpoints.restore,
  listing: marketplaceEndpoints.restore,
  trip: tripEndpoints.restore,
} as const satisfies Record<DeletedKind, unknown>

/** Restores something where it was. */
export function useRestoreDeleted(told: ChangeCallbacks<DeletedItem, void>) {
  return useChangeOfDeleted(async ({ kind, id }: DeletedItem) => {
    await callEndpoint(restoreCalls[kind], { params: { id } })
  }, told)
}

/** Deletes something permanently. */
export function useRemoveForever(told: ChangeCallbacks<DeletedItem, void>) {
  return useChangeOfDeleted(
    ({ kind, id }: DeletedItem) => callEndpoint(deletedEndpoints.removeForever, { params: { kind, id } }),
    told,
  )
}

/** Deletes everything permanently that was deleted. */
export function useEmptyDeleted(told: ChangeCallbacks<void, void>) {
  return useChangeOfDeleted<void>(() => callEndpoint(deletedEndpoints.empty), told)
}

// What is restored may show anywhere: in the closet, in a plan, among what was worn.
function useChangeOfDeleted<V>(
  change: (input: V) => Promise<void>,
  { onDone, onFailed }: ChangeCallbacks<V, void>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (result, input) => {
      await queries.invalidateQueries()
      onDone(result, input)
    },
    onError: async (error, input) => {
      // It may have been restored in another tab.
      await queries.invalidateQueries({ queryKey: [deletedEndpoints.list.path] })
      onFailed(error, input)
    },
  })
}
