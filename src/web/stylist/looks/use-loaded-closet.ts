import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'

/** The pieces of the closet; null until all are loaded, because a missing piece may only be unloaded. */
export function useLoadedCloset(): readonly ClosetItem[] | null {
  const { data, isPlaceholderData } = useClosetItems()
  return data && !isPlaceholderData ? data : null
}
