import { useSyncExternalStore } from 'react'

export type Density = 'wide' | 'dense'

const STORED_AS = 'armadio.density'
const listeners = new Set<() => void>()

/** How close the cards of the collection stand; this browser remembers it. */
export function useDensity(): [Density, (density: Density) => void] {
  return [useSyncExternalStore<Density>(subscribe, storedDensity, () => 'wide'), setDensity]
}

function storedDensity(): Density {
  return localStorage.getItem(STORED_AS) === 'dense' ? 'dense' : 'wide'
}

function setDensity(density: Density): void {
  localStorage.setItem(STORED_AS, density)
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
