import { useState } from 'react'
import type { WishlistItem } from '../../../contract/wishlist.ts'
import { reasonOf } from '../../api/http-error.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useRemoveWish, useRestoreWish } from '../wishlist-queries.ts'
import { keepFocus } from './keep-focus.ts'
import { showWishRestored } from './show-wish-restored.ts'

/** Deletes a wish and offers Undo. `failure` is the error. */
export function useRemoveWishWithUndo() {
  const [failure, setFailure] = useState<string | null>(null)
  const { mutate: restore } = useRestoreWish({
    onDone: showWishRestored,
    onFailed: (error, wish) => {
      console.error('Failed to restore wish', error)
      setFailure(`Couldn't restore ${wish.name}. ${reasonOf(error)}`)
    },
  })
  const { mutate, isPending, variables } = useRemoveWish({
    onDone: (_nothing, wish) => {
      showToast({
        title: 'Wishlist item deleted',
        description: `${wish.name} is off your wishlist.`,
        action: { label: 'Undo', onPress: () => restore(wish) },
      })
      keepFocus()
    },
    onFailed: (error, wish) => {
      console.error('Failed to delete wish', error)
      setFailure(`Couldn't delete ${wish.name}. ${reasonOf(error)}`)
    },
  })
  return {
    remove: (wish: WishlistItem) => {
      setFailure(null)
      mutate(wish)
    },
    removingId: isPending ? variables.id : null,
    failure,
  }
}
