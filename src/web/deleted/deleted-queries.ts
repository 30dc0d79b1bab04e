import { useQuery } from '@tanstack/react-query'
import { bulkEndpoints } from '../../contract/closet/bulk-endpoints.ts'
import { closetEndpoints } from '../../contract/closet/closet.ts'
import { deletedEndpoints, type DeletedItem, type DeletedKind } from '../../contract/deleted.ts'
import { historyEndpoints } from '../../contract/history.ts'
import { marketplaceEndpoints } from '../../contract/marketplace.ts'
import { plannerEndpoints } from '../../contract/planner/planner.ts'
import { collectionEndpoints } from '../../contract/stylist/collections.ts'
import { lookEndpoints } from '../../contract/stylist/looks.ts'
import { tripEndpoints } from '../../contract/trips/trips.ts'
import { wishlistEndpoints } from '../../contract/wishlist.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { endpointQuery } from '../api/endpoint-query.ts'
import { useChange, useChangeBy, type ChangeCallbacks } from '../api/use-change.ts'

/** Everything that can still be restored. */
export function useDeleted() {
  return useQuery({
    ...endpointQuery(deletedEndpoints.list),
    // Items may have been deleted since the last request.
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

// A restored item may be shown anywhere: in the closet, in a plan, in the history.
const deletedChange = {
  invalidates: 'everything',
  // Another tab may have restored it.
  invalidatesOnFailure: [deletedEndpoints.list],
} as const

/** Restores something deleted. */
export function useRestoreDeleted(callbacks: ChangeCallbacks<DeletedItem, void>) {
  return useChangeBy(
    async ({ kind, id }: DeletedItem) => {
      await callEndpoint(restoreCalls[kind], { params: { id } })
    },
    { ...deletedChange, ...callbacks },
  )
}

const PIECES_AT_ONCE = 500

/** How much of the list was restored, and why the rest was not. */
interface RestoredAll {
  readonly restored: number
  readonly failed: number
  readonly error: Error | null
}

/**
 * Restores everything in the list that can be: a piece that was listed again keeps its new listing, for example. Pieces
 * come first, since looks and plans contain them.
 */
export function useRestoreAllDeleted(onDone: ChangeCallbacks<readonly DeletedItem[], RestoredAll>['onDone']) {
  return useChangeBy(
    async (items: readonly DeletedItem[]): Promise<RestoredAll> => {
      const pieces = items.filter(({ kind }) => kind === 'piece')
      let restored = 0
      let error: Error | null = null
      const attempt = async (count: number, restore: () => Promise<unknown>) => {
        try {
          await restore()
          restored += count
        } catch (failure) {
          if (failure instanceof Error) error = failure
        }
      }
      for (let at = 0; at < pieces.length; at += PIECES_AT_ONCE) {
        const ids = pieces.slice(at, at + PIECES_AT_ONCE).map(({ id }) => id)
        await attempt(ids.length, () => callEndpoint(bulkEndpoints.restore, { body: { ids } }))
      }
      for (const { kind, id } of items)
        if (kind !== 'piece') await attempt(1, () => callEndpoint(restoreCalls[kind], { params: { id } }))
      return { restored, failed: items.length - restored, error }
    },
    { ...deletedChange, onDone },
  )
}

/** Deletes something permanently. */
export function useRemoveForever(callbacks: ChangeCallbacks<DeletedItem, void>) {
  return useChange(deletedEndpoints.removeForever, {
    input: ({ kind, id }: DeletedItem) => ({ params: { kind, id } }),
    ...deletedChange,
    ...callbacks,
  })
}

/** Permanently deletes all deleted items. */
export function useEmptyDeleted(callbacks: ChangeCallbacks<void, void>) {
  return useChange(deletedEndpoints.empty, { ...deletedChange, ...callbacks })
}
