import { ArrowLeftRight, Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import type { ClosetItem } from '../../../../contract/closet/closet.ts'
import type { OutfitItem } from '../../../../contract/closet/outfit-items.ts'
import type { OutfitCuration } from '../../../../contract/stylist/stylist.ts'
import { PopoverOrSheet } from '../../../ui/dialog/popover-or-sheet.tsx'
import { SwapChoices } from './swap-choices.tsx'
import type { useCuration } from '../use-curation.ts'

interface OwnedPieceActionsProps {
  readonly item: OutfitItem
  readonly shown: OutfitCuration
  readonly curation: ReturnType<typeof useCuration>
  readonly closet: readonly ClosetItem[]
}

const chip =
  'type-ui text-quiet hover:text-ink aria-expanded:text-ink aria-pressed:text-ink aria-pressed:inset-ring-ink relative inline-flex h-9 items-center gap-2 rounded-full px-3 inset-ring inset-ring-transparent after:absolute after:inset-x-0 after:-inset-y-1'

/** Swap and Lock for a piece of the outfit. */
export function OwnedPieceActions({ item, shown, curation, closet }: OwnedPieceActionsProps) {
  const [isSwapping, setIsSwapping] = useState(false)
  const isLocked = curation.lockedIds.has(item.id)
  return (
    <div className="-mb-2 -ml-3 mt-1 flex gap-1">
      <PopoverOrSheet
        label={`Swap ${item.name}`}
        isOpen={isSwapping}
        onOpen={setIsSwapping}
        className="min-h-[min(24rem,var(--radix-popover-content-available-height))] w-110"
        trigger={
          <button type="button" aria-label={`Swap ${item.name}`} className={chip}>
            <ArrowLeftRight aria-hidden size={15} className="stroke-icon" />
            Swap
          </button>
        }
      >
        {(isSheet) => (
          <SwapChoices {...{ item, shown, curation, closet, isSheet }} onClose={() => setIsSwapping(false)} />
        )}
      </PopoverOrSheet>
      <button
        type="button"
        aria-pressed={isLocked}
        aria-label={`Lock ${item.name}`}
        title="A locked piece stays on Shuffle"
        className={chip}
        onClick={() => curation.toggleLock(item.id)}
      >
        {isLocked ? (
          <Lock aria-hidden size={15} className="stroke-icon" />
        ) : (
          <LockOpen aria-hidden size={15} className="stroke-icon" />
        )}
        {isLocked ? 'Locked' : 'Lock'}
      </button>
    </div>
  )
}
