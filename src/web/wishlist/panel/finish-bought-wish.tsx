import { useState } from 'react'
import type { WishlistItem } from '../../../contract/wishlist.ts'
import { closetCategoryOf } from '../../../domain/wishlist/closet-category.ts'
import { AddItemDialog } from '../../closet/add/add-item-dialog.tsx'
import { AddPhotosDialog } from '../../closet/add/photo-queue/add-photos-dialog.tsx'
import { queuePhotos, type TakenPhotos } from '../../closet/add/photo-queue/queue-photos.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { useRemoveWish } from '../wishlist-queries.ts'
import { keepFocus } from './keep-focus.ts'

interface FinishBoughtWishProps {
  readonly wish: WishlistItem
  readonly onClose: () => void
}

/** 'Add New Item' with what the wish says. Once the piece is added, the wish leaves the list. */
export function FinishBoughtWish({ wish, onClose }: FinishBoughtWishProps) {
  const [several, setSeveral] = useState<TakenPhotos | null>(null)
  const { mutate: remove } = useRemoveWish({
    // The added piece has its own toast.
    onDone: keepFocus,
    onFailed: showFailure("Couldn't take it off your wishlist"),
  })
  if (several) return <AddPhotosDialog taken={several} onClose={onClose} />
  return (
    <AddItemDialog
      initialPhoto={null}
      words={{
        name: wish.name,
        category: closetCategoryOf(wish.category),
        ...(wish.color && { color: wish.color }),
        ...(wish.size && { size: wish.size }),
      }}
      onSeveral={(taken) => {
        queuePhotos(taken)
        setSeveral(taken)
      }}
      onAdded={() => remove(wish)}
      onClose={onClose}
    />
  )
}
