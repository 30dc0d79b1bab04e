import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '../../contract/endpoint.ts'
import { DEFAULT_USER_ID } from '../../contract/fields.ts'
import {
  wishlistEndpoints,
  type NewWishlistItem,
  type WishlistItem,
  type WishlistItemChanges,
} from '../../contract/wishlist.ts'
import { callEndpoint, callTagged } from '../api/call-endpoint.ts'
import type { ChangeCallbacks } from '../closet/use-closet-change.ts'

async function listWishes(): Promise<WishlistItem[]> {
  try {
    return await callEndpoint(wishlistEndpoints.list, { query: { userId: DEFAULT_USER_ID } })
  } catch (error) {
    console.error('Failed to load the wishlist', error)
    throw error
  }
}

const wishlist = queryOptions({ queryKey: ['wishlist'], queryFn: listWishes })

/** The wishes, newest first. */
export function useWishlist() {
  return useQuery(wishlist)
}

interface NewWish {
  readonly wish: NewWishlistItem
  /** The same for each retry of the same wish. */
  readonly idempotencyKey?: string | undefined
}

/** Adds a wish; blank fields are not sent. */
export function useAddWish(told: ChangeCallbacks<NewWish, WishlistItem>) {
  return useWishlistChange(({ wish, idempotencyKey }: NewWish) => {
    const { name, category, priority, ...others } = wish
    const body = { userId: DEFAULT_USER_ID, name, category, priority, ...filled(others) }
    return callEndpoint(wishlistEndpoints.add, { body, idempotencyKey })
  }, told)
}

export interface ChangedWish {
  readonly id: string
  readonly changes: WishlistItemChanges
  /** The state that the change starts from. */
  readonly ifMatch: string | undefined
}

/** A wish, fetched for editing. */
export interface WishToEdit {
  readonly reply: WishlistItem
  /** The state that a change of it starts from. */
  readonly entityTag: string | undefined
}

/** A wish as it is on the server right now. */
export function readWishToEdit(id: string): Promise<WishToEdit> {
  return callTagged(wishlistEndpoints.get, { params: { id } })
}

/** Changes a wish. */
export function useChangeWish(told: ChangeCallbacks<ChangedWish, WishlistItem>) {
  return useWishlistChange(
    ({ id, changes, ifMatch }: ChangedWish) =>
      callEndpoint(wishlistEndpoints.change, { params: { id }, body: changes, ifMatch }),
    told,
  )
}

/** Deletes a wish. */
export function useRemoveWish(told: ChangeCallbacks<WishlistItem, void>) {
  return useWishlistChange<WishlistItem, void>(
    ({ id }) => callEndpoint(wishlistEndpoints.remove, { params: { id } }),
    told,
  )
}

/** Restores a deleted wish. */
export function useRestoreWish(told: ChangeCallbacks<WishlistItem, WishlistItem>) {
  return useWishlistChange(
    ({ id }: WishlistItem) => callEndpoint(wishlistEndpoints.restore, { params: { id } }),
    told,
  )
}

/** Reads the price of a wish from its store, and updates the list. */
export function useCheckPrice() {
  const queries = useQueryClient()
  return useMutation<ReplyOf<typeof wishlistEndpoints.checkPrice>, Error, string>({
    mutationFn: (id) => callEndpoint(wishlistEndpoints.checkPrice, { params: { id } }),
    onSuccess: ({ item }) =>
      queries.setQueryData(wishlist.queryKey, (known) =>
        known?.map((wish) => (wish.id === item.id ? item : wish)),
      ),
    onError: (error) => console.error('Failed to check the price', error),
  })
}

type Optional = Omit<NewWishlistItem, 'name' | 'category' | 'priority'>

function filled(fields: Optional): Partial<Optional> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}

// Changes refetch the list.
function useWishlistChange<V, R>(
  change: (input: V) => Promise<R>,
  { onDone, onFailed }: ChangeCallbacks<V, R>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (result, input) => {
      await queries.invalidateQueries({ queryKey: wishlist.queryKey })
      onDone(result, input)
    },
    onError: onFailed,
  })
}
