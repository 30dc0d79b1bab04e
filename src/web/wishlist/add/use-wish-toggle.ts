import { useState } from 'react'
import type { NewWishlistItem, WishlistItem } from '../../../contract/wishlist.ts'
import { reasonOf } from '../../api/http-error.ts'
import { useRequestKey } from '../../api/use-request-key.ts'
import { useAddWish, useRemoveWish, useWishlist } from '../wishlist-queries.ts'

/** Whether something is on the wishlist, with functions to add it and to undo that. */
export function useWishToggle(wish: NewWishlistItem) {
  const { data: wishes } = useWishlist()
  const [added, setAdded] = useState<WishlistItem | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const keyOf = useRequestKey()
  const failed = (what: string) => (error: Error) => {
    console.error(what, error)
    setFailure(`${what}. ${reasonOf(error)}`)
  }
  const adding = useAddWish({ onDone: setAdded, onFailed: failed("Couldn't add it to your wishlist") })
  const removing = useRemoveWish({
    onDone: () => setAdded(null),
    onFailed: failed("Couldn't remove it from your wishlist"),
  })
  const held = wishes ? (wishes.find((each) => isSame(each, wish)) ?? null) : added
  return {
    held,
    canUndo: held !== null && held.id === added?.id,
    isBusy: adding.isPending || removing.isPending,
    failure,
    add: () => {
      setFailure(null)
      adding.mutate({ wish, idempotencyKey: keyOf(wish) })
    },
    undo: () => {
      setFailure(null)
      keyOf(null)
      if (added) removing.mutate(added)
    },
  }
}

// A purchased item may be added again.
function isSame(held: WishlistItem, { name, category }: NewWishlistItem): boolean {
  return !held.isPurchased && held.category === category && held.name.toLowerCase() === name.toLowerCase()
}
