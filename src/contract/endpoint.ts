import type * as z from 'zod/mini'

/**
 * One call across the wire, as data. The server registers it, the page calls it and /api/docs shows it,
 * all from this one value.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Path with `:name` for each parameter of `params`. */
  readonly path: `/api/${string}`
  readonly summary: string
  readonly params?: z.ZodMiniObject
  /** What may stand behind the `?`. The specification's `userId` is taken with every call and means nothing more. */
  readonly query?: z.ZodMiniObject
  /** JSON body. */
  readonly body?: z.ZodMiniType
  /** Multipart body: these text fields and one photo under `photo.field`. */
  readonly form?: { readonly fields: z.ZodMiniObject; readonly photo: PhotoField }
  /** Absent: the answer has no body (204). */
  readonly reply?: z.ZodMiniType
  /** Status of success when it is not 200 (with a reply) or 204 (without). */
  readonly status?: 201
  /** Answers without a signed-in user. */
  readonly isOpen?: true
  /** Without a connection the page keeps the call and sends it later: its JSON body means the same then. */
  readonly worksOffline?: true
  /** A POST that only computes a reply: nothing changes. */
  readonly storesNothing?: true
}

export interface PhotoField {
  readonly field: string
  /** Said when the photo is missing; left out where a photo may be. */
  readonly missing?: string
}

/** Keeps the literal types of an endpoint, so that both sides know its exact shapes. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

export type ParamsOf<E extends Endpoint> = E['params'] extends z.ZodMiniType
  ? z.infer<E['params']>
  : undefined
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodMiniType ? z.infer<E['query']> : undefined
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodMiniType ? z.infer<E['body']> : undefined
export type FormOf<E extends Endpoint> = E['form'] extends { fields: infer F extends z.ZodMiniObject }
  ? z.infer<F>
  : undefined
export type ReplyOf<E extends Endpoint> = E['reply'] extends z.ZodMiniType ? z.infer<E['reply']> : void

/** Status that the server answers with when the call succeeds. */
export function successStatus(called: Endpoint): number {
  return called.status ?? (called.reply ? 200 : 204)
}
