import { useSyncExternalStore } from 'react'

const STORED_AS = 'armadio.waiting-photos'
const listeners = new Set<() => void>()

// Photos that this browser could not keep are known to this page alone.
let onThisPage: number | undefined

/** Says how many photos wait to be added, and how many of them this browser keeps. */
export function setWaitingPhotos(count: number, keptCount: number): void {
  onThisPage = count
  localStorage.setItem(STORED_AS, String(keptCount))
  for (const notify of listeners) notify()
}

/** How many photos wait to be added: a count only, so that the first load need not open what keeps them. */
export function useWaitingPhotos(): number {
  return useSyncExternalStore(subscribe, () => onThisPage ?? Number(localStorage.getItem(STORED_AS)))
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
