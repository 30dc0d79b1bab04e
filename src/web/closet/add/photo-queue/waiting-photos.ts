import { useSyncExternalStore } from 'react'

const STORED_AS = 'armadio.waiting-photos'
const PAUSED_AS = 'armadio.waiting-photos-paused'
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
  return useSyncExternalStore(
    subscribe,
    () => onThisPage ?? Number(localStorage.getItem(STORED_AS)),
    () => 0,
  )
}

/** Remembers whether the uploads of waiting photos are paused. */
export function setPaused(isPaused: boolean): void {
  if (isPaused) localStorage.setItem(PAUSED_AS, '1')
  else localStorage.removeItem(PAUSED_AS)
}

/** Whether the uploads were paused when the photos were last seen. */
export function wasPaused(): boolean {
  return localStorage.getItem(PAUSED_AS) !== null
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
