import { useState } from 'react'
import type { NewLinkedItem } from '../../../../contract/closet/links.ts'
import { useRequestKey } from '../../../api/use-request-key.ts'
import { showToast } from '../../../ui/toasts/toast-store.ts'

/** Adds the piece of a link and shows the result. Calls `onAdded` with the request once the closet shows the piece. */
export function useAddLinked(onAdded: (sent: NewLinkedItem) => void) {
  const [isAdding, setAdding] = useState(false)
  const keyOf = useRequestKey()
  const add = async (item: NewLinkedItem) => {
    if (isAdding) return
    setAdding(true)
    const key = keyOf(item)
    const isAdded = await import('./add-linked-item.ts').then(
      ({ addLinkedItem }) => addLinkedItem(item, key),
      showCodeMissing,
    )
    setAdding(false)
    if (!isAdded) return
    keyOf(null)
    onAdded(item)
  }
  return { add, isAdding }
}

function showCodeMissing(): false {
  showToast({
    variant: 'destructive',
    title: 'Failed to Add Item',
    description: 'Part of this page is missing. Reload the page.',
  })
  return false
}
