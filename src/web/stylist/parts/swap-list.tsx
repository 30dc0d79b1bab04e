import type { UseQueryResult } from '@tanstack/react-query'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import type { OutfitItem } from '../../../contract/closet/outfit-items.ts'
import { SwapRow } from './swap-row.tsx'
import { SwapsFailed } from './swaps-failed.tsx'
import { SwapsSkeleton } from './swaps-skeleton.tsx'

interface OfferedPiece {
  readonly item: OutfitItem
  /** The effect of the swap. */
  readonly reasoning: string
}

interface SwapListProps {
  readonly swaps: UseQueryResult<readonly OfferedPiece[]>
  readonly closet: readonly ClosetItem[]
  /** Shown in place of a missing piece. */
  readonly nothing: string
  /** Alignment and gap of a row. */
  readonly rowClass: string
  readonly onWear: (id: string) => void
}

/** Replacements of a piece, best first, each with its effect; or the loading, empty or failed state. */
export function SwapList({ swaps, closet, nothing, rowClass, onWear }: SwapListProps) {
  if (swaps.data?.length === 0) return <p className="border-line type-ui border-t py-4">{nothing}</p>
  if (swaps.data)
    return (
      <ul>
        {swaps.data.map(({ item, reasoning }) => (
          <SwapRow
            key={item.id}
            {...{ item, reasoning, onWear }}
            known={closet.find(({ id }) => id === item.id)}
            className={rowClass}
          />
        ))}
      </ul>
    )
  return swaps.isPending ? <SwapsSkeleton /> : <SwapsFailed swaps={swaps} />
}
