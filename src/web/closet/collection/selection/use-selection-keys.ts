import { useEffect, useEffectEvent } from 'react'
import { hasOwnKeys } from '../card/has-own-keys.ts'
import type { Selection } from './use-selection.ts'

/** While selecting: Escape ends it, Ctrl+A or Cmd+A selects all shown pieces. */
export function useSelectionKeys({ end, selectAll }: Selection): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || hasOwnKeys(event.target)) return
    if (event.key === 'Escape') end()
    if (event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    selectAll()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
