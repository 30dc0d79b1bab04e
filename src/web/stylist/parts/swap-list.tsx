import type { UseQueryResult } from '@tanstack/react-query'
import type { ClosetItem } from '../../../contract/closet.ts'
import type { OutfitItem } from '../../../contract/closet-outfit.ts'
import { reasonOf } from '../../api/http-error.ts'
import { PiecePicture } from '../../closet/piece-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SwapsSkeleton } from './swaps-skeleton.tsx'
import { useInDegrees } from '../../weather/use-in-degrees.ts'

interface OfferedPiece {
  readonly item: OutfitItem
  /** What speaks for it. */
  readonly reasoning: string
}

interface SwapListProps {
  readonly swaps: UseQueryResult<readonly OfferedPiece[]>
  readonly closet: readonly ClosetItem[]
  /** What is said where nothing fits. */
  readonly nothing: string
  /** How a row stands. */
  readonly rowClass: string
  readonly onWear: (id: string) => void
}

/** The next best pieces in place of one, each with what speaks for it; or that they are on their way, or none, or why. */
export function SwapList({ swaps, closet, nothing, rowClass, onWear }: SwapListProps) {
  const inDegrees = useInDegrees()
  if (swaps.data?.length === 0) return <p className="border-line type-ui border-t py-4">{nothing}</p>
  if (swaps.data)
    return (
      <ul>
        {swaps.data.map(({ item, reasoning }) => (
          <li
            key={item.id}
            className={classNames(
              'border-line grid grid-cols-[64px_minmax(0,1fr)_auto] border-t py-3',
              rowClass,
            )}
          >
            <div className="bg-tile aspect-4/5">
              <PiecePicture
                item={closet.find(({ id }) => id === item.id) ?? { ...item, picture: null, cutOut: null }}
                sizes="64px"
              />
            </div>
            <div className="min-w-0">
              <p className="type-name break-words">{item.name}</p>
              <p className="type-note text-quiet mt-0.5 text-pretty">{inDegrees(reasoning)}</p>
            </div>
            <Button
              look="quiet"
              size="small"
              className="self-center"
              aria-label={`Wear ${item.name}`}
              onClick={() => onWear(item.id)}
            >
              Wear
            </Button>
          </li>
        ))}
      </ul>
    )
  if (swaps.isPending) return <SwapsSkeleton />
  return (
    <div role="alert" className="border-line grid justify-items-start gap-3 border-t py-4">
      <p className="type-ui">{reasonOf(swaps.error)}</p>
      <Button look="quiet" size="small" onClick={() => void swaps.refetch()}>
        Try again
      </Button>
    </div>
  )
}
