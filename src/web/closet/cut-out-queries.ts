import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { cutOutEndpoints, type CutOutsInProgress } from '../../contract/closet-cut-outs.ts'
import { closetEndpoints, type ClosetItem } from '../../contract/closet.ts'
import { getPiece } from '../../contract/get-piece.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { endpointQuery, repliesOf } from '../api/endpoint-query.ts'
import { usePageData } from '../api/page-data.ts'
import { useChange } from '../api/use-change.ts'
import { followsCloset } from './follows-closet.ts'

/** The background work on photos. */
export const cutOuts = { ...endpointQuery(cutOutEndpoints.list), meta: followsCloset }
// State of this tab; no endpoint has it.
const batchKey = ['cut-out batch']

const POLL_MS = 2000

/**
 * The background work on photos: requested again while a photo waits. A piece with a new cut-out is then shown with it
 * wherever it is.
 */
export function useCutOuts() {
  const queries = useQueryClient()
  const page = usePageData()
  return useQuery({
    ...cutOuts,
    ...(page?.cutOuts && { initialData: page.cutOuts }),
    queryFn: async () => {
      const before = queries.getQueryData(cutOuts.queryKey)
      const now = await callEndpoint(cutOutEndpoints.list)
      await refreshPieces(queries, finishedSince(before, now))
      return now
    },
    refetchInterval: ({ state }) => (state.data && state.data.pending.length > 0 ? POLL_MS : false),
  })
}

function finishedSince(before: CutOutsInProgress | undefined, now: CutOutsInProgress): string[] {
  const others = new Set([...now.pending, ...now.unclear])
  return before?.pending.filter((id) => !others.has(id)) ?? []
}

// Each by itself: a large closet is not requested again for one photo. A deleted piece has none to show.
async function refreshPieces(queries: QueryClient, ids: readonly string[]): Promise<void> {
  const fresh = new Map<string, ClosetItem>()
  for (const item of await Promise.all(ids.map(readPiece))) if (item) fresh.set(item.id, item)
  if (fresh.size === 0) return
  queries.setQueriesData<unknown>(repliesOf(closetEndpoints.list), (shown: unknown) => {
    if (Array.isArray(shown)) return shown.map((one: unknown) => freshOf(fresh, one) ?? one)
    return freshOf(fresh, shown) ?? shown
  })
}

function readPiece(id: string): Promise<ClosetItem | null> {
  return callEndpoint(getPiece, { params: { id } }).catch(() => null)
}

function freshOf(fresh: ReadonlyMap<string, ClosetItem>, shown: unknown): ClosetItem | undefined {
  const isPiece = typeof shown === 'object' && shown !== null && 'id' in shown && 'imageUrl' in shown
  return isPiece && typeof shown.id === 'string' ? fresh.get(shown.id) : undefined
}

/** The pieces that the user chose to have their backgrounds removed; undefined while none are. */
export function useCutOutBatch() {
  const queries = useQueryClient()
  const { data } = useQuery<readonly string[] | null>({ queryKey: batchKey, queryFn: skipToken })
  return { ids: data ?? null, end: () => queries.setQueryData(batchKey, null) }
}

interface Callbacks {
  /** Called with the number of photos that are worked on. */
  readonly onBegun: (count: number) => void
  readonly onFailed: (error: Error) => void
}

const bodyOf = (ids: readonly string[]) => ({ body: { ids: [...ids] } })

/** Cuts out the photos of several pieces in the background. */
export function useRequestCutOuts({ onBegun, onFailed }: Callbacks) {
  return useChange(cutOutEndpoints.request, {
    input: bodyOf,
    store: (queries, { pending }) => {
      queries.setQueryData(cutOuts.queryKey, (shown) => ({
        pending: [...new Set([...(shown?.pending ?? []), ...pending])],
        unclear: shown?.unclear.filter((id) => !pending.includes(id)) ?? [],
      }))
      queries.setQueryData<readonly string[] | null>(batchKey, (running) =>
        pending.length > 0 ? [...new Set([...(running ?? []), ...pending])] : (running ?? null),
      )
    },
    onDone: ({ pending }) => onBegun(pending.length),
    onFailed,
  })
}

/** Stops the background work on the pieces that still wait. */
export function useCancelCutOuts(onFailed: (error: Error) => void) {
  return useChange(cutOutEndpoints.cancel, {
    input: bodyOf,
    invalidates: [closetEndpoints.list],
    onFailed,
  })
}
