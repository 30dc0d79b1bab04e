import { useSyncExternalStore } from 'react'

const STORED_AS = 'armadio.waiting-photos'
const PAUSED_AS = 'armadio.waiting-photos-paused'
const listeners = new Set<() => void>()

// The number of waiting photos, including those that are not stored; undefined until it is known.
let onThisPage: number | undefined

/** Sets how many photos wait to be added, and how many of them this browser stores. */
export function setWaitingPhotos(count: number, keptCount: number): void {
  onThisPage = count
  localStorage.setItem(STORED_AS, String(keptCount))
  for (const notify of listeners) notify()
}

/** Number of photos that wait to be added. Stored as a count, so that the first load does not open the database. */
export function useWaitingPhotos(): number {
  return useSyncExternalStore(
    subscribe,
    () => onThisPage ?? Number(localStorage.getItem(STORED_AS)),
    () => 0,
  )
}

/** Stores whether the uploads of waiting photos are paused. */
export function setPaused(isPaused: boolean): void {
  if (isPaused) localStorage.setItem(PAUSED_AS, '1')
  else localStorage.removeItem(PAUSED_AS)
}

/** Whether the uploads were paused on the last visit. */
export function wasPaused(): boolean {
  return localStorage.getItem(PAUSED_AS) !== null
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
