import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { queryClient } from '../../api/query-client.ts'
import { cutOuts } from '../cut-out-queries.ts'

/**
 * Notes that a piece has a new photo, before the closet is refetched. The cut-out may be done before the first poll,
 * and only pieces that were pending before count as finished.
 */
export function expectCutOut({ id, picture, cutOut }: ClosetItem): void {
  if (!picture || cutOut) return
  queryClient.setQueryData(cutOuts.queryKey, (shown) => ({
    pending: [...new Set([...(shown?.pending ?? []), id])],
    unclear: shown?.unclear ?? [],
  }))
}
