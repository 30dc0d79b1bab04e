import { useCallback } from 'react'
import type { ClosetItem } from '../../contract/closet.ts'
import { reasonOf } from '../api/http-error.ts'
import { showToast } from '../ui/toast-store.ts'
import { useRemoveClosetItem, useRestoreClosetItem } from './closet-queries.ts'

/** Removes pieces at one press, and offers to bring the last one back. */
export function useRemoveWithUndo() {
  const { mutate: removeItem, variables, isPending } = useRemoveClosetItem()
  const { mutate: restoreItem } = useRestoreClosetItem()

  const remove = useCallback(
    (item: ClosetItem) => {
      const undo = () =>
        restoreItem(item.id, {
          onSuccess: () =>
            showToast({ title: 'Piece restored', description: `${item.name} is back in your closet` }),
          onError: (error) => showFailure('Failed to Restore Piece', error),
        })
      removeItem(item.id, {
        onSuccess: () => {
          showToast({
            title: 'Piece deleted',
            description: `${item.name} has been removed from your closet`,
            imageUrl: item.picture?.sizes[0]?.url ?? item.imageUrl,
            action: { label: 'Undo', onPress: undo },
          })
          keepFocus()
        },
        onError: (error) => showFailure('Failed to Delete Piece', error),
      })
    },
    [removeItem, restoreItem],
  )
  return { remove, busyId: isPending ? variables : undefined }
}

function showFailure(title: string, error: unknown): void {
  showToast({ variant: 'destructive', title, description: reasonOf(error) })
}

// The card that had the focus is gone; without this the keyboard would start at the top of the page again.
function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById('my-collection')?.focus()
}
