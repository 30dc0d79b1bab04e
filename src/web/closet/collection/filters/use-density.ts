import { useSyncExternalStore } from 'react'

export type Density = 'wide' | 'dense'

const STORED_AS = 'armadio.density'
const listeners = new Set<() => void>()

/** Density of the collection's cards, stored in this browser. */
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
