import type { Endpoint } from '../../contract/endpoint.ts'
import { WaitingChange } from './waiting-change.ts'
import { storeChange } from './stored-waiting-changes.ts'

interface Unsent {
  readonly key: string
  readonly address: string
  readonly params: Record<string, unknown> | undefined
  readonly body: unknown
  readonly ifMatch: string | undefined
}

/**
 * Stores a request to send it later. False if the request may not wait or the browser stores nothing. Which endpoints
 * may wait is `worksOffline` in `contract`; `web/api/call-endpoint.ts` checks it.
 */
export async function storeRequest(
  { method, path }: Endpoint,
  { key, address, params, body, ifMatch }: Unsent,
): Promise<boolean> {
  if (method !== 'POST' && method !== 'PATCH') return false
  const itemId = typeof params?.['id'] === 'string' ? params['id'] : null
  const madeAt = new Date().toISOString()
  const change = { id: key, method, path, address, itemId, body, madeAt, ...(ifMatch && { ifMatch }) }
  try {
    await storeChange(WaitingChange.parse(change))
    return true
  } catch {
    return false
  }
}
