import { useSyncExternalStore } from 'react'
import type { OutfitItem } from '../../contract/closet-outfit.ts'
import type { OutfitAction } from './outfit-actions.ts'

/** An outfit of any origin, as far as it is known. */
export interface KnownOutfit {
  readonly name: string
  /** Own pieces, as the outfit has them; some may be gone from the closet. */
  readonly pieces: readonly OutfitItem[]
  /** What it is for, as a preset's id or in words. */
  readonly occasion: string | null
}

export interface OutfitRequest {
  readonly id: number
  readonly action: OutfitAction
  readonly outfit: KnownOutfit
}

let request: OutfitRequest | null = null
let lastId = 0
const listeners = new Set<() => void>()

/** Requests an action for an outfit. It continues when the screen that requested it is gone. */
export function requestOutfitAction(action: OutfitAction, outfit: KnownOutfit): void {
  lastId += 1
  set({ id: lastId, action, outfit })
}

/** Ends the current request. */
export function endOutfitRequest(): void {
  set(null)
}

/** The current request, or null. */
export function useOutfitRequest(): OutfitRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => request,
    () => null,
  )
}

function set(next: OutfitRequest | null): void {
  request = next
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
