import { useState } from 'react'
import { closetEndpoints } from '../../../contract/closet/closet.ts'
import { bulkEndpoints } from '../../../contract/closet/bulk-endpoints.ts'
import { wishlistEndpoints, type WishlistItem } from '../../../contract/wishlist.ts'
import { useChange } from '../../api/use-change.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { thumbnailUrl } from '../../closet/thumbnail-url.ts'
import { today } from '../../ui/hooks/today.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useRestoreWish } from '../wishlist-queries.ts'
import { keepFocus } from './keep-focus.ts'
import { showWishRestored } from './show-wish-restored.ts'
import { isDrawing } from '../../../domain/closet/drawings/drawing-address.ts'

interface Purchase {
  readonly wish: WishlistItem
  readonly color?: string
}

/**
 * Adds a bought wish to the closet, and offers Undo. A wish without a photo or a color, which every piece has, is
 * returned as `unfinished`, to be asked for.
 */
export function useBuyWish() {
  const [unfinished, setUnfinished] = useState<WishlistItem | null>(null)
  const { mutate: restore } = useRestoreWish({
    onDone: showWishRestored,
    onFailed: showFailure("Couldn't restore the wishlist item"),
  })
  const { mutate: removePiece } = useChange(bulkEndpoints.remove, {
    input: ({ pieceId }: { readonly pieceId: string; readonly wish: WishlistItem }) => ({
      body: { ids: [pieceId] },
    }),
    invalidates: [closetEndpoints.list],
    onDone: (_nothing, { wish }) => restore(wish),
    onFailed: showFailure("Couldn't undo it"),
  })
  const { mutate, isPending, variables } = useChange(wishlistEndpoints.buy, {
    input: ({ wish: { id }, color }: Purchase) => ({
      params: { id },
      body: { purchaseDate: today(), ...(color && { color }) },
    }),
    invalidates: [wishlistEndpoints.list, closetEndpoints.list],
    onDone: (piece, { wish }) => {
      setUnfinished(null)
      showToast({
        title: 'Added to your closet',
        description: `${piece.name} is off your wishlist.`,
        imageUrl: thumbnailUrl(piece),
        action: { label: 'Undo', onPress: () => removePiece({ pieceId: piece.id, wish }) },
      })
      keepFocus()
    },
    onFailed: showFailure("Couldn't add it to your closet"),
  })
  return {
    buy: (wish: WishlistItem) => {
      if (wish.color === null || isDrawing(wish.picture)) setUnfinished(wish)
      else mutate({ wish })
    },
    buyInColor: (wish: WishlistItem, color: string) => mutate({ wish, color }),
    buyingId: isPending ? variables.wish.id : null,
    unfinished,
    closeUnfinished: () => setUnfinished(null),
  }
}
