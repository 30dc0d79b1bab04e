import { useSyncExternalStore } from 'react'
import type { OutfitItem } from '../../contract/closet/outfit-items.ts'
import type { OutfitAction } from './outfit-actions.ts'

/** The known facts of an outfit of any origin. */
export interface KnownOutfit {
  readonly name: string
  /** The user's pieces, as stored in the outfit; some may have left the closet. */
  readonly pieces: readonly OutfitItem[]
  /** The occasion, as a preset's id or in words. */
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

/** Requests an action for an outfit. It continues after the requesting component is unmounted. */
export function requestOutfitAction(action: OutfitAction, outfit: KnownOutfit): void {
  lastId += 1
  set({ id: lastId, action, outfit })
}

/** Ends a request to handle it; false if it has ended already. */
export function takeOutfitRequest(wanted: OutfitRequest): boolean {
  if (request !== wanted) return false
  set(null)
  return true
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
