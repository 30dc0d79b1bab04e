import { useQuery } from '@tanstack/react-query'
import {
  collectionEndpoints,
  type LookCollection,
  type LookCollectionChanges,
  type NewLookCollection,
} from '../../../../contract/stylist/collections.ts'
import { callEndpoint } from '../../../api/call-endpoint.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { useChange, useChangeBy, type ChangeCallbacks } from '../../../api/use-change.ts'

/** The collections of looks by name. */
export function useCollections() {
  return useQuery({
    ...endpointQuery(collectionEndpoints.list),
    select: (all) => all.toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
  })
}

/** Creates a collection. */
export function useAddCollection(callbacks: ChangeCallbacks<NewLookCollection, LookCollection>) {
  return useChange(collectionEndpoints.add, {
    input: (body: NewLookCollection) => ({ body }),
    invalidates: [collectionEndpoints.list],
    ...callbacks,
  })
}

interface CollectionChange {
  readonly id: string
  readonly changes: LookCollectionChanges
}

/** Renames a collection or sets its looks. */
export function useChangeCollection(callbacks: ChangeCallbacks<CollectionChange, LookCollection>) {
  return useChange(collectionEndpoints.change, {
    input: ({ id, changes }: CollectionChange) => ({ params: { id }, body: changes }),
    invalidates: [collectionEndpoints.list],
    ...callbacks,
  })
}

interface Collected {
  readonly collection: LookCollection
  readonly lookId: string
  readonly isIn: boolean
}

/** Adds a look to a collection, or removes it. */
export function useCollectLook(callbacks: ChangeCallbacks<Collected, LookCollection>) {
  return useChangeBy(
    ({ collection: { id }, lookId, isIn }: Collected) =>
      isIn
        ? callEndpoint(collectionEndpoints.addLook, { params: { id }, body: { lookId } })
        : callEndpoint(collectionEndpoints.removeLook, { params: { id, lookId } }),
    { invalidates: [collectionEndpoints.list], ...callbacks },
  )
}

/** Deletes a collection; its looks stay. */
export function useRemoveCollection(callbacks: ChangeCallbacks<LookCollection, void>) {
  return useChange(collectionEndpoints.remove, {
    input: ({ id }: LookCollection) => ({ params: { id } }),
    invalidates: [collectionEndpoints.list],
    ...callbacks,
  })
}

/** Restores a deleted collection. */
export function useRestoreCollection(callbacks: ChangeCallbacks<LookCollection, LookCollection>) {
  return useChange(collectionEndpoints.restore, {
    input: ({ id }: LookCollection) => ({ params: { id } }),
    invalidates: [collectionEndpoints.list],
    ...callbacks,
  })
}
