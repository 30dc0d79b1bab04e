import { useSyncExternalStore } from 'react'

export interface ToastContent {
  readonly title: string
  readonly description?: string
  readonly variant?: 'default' | 'destructive'
  /** Address of a thumbnail. */
  readonly imageUrl?: string
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

export interface ShownToast extends ToastContent {
  readonly id: number
  readonly isOpen: boolean
}

/** Time until a toast dismisses itself, in milliseconds. */
export const SHOWN_FOR_MS = 5000

/** Maximum number of visible toasts. */
const TOAST_LIMIT = 1

/** Delay before a dismissed toast is removed, in milliseconds. */
const REMOVE_AFTER_MS = 1_000_000

const none: readonly ShownToast[] = []
let toasts = none
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a toast, replacing the current one. */
export function showToast(content: ToastContent): void {
  lastId += 1
  set([{ ...content, id: lastId, isOpen: true }, ...toasts].slice(0, TOAST_LIMIT))
}

/** Dismisses a toast; it is removed after the delay. */
export function dismissToast(id: number): void {
  set(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)))
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), REMOVE_AFTER_MS)
}

/** The toasts, newest first. */
export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
}

function set(next: readonly ShownToast[]): void {
  toasts = next
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
