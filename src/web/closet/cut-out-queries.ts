import { skipToken, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { cutOutEndpoints, type CutOutsInProgress } from '../../contract/closet-cut-outs.ts'
import type { ClosetItem } from '../../contract/closet.ts'
import { getPiece } from '../../contract/get-piece.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { usePageData } from '../api/page-data.ts'
import { closetKey } from './use-closet-change.ts'

export const cutOutsKey = [...closetKey, 'cut-outs']
// Outside of the closet's key: a change of the closet leaves it as it is.
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
    queryKey: cutOutsKey,
    ...(page?.cutOuts && { initialData: page.cutOuts }),
    queryFn: async () => {
      const before = queries.getQueryData<CutOutsInProgress>(cutOutsKey)
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
  queries.setQueriesData<unknown>({ queryKey: closetKey }, (shown: unknown) => {
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

interface Told {
  /** Called with the number of photos that are worked on. */
  readonly onBegun: (count: number) => void
  readonly onFailed: (error: Error) => void
}

/** Has the photos of several pieces cut out in the background. */
export function useRequestCutOuts({ onBegun, onFailed }: Told) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      callEndpoint(cutOutEndpoints.request, { body: { ids: [...ids] } }),
    onSuccess: ({ pending }) => {
      queries.setQueryData<CutOutsInProgress>(cutOutsKey, (shown) => ({
        pending: [...new Set([...(shown?.pending ?? []), ...pending])],
        unclear: shown?.unclear.filter((id) => !pending.includes(id)) ?? [],
      }))
      queries.setQueryData<readonly string[] | null>(batchKey, (running) =>
        pending.length > 0 ? [...new Set([...(running ?? []), ...pending])] : (running ?? null),
      )
      onBegun(pending.length)
    },
    onError: onFailed,
  })
}

/** Stops the background work on the pieces that still wait. */
export function useCancelCutOuts(onFailed: (error: Error) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly string[]) => callEndpoint(cutOutEndpoints.cancel, { body: { ids: [...ids] } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: closetKey }),
    onError: onFailed,
  })
}
