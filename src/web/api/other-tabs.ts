import type { Query, QueryClient } from '@tanstack/react-query'
import type { Endpoint } from '../../contract/endpoint.ts'
import { HttpError } from './http-error.ts'

// Browsers before 2022 may have none.
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('armadio changes') : null

/** Notifies the browser's other tabs that a request to this endpoint succeeded, unless it stores nothing. */
export function reportChange({ method, storesNothing }: Endpoint): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: ours
  if (method !== 'GET' && !storesNothing) channel?.postMessage(null)
}

/**
 * Refetches everything that this tab shows once another tab has changed something. Waits for this tab's own changes,
 * since a read could miss them, and until the tab is visible. Items deleted elsewhere disappear.
 */
export function followOtherTabs(queries: QueryClient): void {
  const doubtful = new WeakSet<Query>()
  let isBehind = false
  const catchUp = () => {
    if (!isBehind || queries.isMutating() > 0 || document.hidden) return
    isBehind = false
    void queries.invalidateQueries({
      predicate: (query) => {
        if (query.meta?.isFormStart) return false
        doubtful.add(query)
        return true
      },
    })
  }
  channel?.addEventListener('message', () => {
    isBehind = true
    catchUp()
  })
  document.addEventListener('visibilitychange', catchUp)
  queries.getMutationCache().subscribe(catchUp)
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !doubtful.has(event.query)) return
    const { action, query } = event
    if (action.type === 'success') doubtful.delete(query)
    // Queries keep their data when a later read fails.
    else if (action.type === 'error' && isNotFound(action.error)) query.setState({ data: undefined })
  })
}

function isNotFound(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404
}
