import type * as z from 'zod/mini'

/**
 * One API endpoint, as data. The server registers it, the client calls it and /api/docs documents it from this value.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Path with `:name` for each parameter of `params`. */
  readonly path: `/api/${string}`
  readonly summary: string
  readonly params?: z.ZodMiniObject
  /** Query parameters. The specification's `userId` is accepted by every endpoint and ignored. */
  readonly query?: z.ZodMiniObject
  /** JSON body. */
  readonly body?: z.ZodMiniType
  /** Multipart body: these text fields and one photo under `photo.field`. */
  readonly form?: { readonly fields: z.ZodMiniObject; readonly photo: PhotoField }
  /** Absent: the response has no body (204). */
  readonly reply?: z.ZodMiniType
  /** Status of success, if neither 200 (with a reply) nor 204 (without). */
  readonly status?: 201
  /** Needs no signed-in user. */
  readonly isOpen?: true
  /** The client may queue the request while offline and send it later: the JSON body does not depend on the time. */
  readonly worksOffline?: true
  /** A POST that only computes a reply and changes nothing. */
  readonly storesNothing?: true
}

export interface PhotoField {
  readonly field: string
  /** Error message if the photo is missing; absent if the photo is optional. */
  readonly missing?: string
}

/** Returns the definition with its literal types, from which server and client infer exact shapes. */
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

/** Status of a successful response. */
export function successStatus(definition: Endpoint): number {
  return definition.status ?? (definition.reply ? 200 : 204)
}
