import { useEffect, useEffectEvent } from 'react'
import { isPageLink } from './link-address.ts'

const OWN_PASTE = 'input, textarea, select, [contenteditable], [role=dialog]'

/** Calls `onLink` when a link is pasted outside of elements that handle the paste themselves. */
export function usePastedLink(onLink: (link: string) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain').trim() ?? ''
    const isElsewhere = event.target instanceof Element && event.target.closest(OWN_PASTE)
    if (isElsewhere || document.querySelector('[role=dialog]') || !isPageLink(text)) return
    event.preventDefault()
    onLink(text)
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
