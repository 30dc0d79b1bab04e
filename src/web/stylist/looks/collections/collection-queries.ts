import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  collectionEndpoints,
  type LookCollection,
  type LookCollectionChanges,
  type NewLookCollection,
} from '../../../../contract/stylist-collections.ts'
import { callEndpoint } from '../../../api/call-endpoint.ts'
import type { ChangeCallbacks } from '../../../closet/use-closet-change.ts'

const collections = queryOptions({
  queryKey: [collectionEndpoints.list.path],
  queryFn: () => callEndpoint(collectionEndpoints.list),
})

/** The collections of looks by name. */
export function useCollections() {
  return useQuery({
    ...collections,
    select: (all) => all.toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
  })
}

/** Creates a collection. */
export function useAddCollection(callbacks: ChangeCallbacks<NewLookCollection, LookCollection>) {
  return useCollectionChange(
    (body: NewLookCollection) => callEndpoint(collectionEndpoints.add, { body }),
    callbacks,
  )
}

interface CollectionChange {
  readonly id: string
  readonly changes: LookCollectionChanges
}

/** Renames a collection or sets its looks. */
export function useChangeCollection(callbacks: ChangeCallbacks<CollectionChange, LookCollection>) {
  return useCollectionChange(
    ({ id, changes }: CollectionChange) =>
      callEndpoint(collectionEndpoints.change, { params: { id }, body: changes }),
    callbacks,
  )
}

interface Collected {
  readonly collection: LookCollection
  readonly lookId: string
  readonly isIn: boolean
}

/** Puts a look into a collection, or takes it out. */
export function useCollectLook(callbacks: ChangeCallbacks<Collected, LookCollection>) {
  return useCollectionChange(
    ({ collection: { id }, lookId, isIn }: Collected) =>
      isIn
        ? callEndpoint(collectionEndpoints.addLook, { params: { id }, body: { lookId } })
        : callEndpoint(collectionEndpoints.removeLook, { params: { id, lookId } }),
    callbacks,
  )
}

/** Deletes a collection; its looks stay. */
export function useRemoveCollection(callbacks: ChangeCallbacks<LookCollection, void>) {
  return useCollectionChange<LookCollection, void>(
    ({ id }) => callEndpoint(collectionEndpoints.remove, { params: { id } }),
    callbacks,
  )
}

/** Restores a deleted collection. */
export function useRestoreCollection(callbacks: ChangeCallbacks<LookCollection, LookCollection>) {
  return useCollectionChange<LookCollection, LookCollection>(
    ({ id }) => callEndpoint(collectionEndpoints.restore, { params: { id } }),
    callbacks,
  )
}

function useCollectionChange<V, R>(
  change: (input: V) => Promise<R>,
  { onDone, onFailed }: ChangeCallbacks<V, R>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (result, input) => {
      await queries.invalidateQueries({ queryKey: collections.queryKey })
      onDone(result, input)
    },
    onError: onFailed,
  })
}
