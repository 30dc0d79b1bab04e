import type { ClosetItem } from '../../../contract/closet.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'

/** The pieces of the closet; null while not all of them are here, when none can be said to be gone. */
export function useKnownCloset(): readonly ClosetItem[] | null {
  const { data, isPlaceholderData } = useClosetItems()
  return data && !isPlaceholderData ? data : null
}
