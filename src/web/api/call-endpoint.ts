import type * as z from 'zod/mini'
import type { Endpoint, FormOf, ParamsOf, QueryOf, ReplyOf } from '../../contract/endpoint.ts'
import { isServerOut, noteReply } from '../offline/connection.ts'
import { KeptForLater } from '../offline/kept-for-later.ts'
import { endFirstView } from './first-view.ts'
import { HttpError } from './http-error.ts'
import { reportChange } from './other-tabs.ts'

/** What a call of the endpoint needs: what its contract names, and nothing that it does not. */
export type CallInput<E extends Endpoint> = (E['params'] extends z.ZodMiniType
  ? { readonly params: ParamsOf<E> }
  : unknown) &
  (E['query'] extends z.ZodMiniType ? { readonly query?: QueryOf<E> } : unknown) &
  // As the schema takes it: what is blank need not be sent.
  (E['body'] extends z.ZodMiniType ? { readonly body: z.input<E['body']> } : unknown) &
  // Text fields of a multipart call; empty ones are not sent.
  (E['form'] extends object ? { readonly form: FormOf<E>; readonly photo: File } : unknown) & {
    /** The same for each try of one request, so that the server does it once. */
    readonly idempotencyKey?: string | undefined
    /** The state that a change starts from, as its read was tagged; another one is refused with 412. */
    readonly ifMatch?: string | undefined
    /** It is sent to its end also where the page is left meanwhile. */
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
 * Calls an endpoint of the contract and checks its reply against it.
 * @throws HttpError when the answer is not a success; KeptForLater when there is none and the call waits on this device;
 * else whatever fetch throws
 */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  ...[input]: Arguments<E>
): Promise<ReplyOf<E>> {
  return (await callTagged(endpoint, ...([input] as Arguments<E>))).reply
}

/** As `callEndpoint`; with the reply, the tag of its state, for the `ifMatch` of a change. */
export async function callTagged<E extends Endpoint>(
  endpoint: E,
  ...[input]: Arguments<E>
): Promise<{ reply: ReplyOf<E>; entityTag: string | undefined }> {
  const { params, query, body, form, photo, idempotencyKey, ifMatch, keepalive } = (input ?? {}) as AnyInput
  // A change that may be sent later needs the same key now: its reply may be lost on the way.
  const key = idempotencyKey ?? (endpoint.worksOffline && crypto.randomUUID?.())
  const address = addressOf(endpoint, params, query)
  const response = await reached(
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
      const { keepCall } = await import('../offline/keep-call.ts')
      return keepCall(endpoint, { key, address, params, body, ifMatch })
    },
  )
  if (!response.ok) throw new HttpError(response.status, response.statusText, await response.text())
  if (endpoint.method !== 'GET') endFirstView()
  reportChange(endpoint)
  const reply = endpoint.reply && endpoint.reply.parse(await response.json())
  return { reply: reply as ReplyOf<E>, entityTag: response.headers.get('etag') ?? undefined }
}

// Notes whether the server could be reached; without a reply the call may be kept.
async function reached(sent: Promise<Response>, keep: () => Promise<boolean>): Promise<Response> {
  try {
    const response = await sent
    noteReply(response)
    return response
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    if ((await isServerOut()) && (await keep())) throw new KeptForLater()
    throw error
  }
}

/** Address of a call: its path with the parameters filled in, and the query. */
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

/** A multipart body: text fields that are not empty, and the photo. */
export function formData(
  photoField: string,
  fields: Record<string, string | null> = {},
  photo?: File,
): FormData {
  const form = new FormData()
  // Fields first: a server that reads along knows them before the long photo.
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value)
  if (photo) form.append(photoField, photo)
  return form
}
