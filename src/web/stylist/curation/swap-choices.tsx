import type { ClosetItem } from '../../../contract/closet.ts'
import type { OutfitItem } from '../../../contract/closet-outfit.ts'
import type { OutfitCuration } from '../../../contract/stylist.ts'
import { PanelHeader } from '../../ui/panel-header.tsx'
import { SwapList } from '../parts/swap-list.tsx'
import { useSwaps } from '../stylist-queries.ts'
import type { useCuration } from './use-curation.ts'

interface SwapChoicesProps {
  readonly item: OutfitItem
  readonly shown: OutfitCuration
  readonly curation: ReturnType<typeof useCuration>
  readonly closet: readonly ClosetItem[]
  readonly isSheet: boolean
  readonly onClose: () => void
}

/** What could be worn in the place of a piece. */
export function SwapChoices({ item, shown, curation, closet, isSheet, onClose }: SwapChoicesProps) {
  const swaps = useSwaps(shown, item.id)
  return (
    <div className="min-h-0 overflow-y-auto overscroll-contain px-6 pt-5 pb-[calc(16px+env(safe-area-inset-bottom))]">
      <PanelHeader title="Swap a piece" isSheet={isSheet} onClose={onClose} />
      <p className="type-note text-quiet mt-1 mb-3 break-words">Instead of {item.name}</p>
      <SwapList
        {...{ swaps, closet }}
        nothing="Nothing else in your closet fits in its place."
        rowClass="items-center gap-4"
        onWear={(withItemId) => {
          curation.swap(item.id, withItemId)
          onClose()
        }}
      />
    </div>
  )
}
