import { queryOptions, type Query } from '@tanstack/react-query'
import type { Endpoint, ReplyOf } from '../../contract/endpoint.ts'
import { callEndpoint, callTagged, type Arguments } from './call-endpoint.ts'

interface ReplyMeta extends Record<string, unknown> {
  /** Paths of the endpoints that this response depends on. */
  readonly dependsOn?: readonly string[]
  /** The initial state of a form: the form keeps its draft, and saving reports changes made elsewhere. */
  readonly isFormStart?: true
  /** Logged to the console when the request fails. */
  readonly failure?: string
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReplyMeta
  }
}

/** The query of an endpoint's response. Its key is the endpoint's path and the input. */
export function endpointQuery<E extends Endpoint>(endpoint: E, ...args: Arguments<E>) {
  return queryOptions<ReplyOf<E>>({
    queryKey: [endpoint.path, ...args],
    queryFn: () => callEndpoint(endpoint, ...args),
  })
}

/**
 * Like `endpointQuery`, for a form: refetched each time the form opens, with the ETag for the `ifMatch` of the change.
 */
export function formStartQuery<E extends Endpoint>(endpoint: E, ...args: Arguments<E>) {
  return queryOptions({
    queryKey: [endpoint.path, ...args, 'form start'],
    queryFn: () => callTagged(endpoint, ...args),
    staleTime: 0,
    gcTime: 0,
    meta: formStart,
  })
}

/** Marks a query that a form starts from. */
export const formStart = { isFormStart: true } as const

/** Filter: all queries except those of forms, because refetching one would discard the user's input. */
export const allButFormStarts = { predicate: ({ meta }: Query) => meta?.isFormStart !== true }

/** `meta` of a query that is refetched whenever the responses of these endpoints are. */
export function dependsOn(...endpoints: readonly Endpoint[]) {
  return { dependsOn: endpoints.map(({ path }) => path) }
}

/** Filter: the queries of endpoints, and those that depend on them. */
export function repliesOf(...endpoints: readonly Endpoint[]) {
  const paths = new Set<unknown>(endpoints.map(({ path }) => path))
  return {
    predicate: ({ queryKey, meta }: Query) =>
      meta?.isFormStart !== true &&
      (paths.has(queryKey[0]) || (meta?.dependsOn?.some((path) => paths.has(path)) ?? false)),
  }
}
