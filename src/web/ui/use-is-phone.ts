import { useSyncExternalStore } from 'react'

// One pixel below the `tablet` breakpoint of the style sheet.
const phone = matchMedia('(max-width: 720px)')

/** Whether the viewport is a phone's. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => phone.matches)
}

function subscribe(notify: () => void): () => void {
  phone.addEventListener('change', notify)
  return () => phone.removeEventListener('change', notify)
}
