import { useSyncExternalStore } from 'react'

// The style sheet's `tablet` begins one pixel above.
const phone = matchMedia('(max-width: 720px)')

/** Whether the page is as narrow as a phone's. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => phone.matches)
}

function subscribe(notify: () => void): () => void {
  phone.addEventListener('change', notify)
  return () => phone.removeEventListener('change', notify)
}
