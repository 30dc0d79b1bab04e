import { useSyncExternalStore } from 'react'

// Narrower than the `tablet` breakpoint of the style sheet.
const QUERY = '(width < 45.0625rem)'

/** Whether the viewport is a phone's. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  )
}

function subscribe(notify: () => void): () => void {
  const phone = matchMedia(QUERY)
  phone.addEventListener('change', notify)
  return () => phone.removeEventListener('change', notify)
}
