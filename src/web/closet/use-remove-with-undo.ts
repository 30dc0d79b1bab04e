import type { ClosetItem } from '../../contract/closet/closet.ts'
import { showToast } from '../ui/toasts/toast-store.ts'
import { useRemoveClosetItem, useRestoreClosetItem } from './closet-queries.ts'
import { showFailure } from './show-failure.ts'
import { thumbnailUrl } from './thumbnail-url.ts'

/** Removes a piece without confirmation, and offers to restore it. */
export function useRemoveWithUndo(): (item: ClosetItem) => void {
  const { mutate: restoreItem } = useRestoreClosetItem({
    onDone: ({ name }) =>
      showToast({ title: 'Piece restored', description: `${name} is back in your closet.` }),
    onFailed: showFailure("Couldn't restore the piece"),
  })
  const { mutate: remove } = useRemoveClosetItem({
    onDone: (_nothing, item) => {
      showToast({
        title: 'Piece deleted',
        description: `${item.name} was removed from your closet.`,
        imageUrl: thumbnailUrl(item),
        action: { label: 'Undo', onPress: () => restoreItem(item) },
      })
      keepFocus()
    },
    onFailed: showFailure("Couldn't delete the piece"),
  })
  return remove
}

// The focused card is gone; otherwise the keyboard would start at the top of the page again.
function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById('my-collection')?.focus()
}
