import type { Endpoint } from '../../contract/endpoint.ts'
import { WaitingChange } from './waiting-change.ts'
import { keepChange } from './waiting-changes-store.ts'

interface Unsent {
  readonly key: string
  readonly address: string
  readonly params: Record<string, unknown> | undefined
  readonly body: unknown
  readonly ifMatch: string | undefined
}

/** Keeps a call to send it later. False where it is not one that may wait, or the browser keeps nothing. */
export async function keepCall(
  { method, path }: Endpoint,
  { key, address, params, body, ifMatch }: Unsent,
): Promise<boolean> {
  if (method !== 'POST' && method !== 'PATCH') return false
  const itemId = typeof params?.['id'] === 'string' ? params['id'] : null
  const madeAt = new Date().toISOString()
  const change = { id: key, method, path, address, itemId, body, madeAt, ...(ifMatch && { ifMatch }) }
  try {
    await keepChange(WaitingChange.parse(change))
    return true
  } catch {
    return false
  }
}
