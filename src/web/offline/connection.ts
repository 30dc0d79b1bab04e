import { useSyncExternalStore } from 'react'
import { KEPT_AT_HEADER, KEPT_AT_META } from '../service-worker/names.ts'

export interface Connection {
  readonly isOffline: boolean
  /** When the server sent the shown data, as an HTTP date; null if nothing came from a copy. */
  readonly keptAt: string | null
}

const PROBE_EVERY_MS = 5_000
const online: Connection = { isOffline: false, keptAt: null }
const listeners = new Set<() => void>()
const reconnectCallbacks = new Set<() => void>()
const pageKeptAt =
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${KEPT_AT_META}"]`)?.content ?? null
let connection = online
let probe: ReturnType<typeof setTimeout> | undefined

/** Whether this page itself is a copy stored on this device. */
export const isCachedPage = pageKeptAt !== null

/** Whether the server is currently unreachable. */
export function isOffline(): boolean {
  return connection.isOffline
}

/** Whether this device is offline, according to the browser or because the page was opened from its copy. */
export function isDeviceOffline(): boolean {
  // The browser may claim to be online although the page was opened from a copy.
  return ('onLine' in navigator && !navigator.onLine) || (isCachedPage && connection.isOffline)
}

/** Notes whether a response came from the server or is a copy. */
export function noteReply({ headers }: Response): void {
  const keptAt = headers.get(KEPT_AT_HEADER)
  if (keptAt) setOffline(keptAt)
  else setOnline()
}

/** After a network error: whether the server is unreachable, or only this request failed. */
export async function isServerUnreachable(): Promise<boolean> {
  if (navigator.onLine) await probeServer()
  else setOffline(null)
  return connection.isOffline
}

/** Calls back each time the server becomes reachable again. */
export function onReconnect(callBack: () => void): void {
  reconnectCallbacks.add(callBack)
}

/** Starts tracking the connection; call once, when the page starts. */
export function followConnection(): void {
  if (pageKeptAt || !navigator.onLine) setOffline(pageKeptAt)
  addEventListener('offline', () => setOffline(null))
  addEventListener('online', () => void probeServer())
}

export function useConnection(): Connection {
  return useSyncExternalStore(
    subscribe,
    () => connection,
    () => online,
  )
}

function setOffline(keptAt: string | null): void {
  if (!connection.isOffline || !connection.keptAt)
    set({ isOffline: true, keptAt: connection.keptAt ?? keptAt ?? pageKeptAt })
  probe ??= setTimeout(() => void probeServer(), PROBE_EVERY_MS)
}

function setOnline(): void {
  if (!connection.isOffline) return
  clearTimeout(probe)
  probe = undefined
  set(online)
  for (const callBack of reconnectCallbacks) callBack()
}

// The service worker does not handle this file.
async function probeServer(): Promise<void> {
  clearTimeout(probe)
  probe = undefined
  try {
    await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })
    setOnline()
  } catch {
    setOffline(null)
  }
}

function set(next: Connection): void {
  connection = next
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
