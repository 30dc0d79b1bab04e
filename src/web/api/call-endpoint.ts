import type * as z from 'zod'
import type { BodyOf, Endpoint, FormOf, ParamsOf, ReplyOf } from '../../contract/endpoint.ts'
import { HttpError } from './http-error.ts'

/** What a call of the endpoint needs: what its contract names, and nothing that it does not. */
export type CallInput<E extends Endpoint> = (E['params'] extends z.ZodType
  ? { readonly params: ParamsOf<E> }
  : unknown) &
  (E['body'] extends z.ZodType ? { readonly body: BodyOf<E> } : unknown) &
  // Text fields of a multipart call; empty ones are not sent.
  (E['form'] extends object ? { readonly form: FormOf<E>; readonly photo: File } : unknown) & {
    /** The same for each try of one request, so that the server does it once. */
    readonly idempotencyKey?: string | undefined
  }

type Arguments<E extends Endpoint> =
  object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

interface AnyInput {
  readonly params?: Record<string, unknown>
  readonly body?: unknown
  readonly form?: Record<string, string | null>
  readonly photo?: File
  readonly idempotencyKey?: string | undefined
}

/**
 * Calls an endpoint of the contract and checks its reply against it.
 * @throws HttpError when the answer is not a success; whatever fetch throws when there is none
 */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  ...[input]: Arguments<E>
): Promise<ReplyOf<E>> {
  const { params, body, form, photo, idempotencyKey } = (input ?? {}) as AnyInput
  const response = await fetch(pathOf(endpoint, params), {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(endpoint.form && { body: formData(endpoint.form.photo.field, form, photo) }),
  })
  if (!response.ok) throw new HttpError(response.status, response.statusText, await response.text())
  if (!endpoint.reply) return undefined as ReplyOf<E>
  return endpoint.reply.parse(await response.json()) as ReplyOf<E>
}

function pathOf(endpoint: Endpoint, params: Record<string, unknown> | undefined): string {
  return endpoint.path.replaceAll(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(String(params?.[name])),
  )
}

function formData(photoField: string, fields: Record<string, string | null> = {}, photo?: File): FormData {
  const form = new FormData()
  // Fields first: a server that reads along knows them before the long photo.
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value)
  if (photo) form.append(photoField, photo)
  return form
}
