import {
  useMutation,
  useQueryClient,
  type DataTag,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import type { Endpoint, ReplyOf } from '../../contract/endpoint.ts'
import { callEndpoint, type Arguments, type CallInput } from './call-endpoint.ts'
import { allButFormStarts, repliesOf } from './endpoint-query.ts'

/** Called also if the component that requested the change is unmounted. */
export interface ChangeCallbacks<V, R> {
  /** The change is saved and shown. */
  readonly onDone: (result: R, variables: V) => void
  readonly onFailed: (error: Error, variables: V) => void
}

interface ChangeOptions<V, R> {
  /** Endpoints whose responses, and those that depend on them, are refetched before `onDone`. */
  readonly invalidates?: readonly Endpoint[] | 'everything'
  /** The same after a failure: another tab or user may have been faster. */
  readonly invalidatesOnFailure?: readonly Endpoint[]
  /** Writes the result into the query cache, or fetches data that no screen shows; awaited before `onDone`. */
  readonly store?: (queries: QueryClient, result: R, variables: V) => unknown
  /** Changes with the same scope are sent one after the other, in order. */
  readonly scope?: string
  /** Needs a scope, so that the last change wins. */
  readonly optimistic?: OptimisticChange<V>
  /** Logged to the console with the error. */
  readonly failure?: string
  readonly onDone?: (result: R, variables: V) => unknown
  readonly onFailed?: (error: Error, variables: V) => void
}

type InputOption<E extends Endpoint, V> =
  object extends CallInput<E>
    ? { readonly input?: (variables: V) => CallInput<E> }
    : { readonly input: (variables: V) => CallInput<E> }

/** A change by one endpoint: `input` creates its request from the argument of mutate(). */
export function useChange<E extends Endpoint, V = void>(
  endpoint: E,
  options: ChangeOptions<V, ReplyOf<E>> & InputOption<E, V>,
) {
  return useMutationOf(
    changeKey(endpoint),
    (variables: V) => callEndpoint(endpoint, ...([options.input?.(variables)] as Arguments<E>)),
    options,
  )
}

/** A change by several endpoints, or by one of several: `send` makes the requests. */
export function useChangeBy<V, R>(
  send: (variables: V) => Promise<R>,
  { mutationKey = [], ...options }: ChangeOptions<V, R> & { readonly mutationKey?: QueryKey },
) {
  return useMutationOf(mutationKey, send, options)
}

/** Mutation key of an endpoint's pending changes. */
export function changeKey({ method, path }: Endpoint): QueryKey {
  return [method, path]
}

interface OptimisticChange<V> {
  readonly queryKey: QueryKey
  readonly show: (queries: QueryClient, variables: V) => void
}

/** Shows a change in a query's data before the response; a failure refetches the query. */
export function optimistically<T, V>(
  { queryKey }: { readonly queryKey: DataTag<QueryKey, T, Error> },
  change: (shown: T, variables: V) => T,
): OptimisticChange<V> {
  return {
    queryKey,
    show: (queries, variables) =>
      queries.setQueryData<T>(queryKey, (shown) => (shown === undefined ? shown : change(shown, variables))),
  }
}

function useMutationOf<V, R>(
  mutationKey: QueryKey,
  send: (variables: V) => Promise<R>,
  { scope, optimistic, store, failure, onDone, onFailed, ...refetched }: ChangeOptions<V, R>,
) {
  const queries = useQueryClient()
  // These callbacks also run after unmount and later calls, unlike those passed to mutate().
  return useMutation<R, Error, V>({
    mutationKey,
    ...(scope !== undefined && { scope: { id: scope } }),
    mutationFn: send,
    ...(optimistic && { onMutate: (variables) => showEarly(queries, optimistic, variables) }),
    onSuccess: async (result, variables) => {
      // The response to an earlier change lacks the later ones.
      if (!optimistic || countOf(queries, scope) === 1) {
        await store?.(queries, result, variables)
        await invalidate(queries, refetched.invalidates)
      }
      await onDone?.(result, variables)
    },
    onError: async (error, variables) => {
      if (failure) console.error(failure, error)
      onFailed?.(error, variables)
      await invalidate(queries, refetched.invalidatesOnFailure)
      if (optimistic) await queries.invalidateQueries({ queryKey: optimistic.queryKey })
    },
  })
}

async function showEarly<V>(
  queries: QueryClient,
  { queryKey, show }: OptimisticChange<V>,
  variables: V,
): Promise<void> {
  // Before the wait, so that a checkbox changes at once; again after it, since a canceled read restores the previous
  // state.
  show(queries, variables)
  await queries.cancelQueries({ queryKey })
  show(queries, variables)
}

function countOf(queries: QueryClient, scope: string | undefined): number {
  return queries.isMutating({ predicate: ({ options }) => options.scope?.id === scope })
}

async function invalidate(queries: QueryClient, what: ChangeOptions<unknown, unknown>['invalidates']) {
  if (what === 'everything') await queries.invalidateQueries(allButFormStarts)
  else if (what) await queries.invalidateQueries(repliesOf(...what))
}
