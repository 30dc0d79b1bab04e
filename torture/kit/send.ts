import { multipart } from '../../tests/support/server/multipart.ts'

export interface Reply {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
  readonly ms: number
}

export interface Sending {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly json?: unknown
  readonly fields?: Readonly<Record<string, string>>
  readonly photo?: Uint8Array
  /** File name of the photo. */
  readonly fileName?: string
  /** A body sent unchanged. */
  readonly raw?: { readonly contentType: string; readonly body: string | Uint8Array }
  /** Idempotency-Key. */
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 60_000

/** Sends one request. Returns null if the connection was lost before the complete response. @throws on a timeout */
export async function send(url: string, sending: Sending): Promise<Reply | null> {
  const startedAt = performance.now()
  try {
    const reply = await fetch(new URL(sending.path, url), {
      method: sending.method,
      ...bodyOf(sending),
      signal: AbortSignal.timeout(sending.timeoutMs ?? TIMEOUT_MS),
    })
    const text = await reply.text()
    const body = parseOrText(text)
    return { status: reply.status, body, headers: reply.headers, ms: performance.now() - startedAt }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new Error(`${sending.method} ${sending.path} got no response in time.`, { cause: error })
    return null
  }
}

/** Sends one request that must succeed. Returns the response body. */
export async function sendWell(url: string, sending: Sending): Promise<unknown> {
  const reply = await send(url, sending)
  if (!reply || reply.status >= 300)
    throw new Error(
      `${sending.method} ${sending.path} failed: ${reply ? `${reply.status} ${JSON.stringify(reply.body)}` : 'no response'}`,
    )
  return reply.body
}

/** Returns the `id` of a response body. */
export function idOf(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string') return body.id
  throw new Error(`There is no id in ${JSON.stringify(body)}.`)
}

function bodyOf(sending: Sending): {
  headers: Record<string, string>
  body?: Uint8Array<ArrayBuffer> | string
} {
  const headers: Record<string, string> = { ...sending.headers }
  if (sending.key !== undefined) headers['idempotency-key'] = sending.key
  if (sending.json !== undefined)
    return { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(sending.json) }
  if (sending.raw) {
    const { contentType, body } = sending.raw
    const bytes = new Uint8Array(typeof body === 'string' ? Buffer.from(body) : body)
    return { headers: { 'content-type': contentType, ...headers }, body: bytes }
  }
  if (!sending.fields) return { headers }
  const files = sending.photo
    ? [{ field: 'image', name: sending.fileName ?? 'photo.jpg', bytes: sending.photo }]
    : []
  const form = multipart({ fields: { ...sending.fields }, files })
  return { headers: { ...headers, 'content-type': form.contentType }, body: new Uint8Array(form.body) }
}

function parseOrText(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
