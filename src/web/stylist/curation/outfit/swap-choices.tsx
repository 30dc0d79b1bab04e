import type { ClosetItem } from '../../../../contract/closet/closet.ts'
import type { OutfitItem } from '../../../../contract/closet/outfit-items.ts'
import type { OutfitCuration } from '../../../../contract/stylist/stylist.ts'
import { PanelHeader } from '../../../ui/dialog/panel-header.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { SwapsFailed } from '../../parts/swaps-failed.tsx'
import { SwapsSkeleton } from '../../parts/swaps-skeleton.tsx'
import { useSwaps } from '../../stylist-queries.ts'
import { SwapOptions } from './swap-options.tsx'
import type { useCuration } from '../use-curation.ts'

interface SwapChoicesProps {
  readonly item: OutfitItem
  readonly shown: OutfitCuration
  readonly curation: ReturnType<typeof useCuration>
  readonly closet: readonly ClosetItem[]
  readonly isSheet: boolean
  readonly onClose: () => void
}

/** All pieces that can replace one of the outfit. */
export function SwapChoices({ item, shown, curation, closet, isSheet, onClose }: SwapChoicesProps) {
  const swaps = useSwaps(shown, item.id)
  const wear = (withItemId: string) => {
    curation.swap(item.id, withItemId)
    onClose()
  }
  return (
    <div className={classNames('flex min-h-0 flex-col pt-5', isSheet && 'max-h-[calc(100dvh-24px)]')}>
      <div className="flex-none px-6">
        <PanelHeader title="Swap a piece" isSheet={isSheet} onClose={onClose} />
        <p className="type-note text-quiet mt-1 mb-3 break-words">
          Replaces {item.name}. Numbers show the change in score.
        </p>
      </div>
      {swaps.data && swaps.data.length > 0 ? (
        <SwapOptions swaps={swaps.data} closet={closet} onWear={wear} />
      ) : (
        <div className="min-h-0 overflow-y-auto px-6 pb-[calc(16px+env(safe-area-inset-bottom))]">
          {swaps.isPending && <SwapsSkeleton />}
          {swaps.data && (
            <p className="border-line type-ui border-t py-4">
              You don't have another clean piece to wear instead.
            </p>
          )}
          {swaps.isError && !swaps.data && <SwapsFailed swaps={swaps} />}
        </div>
      )}
    </div>
  )
}
