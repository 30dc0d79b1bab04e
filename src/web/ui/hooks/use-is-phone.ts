import { useSyncExternalStore } from 'react'

// One pixel below the `tablet` breakpoint of the style sheet.
const QUERY = '(max-width: 720px)'

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
