import { useRef, useState } from 'react'
import type { NewLinkedItem } from '../../../contract/closet-links.ts'
import { showToast } from '../../ui/toast-store.ts'

/** Adds the piece of a link and tells how it went. `onAdded` is called with what was sent, once the closet shows it. */
export function useAddLinked(onAdded: (sent: NewLinkedItem) => void) {
  const [isAdding, setAdding] = useState(false)
  const last = useRef<{ content: string; key: string | undefined }>(null)
  const add = async (item: NewLinkedItem) => {
    if (isAdding) return
    setAdding(true)
    const content = JSON.stringify(item)
    // A try of the same content is the same request. Undefined over plain http on another host than this one.
    if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID?.() }
    const { key } = last.current
    const isAdded = await import('./add-linked-item.ts').then(
      ({ addLinkedItem }) => addLinkedItem(item, key),
      tellThatCodeIsMissing,
    )
    setAdding(false)
    if (!isAdded) return
    last.current = null
    onAdded(item)
  }
  return { add, isAdding }
}

function tellThatCodeIsMissing(): false {
  showToast({
    variant: 'destructive',
    title: 'Failed to Add Item',
    description: 'A part of the page is missing. Please reload it.',
  })
  return false
}
