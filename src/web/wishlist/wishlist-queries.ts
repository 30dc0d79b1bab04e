import { useQuery } from '@tanstack/react-query'
import { DEFAULT_USER_ID } from '../../contract/fields.ts'
import {
  wishlistEndpoints,
  type NewWishlistItem,
  type WishlistItem,
  type WishlistItemChanges,
} from '../../contract/wishlist.ts'
import { callTagged } from '../api/call-endpoint.ts'
import { endpointQuery, formStartQuery } from '../api/endpoint-query.ts'
import { useChange, type ChangeCallbacks } from '../api/use-change.ts'

const wishlist = endpointQuery(wishlistEndpoints.list, { query: { userId: DEFAULT_USER_ID } })

/** The wishlist, newest first. */
export function useWishlist() {
  return useQuery({ ...wishlist, meta: { failure: 'Failed to load the wishlist' } })
}

interface NewWish {
  readonly wish: NewWishlistItem
  /** The same for each retry of the same wish. */
  readonly idempotencyKey?: string | undefined
}

/** Adds a wish; blank fields are not sent. */
export function useAddWish(callbacks: ChangeCallbacks<NewWish, WishlistItem>) {
  return useChange(wishlistEndpoints.add, {
    input: ({ wish: { name, category, priority, ...others }, idempotencyKey }: NewWish) => ({
      body: { userId: DEFAULT_USER_ID, name, category, priority, ...filled(others) },
      idempotencyKey,
    }),
    invalidates: [wishlistEndpoints.list],
    ...callbacks,
  })
}

export interface ChangedWish {
  readonly id: string
  readonly changes: WishlistItemChanges
  /** The ETag that the change starts from. */
  readonly ifMatch: string | undefined
}

/** A wish, fetched for editing. */
export interface WishToEdit {
  readonly reply: WishlistItem
  /** The ETag for its change. */
  readonly entityTag: string | undefined
}

/** A wish, fetched each time that it is edited. */
export function useWishToEdit(id: string) {
  return useQuery(formStartQuery(wishlistEndpoints.get, { params: { id } }))
}

/** The current state of a wish. */
export function readWishToEdit(id: string): Promise<WishToEdit> {
  return callTagged(wishlistEndpoints.get, { params: { id } })
}

/** Changes a wish. */
export function useChangeWish(callbacks: ChangeCallbacks<ChangedWish, WishlistItem>) {
  return useChange(wishlistEndpoints.change, {
    input: ({ id, changes, ifMatch }: ChangedWish) => ({ params: { id }, body: changes, ifMatch }),
    invalidates: [wishlistEndpoints.list],
    ...callbacks,
  })
}

/** Deletes a wish. */
export function useRemoveWish(callbacks: ChangeCallbacks<WishlistItem, void>) {
  return useChange(wishlistEndpoints.remove, {
    input: ({ id }: WishlistItem) => ({ params: { id } }),
    invalidates: [wishlistEndpoints.list],
    ...callbacks,
  })
}

/** Restores a deleted wish. */
export function useRestoreWish(callbacks: ChangeCallbacks<WishlistItem, WishlistItem>) {
  return useChange(wishlistEndpoints.restore, {
    input: ({ id }: WishlistItem) => ({ params: { id } }),
    invalidates: [wishlistEndpoints.list],
    ...callbacks,
  })
}

/** Reads the price of a wish from its store, and updates the list. */
export function useCheckPrice() {
  return useChange(wishlistEndpoints.checkPrice, {
    input: (id: string) => ({ params: { id } }),
    store: (queries, { item }) =>
      queries.setQueryData(wishlist.queryKey, (known) =>
        known?.map((wish) => (wish.id === item.id ? item : wish)),
      ),
    failure: 'Failed to check the price',
  })
}

type Optional = Omit<NewWishlistItem, 'name' | 'category' | 'priority'>

function filled(fields: Optional): Partial<Optional> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}
