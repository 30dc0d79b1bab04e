import { useCallback } from 'react'
import { useMutationState, useQuery, type Mutation, type QueryClient } from '@tanstack/react-query'
import { closetEndpoints, type ClosetItem } from '../../contract/closet.ts'
import type { PageData } from '../../contract/page-data.ts'
import { unrecognizedPieces } from '../../contract/unrecognized-pieces.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { usePageData } from '../api/page-data.ts'
import { isKeptPage } from '../offline/connection.ts'
import { asChanged, useWaitingChanges } from '../offline/waiting-changes.ts'
import { closetKey, useClosetChange, type ChangeCallbacks } from './use-closet-change.ts'

const listKey = [...closetKey, 'in the closet']
const removeKey = [closetEndpoints.remove.path]

/** Puts the closet that came inside the page where the queries find it. Once, at the start: later it is old. */
export function seedCloset(queries: QueryClient, { closet }: PageData): void {
  if (!closet?.isComplete) return
  queries.setQueryData(listKey, closet.items)
  // Of a page that was kept on this device: the list may have been kept after it.
  if (isKeptPage)
    callEndpoint(closetEndpoints.list, {}).then(
      (items) => queries.setQueryData(listKey, items),
      () => undefined,
    )
}

/** All pieces, newest first. `isPlaceholderData` while only the newest of a large closet are here. */
export function useClosetItems() {
  const carried = usePageData()?.closet
  const waiting = useWaitingChanges()
  const select = useCallback(
    (items: ClosetItem[]) => (waiting.length > 0 ? items.map((item) => asChanged(item, waiting)) : items),
    [waiting],
  )
  return useQuery({
    queryKey: listKey,
    queryFn: () => callEndpoint(closetEndpoints.list, {}),
    select,
    ...(carried && { placeholderData: carried.items }),
  })
}

/** Ids of the pieces that the stylist does not recognize. Requested only once the pieces are shown. */
export function useUnrecognizedPieces(isWanted: boolean) {
  return useQuery({
    queryKey: [...closetKey, 'unrecognized'],
    queryFn: async () => (await callEndpoint(unrecognizedPieces)).ids,
    enabled: isWanted,
  })
}

/** The pieces that were archived, newest first; asked for only when they are looked at. */
export function useArchivedItems({ enabled = true } = {}) {
  return useQuery({
    queryKey: [...closetKey, 'archived'],
    queryFn: () => callEndpoint(closetEndpoints.list, { query: { archived: '1' } }),
    enabled,
  })
}

/** Removes a piece. */
export function useRemoveClosetItem(told: ChangeCallbacks<ClosetItem, void>) {
  return useClosetChange(
    ({ id }: ClosetItem) => callEndpoint(closetEndpoints.remove, { params: { id } }),
    told,
    removeKey,
  )
}

/** Ids of the pieces that are being removed, wherever that was asked for. */
export function useBeingRemoved(): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: removeKey, status: 'pending' },
    select: ({ state }: Mutation<void, Error, ClosetItem>) => state.variables?.id ?? '',
  })
  return new Set(ids)
}

/** Brings a removed piece back. */
export function useRestoreClosetItem(told: ChangeCallbacks<ClosetItem, ClosetItem>) {
  return useClosetChange(
    ({ id }: ClosetItem) => callEndpoint(closetEndpoints.restore, { params: { id } }),
    told,
  )
}
