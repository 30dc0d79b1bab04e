import { useSyncExternalStore } from 'react'
import type { ClosetItem } from '../../contract/closet/closet.ts'
import type { WaitingChange } from './waiting-change.ts'

type Apply = (item: ClosetItem, waiting: readonly WaitingChange[]) => ClosetItem

const COUNTED_AS = 'armadio.waiting-changes'
const listeners = new Set<() => void>()
const none: readonly WaitingChange[] = []
let changes = none
let apply: Apply = (item) => item

/** The waiting changes, oldest first. */
export function useWaitingChanges(): readonly WaitingChange[] {
  return useSyncExternalStore(
    subscribe,
    () => changes,
    () => none,
  )
}

/** Whether changes wait on this device; known without loading the code that stores them. */
export function hasWaitingChanges(): boolean {
  return localStorage.getItem(COUNTED_AS) !== null
}

/** The piece with the waiting changes applied. */
export function asChanged(item: ClosetItem, waiting: readonly WaitingChange[]): ClosetItem {
  return apply(item, waiting)
}

/** Shows these waiting changes. `applyTo` is passed in, so that a page without changes does not load it. */
export function showWaitingChanges(next: readonly WaitingChange[], applyTo: Apply): void {
  changes = next
  apply = applyTo
  if (next.length > 0) localStorage.setItem(COUNTED_AS, String(next.length))
  else localStorage.removeItem(COUNTED_AS)
  for (const notify of listeners) notify()
}

/** Calls back when another tab has changed the waiting changes. */
export function onWaitingElsewhere(callBack: () => void): void {
  addEventListener('storage', ({ key }) => key === COUNTED_AS && callBack())
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
