import { useRef, useState } from 'react'
import type { NewWishlistItem, WishlistItem } from '../../../contract/wishlist.ts'
import { reasonOf } from '../../api/http-error.ts'
import { useAddWish, useRemoveWish, useWishlist } from '../wishlist-queries.ts'

/** Something as a wish: whether it is on the wishlist, and the ways to put it there and to take that back. */
export function useHeldWish(wish: NewWishlistItem) {
  const { data: wishes } = useWishlist()
  const [added, setAdded] = useState<WishlistItem | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const key = useRef<string>(undefined)
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
      // A try after a failure is the same request. Undefined over plain http on another host than this one.
      key.current ??= crypto.randomUUID?.()
      adding.mutate({ wish, idempotencyKey: key.current })
    },
    undo: () => {
      setFailure(null)
      key.current = undefined
      if (added) removing.mutate(added)
    },
  }
}

// What was bought already may be wished for again.
function isSame(held: WishlistItem, { name, category }: NewWishlistItem): boolean {
  return !held.isPurchased && held.category === category && held.name.toLowerCase() === name.toLowerCase()
}
