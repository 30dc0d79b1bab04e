import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { closetEndpoints } from '../../contract/closet.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { pageData } from '../api/page-data.ts'

const listKey = [closetEndpoints.list.path]

/** All pieces, newest first. `isPlaceholderData` while only the newest of a large closet are here. */
export function useClosetItems() {
  const carried = pageData?.closet
  return useQuery({
    queryKey: listKey,
    queryFn: () => callEndpoint(closetEndpoints.list),
    ...(carried &&
      (carried.isComplete ? { initialData: carried.items } : { placeholderData: carried.items })),
  })
}

interface NewPiece {
  readonly fields: Record<string, string>
  readonly photo: File
}

/** Adds a piece; resolves with it once the list shows it. */
export function useAddClosetItem() {
  const refetch = useRefetchCloset()
  return useMutation({
    mutationFn: ({ fields, photo }: NewPiece) => callEndpoint(closetEndpoints.add, { form: fields, photo }),
    onSuccess: refetch,
  })
}

/** Removes a piece by its id. */
export function useRemoveClosetItem() {
  const refetch = useRefetchCloset()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(closetEndpoints.remove, { params: { id } }),
    onSuccess: refetch,
  })
}

/** Brings a removed piece back. */
export function useRestoreClosetItem() {
  const refetch = useRefetchCloset()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(closetEndpoints.restore, { params: { id } }),
    onSuccess: refetch,
  })
}

function useRefetchCloset() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: listKey })
}
