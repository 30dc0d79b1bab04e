import { useSyncExternalStore } from 'react'
import { KEPT_AT_HEADER, KEPT_AT_META } from '../service-worker/names.ts'

export interface Connection {
  readonly isOffline: boolean
  /** When the server sent what the page shows, as an HTTP date; null where nothing came from a copy. */
  readonly keptAt: string | null
}

const PROBE_EVERY_MS = 5_000
const online: Connection = { isOffline: false, keptAt: null }
const listeners = new Set<() => void>()
const returned = new Set<() => void>()
const pageKeptAt =
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${KEPT_AT_META}"]`)?.content ?? null
let connection = online
let probe: ReturnType<typeof setTimeout> | undefined

/** Whether this page itself is a copy that was kept on this device. */
export const isKeptPage = pageKeptAt !== null

/** Whether the server can't be reached at the moment. */
export function isOffline(): boolean {
  return connection.isOffline
}

/** Whether this device has no connection, as the browser knows it or as the page was opened from its copy. */
export function isDeviceOffline(): boolean {
  // Opened from a copy, a browser may say that it is online.
  return ('onLine' in navigator && !navigator.onLine) || (isKeptPage && connection.isOffline)
}

/** Notes from a reply whether the server sent it or it is a copy. */
export function noteReply({ headers }: Response): void {
  const keptAt = headers.get(KEPT_AT_HEADER)
  if (keptAt) setOffline(keptAt)
  else setOnline()
}

/** After a call without a reply: whether the server can't be reached at all, or the one call failed. */
export async function isServerOut(): Promise<boolean> {
  if (navigator.onLine) await askServer()
  else setOffline(null)
  return connection.isOffline
}

/** Calls back each time the server can be reached again. */
export function onReturn(callBack: () => void): void {
  returned.add(callBack)
}

/** Starts to follow the connection; once, at the start of the page. */
export function followConnection(): void {
  if (pageKeptAt || !navigator.onLine) setOffline(pageKeptAt)
  addEventListener('offline', () => setOffline(null))
  addEventListener('online', () => void askServer())
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
  probe ??= setTimeout(() => void askServer(), PROBE_EVERY_MS)
}

function setOnline(): void {
  if (!connection.isOffline) return
  clearTimeout(probe)
  probe = undefined
  set(online)
  for (const callBack of returned) callBack()
}

// A file that the service worker leaves alone.
async function askServer(): Promise<void> {
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
