import type { ClosetItem } from '../../contract/closet.ts'
import { reasonOf } from '../api/http-error.ts'
import { showToast } from '../ui/toast-store.ts'
import { useRemoveClosetItem, useRestoreClosetItem } from './closet-queries.ts'
import { thumbnailUrl } from './thumbnail-url.ts'

/** Removes a piece at one press, and offers to bring it back. */
export function useRemoveWithUndo(): (item: ClosetItem) => void {
  const { mutate: restoreItem } = useRestoreClosetItem({
    onDone: ({ name }) =>
      showToast({ title: 'Piece restored', description: `${name} is back in your closet` }),
    onFailed: (error) => showFailure('Failed to Restore Piece', error),
  })
  const { mutate: remove } = useRemoveClosetItem({
    onDone: (_nothing, item) => {
      showToast({
        title: 'Piece deleted',
        description: `${item.name} has been removed from your closet`,
        imageUrl: thumbnailUrl(item),
        action: { label: 'Undo', onPress: () => restoreItem(item) },
      })
      keepFocus()
    },
    onFailed: (error) => showFailure('Failed to Delete Piece', error),
  })
  return remove
}

function showFailure(title: string, error: unknown): void {
  showToast({ variant: 'destructive', title, description: reasonOf(error) })
}

// The card that had the focus is gone; without this the keyboard would start at the top of the page again.
function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById('my-collection')?.focus()
}
