import type * as z from 'zod/mini'
import type { Endpoint, FormOf, ParamsOf, QueryOf, ReplyOf } from '../../contract/endpoint.ts'
import { isServerUnreachable, noteReply } from '../offline/connection.ts'
import { KeptForLater } from '../offline/kept-for-later-error.ts'
import { endFirstView } from './first-view.ts'
import { HttpError } from './http-error.ts'
import { reportChange } from './other-tabs.ts'
import { parseReply } from './parse-reply.ts'

/** The input of an endpoint's request: exactly the parts that its contract names. */
export type CallInput<E extends Endpoint> = (E['params'] extends z.ZodMiniType
  ? { readonly params: ParamsOf<E> }
  : unknown) &
  (E['query'] extends z.ZodMiniType ? { readonly query?: QueryOf<E> } : unknown) &
  // The schema's input type: optional fields may be left out.
  (E['body'] extends z.ZodMiniType ? { readonly body: z.input<E['body']> } : unknown) &
  // Text fields of a multipart request; empty ones are not sent.
  (E['form'] extends object ? { readonly form: FormOf<E>; readonly photo: File } : unknown) & {
    /** The same for each retry of one request, so that the server handles it once. */
    readonly idempotencyKey?: string | undefined
    /** The ETag of the state that a change starts from; for another state the server responds with 412. */
    readonly ifMatch?: string | undefined
    /** Completes the request also if the user leaves the page. */
    readonly keepalive?: boolean
  }

export type Arguments<E extends Endpoint> =
  object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

interface AnyInput {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
  readonly form?: Record<string, string | null>
  readonly photo?: File
  readonly idempotencyKey?: string | undefined
  readonly ifMatch?: string | undefined
  readonly keepalive?: boolean
}

/**
 * Calls an endpoint of the contract and validates its response.
 * @throws HttpError for an error response; KeptForLater if there is no response and the request is stored on this
 * device; otherwise whatever fetch throws
 */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  ...[input]: Arguments<E>
): Promise<ReplyOf<E>> {
  return (await callTagged(endpoint, ...([input] as Arguments<E>))).reply
}

/** Like `callEndpoint`; also returns the state's ETag, for the `ifMatch` of a change. */
export async function callTagged<E extends Endpoint>(
  endpoint: E,
  ...[input]: Arguments<E>
): Promise<{ reply: ReplyOf<E>; entityTag: string | undefined }> {
  const { params, query, body, form, photo, idempotencyKey, ifMatch, keepalive } = (input ?? {}) as AnyInput
  // A change that may be sent later needs its final key now: its response may get lost.
  const key = idempotencyKey ?? (endpoint.worksOffline && crypto.randomUUID?.())
  const address = addressOf(endpoint, params, query)
  const response = await trackConnection(
    fetch(address, {
      method: endpoint.method,
      credentials: 'include',
      ...(keepalive && { keepalive }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
        ...(ifMatch && { 'if-match': ifMatch }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(endpoint.form && { body: formData(endpoint.form.photo.field, form, photo) }),
    }),
    async () => {
      if (!endpoint.worksOffline || !key) return false
      const { storeRequest } = await import('../offline/store-request.ts')
      return storeRequest(endpoint, { key, address, params, body, ifMatch })
    },
  )
  if (!response.ok) throw new HttpError(response.status, response.statusText, await response.text())
  if (endpoint.method !== 'GET') endFirstView()
  reportChange(endpoint)
  const reply = endpoint.reply && (await parseReply(endpoint.reply, await response.json()))
  return { reply: reply as ReplyOf<E>, entityTag: response.headers.get('etag') ?? undefined }
}

// Notes whether the server is reachable; without a response the request may be stored.
async function trackConnection(sent: Promise<Response>, keep: () => Promise<boolean>): Promise<Response> {
  try {
    const response = await sent
    noteReply(response)
    return response
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    if ((await isServerUnreachable()) && (await keep())) throw new KeptForLater()
    throw error
  }
}

/** Address of a request: its path with the parameters filled in, and the query string. */
export function addressOf(
  endpoint: Endpoint,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const asked = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${path}?${search}` : path
}

/** A multipart body with the non-empty text fields and the photo. */
export function formData(
  photoField: string,
  fields: Record<string, string | null> = {},
  photo?: File,
): FormData {
  const form = new FormData()
  // Fields first: a server that parses the stream has them before the long photo.
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value)
  if (photo) form.append(photoField, photo)
  return form
}
