import type { ClosetItem } from '../../../contract/closet.ts'
import { queryClient } from '../../api/query-client.ts'
import { cutOuts } from '../cut-out-queries.ts'

/**
 * Notes that a piece has a new photo, before the closet is requested again. Its cut-out may be done by the time the page
 * hears of it: only what was pending before counts as finished.
 */
export function expectCutOut({ id, picture, cutOut }: ClosetItem): void {
  if (!picture || cutOut) return
  queryClient.setQueryData(cutOuts.queryKey, (shown) => ({
    pending: [...new Set([...(shown?.pending ?? []), id])],
    unclear: shown?.unclear ?? [],
  }))
}
