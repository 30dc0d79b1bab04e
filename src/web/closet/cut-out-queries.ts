import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { cutOutEndpoints, type CutOutsInProgress } from '../../contract/closet/cut-outs.ts'
import { closetEndpoints, type ClosetItem } from '../../contract/closet/closet.ts'
import { getPiece } from '../../contract/closet/get-piece.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { endpointQuery, repliesOf } from '../api/endpoint-query.ts'
import { usePageData } from '../api/page-data.ts'
import { changeKey, useChange } from '../api/use-change.ts'
import { showToast } from '../ui/toasts/toast-store.ts'
import { cutOutResult } from './collection/cut-out-result.ts'
import { followsCloset } from './follows-closet.ts'

/** Query of the background work on photos. */
export const cutOuts = { ...endpointQuery(cutOutEndpoints.list), meta: followsCloset }
// State of this tab, without an endpoint.
const batchKey = ['cut-out batch']

const POLL_MS = 2000

/** No background work. */
export const nothing: CutOutsInProgress = { pending: [], unclear: [] }

/**
 * The background work on photos. Polls while a photo is pending, and updates pieces with a new cut-out in all queries.
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
      // A pending cancellation reports the batch itself.
      if (queries.isMutating({ mutationKey: changeKey(cutOutEndpoints.cancel) }) === 0)
        reportFinishedBatch(queries, now)
      return now
    },
    refetchInterval: ({ state }) => (state.data && state.data.pending.length > 0 ? POLL_MS : false),
  })
}

function finishedSince(before: CutOutsInProgress | undefined, now: CutOutsInProgress): string[] {
  const others = new Set([...now.pending, ...now.unclear])
  return before?.pending.filter((id) => !others.has(id)) ?? []
}

// Refetches pieces one by one, rather than a large closet for one photo. A deleted piece is skipped.
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

/** Ids of the pieces whose background removal the user requested; null while there are none. */
export function useCutOutBatch(): readonly string[] | null {
  const { data } = useQuery<readonly string[] | null>({ queryKey: batchKey, queryFn: skipToken })
  return data ?? null
}

function reportFinishedBatch(queries: QueryClient, now: CutOutsInProgress): void {
  const ids = queries.getQueryData<readonly string[] | null>(batchKey)
  if (ids && !ids.some((id) => now.pending.includes(id))) endBatch(queries, now, 0)
}

function endBatch(queries: QueryClient, { unclear }: Pick<CutOutsInProgress, 'unclear'>, canceled: number) {
  const ids = queries.getQueryData<readonly string[] | null>(batchKey)
  if (!ids) return
  queries.setQueryData(batchKey, null)
  const unclearCount = ids.filter((id) => unclear.includes(id)).length
  showToast(cutOutResult({ total: ids.length, unclear: unclearCount, canceled }))
}

interface Callbacks {
  /** Called with the number of photos in progress. */
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

/** Cancels the background work on pieces that still wait, and reports the batch that they belong to. */
export function useCancelCutOuts(onFailed: (error: Error) => void) {
  const queries = useQueryClient()
  return useChange(cutOutEndpoints.cancel, {
    input: bodyOf,
    invalidates: [closetEndpoints.list],
    onDone: (_nothing, ids) =>
      endBatch(queries, queries.getQueryData(cutOuts.queryKey) ?? nothing, ids.length),
    onFailed: (error) => {
      onFailed(error)
      // It may have finished meanwhile.
      const now = queries.getQueryData(cutOuts.queryKey)
      if (now) reportFinishedBatch(queries, now)
    },
  })
}
