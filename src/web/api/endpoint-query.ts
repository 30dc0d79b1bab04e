import { queryOptions, type Query } from '@tanstack/react-query'
import type { Endpoint, ReplyOf } from '../../contract/endpoint.ts'
import { callEndpoint, callTagged, type Arguments } from './call-endpoint.ts'

interface ReplyMeta extends Record<string, unknown> {
  /** Paths of the endpoints whose changes this reply shows too. */
  readonly dependsOn?: readonly string[]
  /** A form starts from the reply: its draft stays as it is, and saving reports what changed elsewhere. */
  readonly isFormStart?: true
  /** Logged to the console when the request fails. */
  readonly failure?: string
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReplyMeta
  }
}

/** The query of an endpoint's reply. Its key is the endpoint's path and the input. */
export function endpointQuery<E extends Endpoint>(endpoint: E, ...args: Arguments<E>) {
  return queryOptions<ReplyOf<E>>({
    queryKey: [endpoint.path, ...args],
    queryFn: () => callEndpoint(endpoint, ...args),
  })
}

/** As `endpointQuery`, for a form: requested each time it opens, with the tag for the `ifMatch` of the change. */
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

/** All queries but those, as a filter: to read one again takes away a form that is being filled in. */
export const allButFormStarts = { predicate: ({ meta }: Query) => meta?.isFormStart !== true }

/** The `meta` of a query whose reply is requested again whenever the replies of these endpoints are. */
export function dependsOn(...endpoints: readonly Endpoint[]) {
  return { dependsOn: endpoints.map(({ path }) => path) }
}

/** The queries of endpoints and those that depend on them, as a filter. */
export function repliesOf(...endpoints: readonly Endpoint[]) {
  const paths = new Set<unknown>(endpoints.map(({ path }) => path))
  return {
    predicate: ({ queryKey, meta }: Query) =>
      meta?.isFormStart !== true &&
      (paths.has(queryKey[0]) || (meta?.dependsOn?.some((path) => paths.has(path)) ?? false)),
  }
}
