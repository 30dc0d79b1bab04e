import { useState } from 'react'
import type { NewLinkedItem } from '../../../../contract/closet-links.ts'
import { useRequestKey } from '../../../api/use-request-key.ts'
import { showToast } from '../../../ui/toasts/toast-store.ts'

/** Adds the piece of a link, and shows the result. `onAdded` is called with what was sent, once the closet shows it. */
export function useAddLinked(onAdded: (sent: NewLinkedItem) => void) {
  const [isAdding, setAdding] = useState(false)
  const keyOf = useRequestKey()
  const add = async (item: NewLinkedItem) => {
    if (isAdding) return
    setAdding(true)
    const key = keyOf(item)
    const isAdded = await import('./add-linked-item.ts').then(
      ({ addLinkedItem }) => addLinkedItem(item, key),
      tellThatCodeIsMissing,
    )
    setAdding(false)
    if (!isAdded) return
    keyOf(null)
    onAdded(item)
  }
  return { add, isAdding }
}

function tellThatCodeIsMissing(): false {
  showToast({
    variant: 'destructive',
    title: 'Failed to Add Item',
    description: 'Part of this page is missing. Reload the page.',
  })
  return false
}
