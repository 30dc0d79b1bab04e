import {
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type Mutation,
  type QueryClient,
} from '@tanstack/react-query'
import { closetEndpoints, type ClosetItem, type NewClosetItem } from '../../contract/closet.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { pageData } from '../api/page-data.ts'

const listKey = [closetEndpoints.list.path]
const removeKey = [closetEndpoints.remove.path]
const carried = pageData?.closet

/** Puts the closet that came inside the page where the queries find it. Once, at the start: later it is old. */
export function seedCloset(queries: QueryClient): void {
  if (carried?.isComplete) queries.setQueryData(listKey, carried.items)
}

/** All pieces, newest first. `isPlaceholderData` while only the newest of a large closet are here. */
export function useClosetItems() {
  return useQuery({
    queryKey: listKey,
    queryFn: () => callEndpoint(closetEndpoints.list),
    ...(carried && { placeholderData: carried.items }),
  })
}

/** What is said of a change, also when the screen that asked for it is gone. */
interface Told<V, R> {
  /** The change is made and the list shows it. */
  readonly onDone: (result: R, input: V) => void
  readonly onFailed: (error: Error) => void
}

interface NewPiece {
  readonly item: NewClosetItem
  readonly photo: File
  /** The same for each try of the same piece. */
  readonly idempotencyKey: string | undefined
}

/** Adds a piece; resolves with it once the list shows it. */
export function useAddClosetItem(told: Told<NewPiece, ClosetItem>) {
  return useChange(
    ({ item, ...rest }: NewPiece) => callEndpoint(closetEndpoints.add, { form: item, ...rest }),
    told,
  )
}

/** Removes a piece. */
export function useRemoveClosetItem(told: Told<ClosetItem, void>) {
  return useChange(
    ({ id }: ClosetItem) => callEndpoint(closetEndpoints.remove, { params: { id } }),
    told,
    removeKey,
  )
}

/** Ids of the pieces that are being removed, wherever that was asked for. */
export function useBeingRemoved(): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: removeKey, status: 'pending' },
    select: ({ state }: Mutation<void, Error, ClosetItem>) => state.variables?.id ?? '',
  })
  return new Set(ids)
}

/** Brings a removed piece back. */
export function useRestoreClosetItem(told: Told<ClosetItem, ClosetItem>) {
  return useChange(({ id }: ClosetItem) => callEndpoint(closetEndpoints.restore, { params: { id } }), told)
}

function useChange<V, R>(
  change: (input: V) => Promise<R>,
  { onDone, onFailed }: Told<V, R>,
  mutationKey: readonly unknown[] = [],
) {
  const queries = useQueryClient()
  // What mutate() is given is forgotten with its component, and by the next call; these are not.
  return useMutation({
    mutationKey,
    mutationFn: change,
    onSuccess: async (result, input) => {
      await queries.invalidateQueries({ queryKey: listKey })
      onDone(result, input)
    },
    onError: onFailed,
  })
}
