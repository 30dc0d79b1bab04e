import type * as z from 'zod'
import type { Endpoint, ParamsOf, ReplyOf } from '../../contract/endpoint.ts'
import { HttpError } from './http-error.ts'

interface CallInput<E extends Endpoint> {
  readonly params?: ParamsOf<E>
  readonly body?: E['body'] extends z.ZodType ? z.input<E['body']> : never
  /** Text fields of a multipart call; empty ones are not sent. */
  readonly form?: Record<string, string>
  readonly photo?: File
}

/**
 * Calls an endpoint of the contract and checks its reply against it.
 * @throws HttpError when the answer is not a success; whatever fetch throws when there is none
 */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  { params, body, form, photo }: CallInput<E> = {},
): Promise<ReplyOf<E>> {
  const response = await fetch(pathOf(endpoint, params), {
    method: endpoint.method,
    credentials: 'include',
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
    ...(endpoint.form && { body: formData(endpoint.form.photo.field, form, photo) }),
  })
  if (!response.ok) throw new HttpError(response.status, response.statusText, await response.text())
  if (!endpoint.reply) return undefined as ReplyOf<E>
  return endpoint.reply.parse(await response.json()) as ReplyOf<E>
}

function pathOf(endpoint: Endpoint, params: Record<string, unknown> | undefined | void): string {
  return endpoint.path.replaceAll(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(String(params?.[name])),
  )
}

function formData(photoField: string, fields: Record<string, string> = {}, photo?: File): FormData {
  const form = new FormData()
  // Fields first: a server that reads along knows them before the long photo.
  for (const [name, value] of Object.entries(fields)) if (value !== '') form.append(name, value)
  if (photo) form.append(photoField, photo)
  return form
}
