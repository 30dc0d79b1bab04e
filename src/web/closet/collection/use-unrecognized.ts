import { useEffect, useEffectEvent, useMemo } from 'react'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import type { ClosetFilter } from '../../../domain/closet/collection/filter-closet.ts'
import { useUnrecognizedPieces } from '../closet-queries.ts'

/** The pieces that the stylist does not recognize, and whether only these are shown. */
export function useUnrecognized(
  items: readonly ClosetItem[],
  [filter, setFilter]: readonly [ClosetFilter, (change: Partial<ClosetFilter>) => void],
) {
  const unrecognized = useUnrecognizedPieces(items.length > 0)
  const { data: ids } = unrecognized
  const count = ids?.length ?? 0
  const isWanted = filter.only === 'unrecognized'
  const isDone = isWanted && ids?.length === 0
  const showAll = useEffectEvent(() => setFilter({ only: 'all' }))
  // Shows the whole closet again once the last piece has its type or is gone: the address would otherwise narrow it again
  // with the next such piece.
  useEffect(() => {
    if (isDone) showAll()
  }, [isDone])
  return {
    count,
    /** Null while all pieces are shown. */
    only: useMemo(() => (isWanted && ids && ids.length > 0 ? new Set(ids) : null), [isWanted, ids]),
    isLoading: isWanted && unrecognized.isPending,
  }
}
