import { useEffect, useMemo } from 'react'
import type { ClosetItem } from '../../../contract/closet.ts'
import type { ClosetFilter } from '../../../domain/closet/filter-closet.ts'
import { useUnrecognizedPieces } from '../closet-queries.ts'

/** The pieces that the stylist does not recognize, and whether they alone are shown. */
export function useUnrecognized(
  items: readonly ClosetItem[],
  [filter, setFilter]: readonly [ClosetFilter, (change: Partial<ClosetFilter>) => void],
) {
  const unrecognized = useUnrecognizedPieces(items.length > 0)
  const { data: ids } = unrecognized
  const count = ids?.length ?? 0
  const isWanted = filter.only === 'unrecognized'
  const isDone = isWanted && ids?.length === 0
  // Once the last one has its type, the whole closet is shown again.
  useEffect(() => {
    if (isDone) setFilter({ only: 'all' })
  })
  return {
    count,
    /** Null while all pieces are shown. */
    only: useMemo(() => (isWanted && ids && ids.length > 0 ? new Set(ids) : null), [isWanted, ids]),
    isLoading: isWanted && unrecognized.isPending,
  }
}
