import { useCallback } from 'react'
import { useMutationState, useQuery, type Mutation, type QueryClient } from '@tanstack/react-query'
import { closetEndpoints, type ClosetItem } from '../../contract/closet/closet.ts'
import type { PageData } from '../../contract/page-data.ts'
import { typesOfPieces } from '../../contract/closet/types-of-pieces.ts'
import { unrecognizedPieces } from '../../contract/closet/unrecognized-pieces.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { endpointQuery } from '../api/endpoint-query.ts'
import { usePageData } from '../api/page-data.ts'
import { changeKey, useChange, type ChangeCallbacks } from '../api/use-change.ts'
import { isCachedPage } from '../offline/connection.ts'
import { asChanged, useWaitingChanges } from '../offline/shown-waiting-changes.ts'
import { followsCloset } from './follows-closet.ts'

const closet = endpointQuery(closetEndpoints.list)

/** Adds the embedded closet to the query cache. Once, at the start: later it is stale. */
export function seedCloset(queries: QueryClient, page: PageData): void {
  if (!page.closet?.isComplete) return
  queries.setQueryData(closet.queryKey, page.closet.items)
  // For a page from this device's cache: the cached list may be newer.
  if (isCachedPage)
    callEndpoint(closetEndpoints.list).then(
      (items) => queries.setQueryData(closet.queryKey, items),
      () => undefined,
    )
}

/** All pieces, newest first. `isPlaceholderData` while only the newest pieces of a large closet are loaded. */
export function useClosetItems() {
  const embedded = usePageData()?.closet
  const waiting = useWaitingChanges()
  const select = useCallback(
    (items: ClosetItem[]) => (waiting.length > 0 ? items.map((item) => asChanged(item, waiting)) : items),
    [waiting],
  )
  return useQuery({ ...closet, select, ...(embedded && { placeholderData: embedded.items }) })
}

/** Ids of the pieces that the stylist does not recognize. Requested only once the pieces are shown. */
export function useUnrecognizedPieces(isWanted: boolean) {
  return useQuery({
    ...endpointQuery(unrecognizedPieces),
    select: ({ ids }) => ids,
    enabled: isWanted,
    meta: followsCloset,
  })
}

/** The types of the pieces, for a search by words; requested with the first word. */
export function useTypesOfPieces(words: string) {
  return useQuery({ ...endpointQuery(typesOfPieces), enabled: words.trim() !== '', meta: followsCloset }).data
}

/** The archived pieces, newest first; requested only for a screen that shows them. */
export function useArchivedItems({ enabled = true } = {}) {
  return useQuery({ ...endpointQuery(closetEndpoints.list, { query: { archived: '1' } }), enabled })
}

/** Removes a piece. */
export function useRemoveClosetItem(callbacks: ChangeCallbacks<ClosetItem, void>) {
  return useChange(closetEndpoints.remove, {
    input: ({ id }: ClosetItem) => ({ params: { id } }),
    invalidates: [closetEndpoints.list],
    ...callbacks,
  })
}

/** Ids of the pieces that are being removed, by any screen. */
export function useBeingRemoved(): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: changeKey(closetEndpoints.remove), status: 'pending' },
    select: ({ state }: Mutation<void, Error, ClosetItem>) => state.variables?.id ?? '',
  })
  return new Set(ids)
}

/** Restores a removed piece. */
export function useRestoreClosetItem(callbacks: ChangeCallbacks<ClosetItem, ClosetItem>) {
  return useChange(closetEndpoints.restore, {
    input: ({ id }: ClosetItem) => ({ params: { id } }),
    invalidates: [closetEndpoints.list],
    ...callbacks,
  })
}
