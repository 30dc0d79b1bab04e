import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ClosetItem } from '../../../contract/closet.ts'
import type { OutfitItem } from '../../../contract/closet-outfit.ts'
import type { OutfitCuration, Swap } from '../../../contract/stylist.ts'
import { reasonOf } from '../../api/http-error.ts'
import { PiecePicture } from '../../closet/piece-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogHeader } from '../../ui/dialog.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import { useSwaps } from '../stylist-queries.ts'
import type { useCuration } from './use-curation.ts'
import { SwapsSkeleton } from '../parts/swaps-skeleton.tsx'

interface SwapChoicesProps {
  readonly item: OutfitItem
  readonly shown: OutfitCuration
  readonly curation: ReturnType<typeof useCuration>
  readonly closet: readonly ClosetItem[]
  readonly isSheet: boolean
  readonly onClose: () => void
}

/** The next best pieces in place of one, each with what speaks for it. */
export function SwapChoices({ item, shown, curation, closet, isSheet, onClose }: SwapChoicesProps) {
  const swaps = useSwaps(shown, item.id)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const wear = (withItemId: string) => {
    curation.swap(item.id, withItemId)
    onClose()
  }
  return (
    <div className="min-h-0 overflow-y-auto overscroll-contain px-6 pt-5 pb-[calc(16px+env(safe-area-inset-bottom))]">
      {isSheet ? (
        <DialogHeader title="Swap a piece" />
      ) : (
        <div className="flex items-start justify-between gap-4">
          <h2 ref={heading} tabIndex={-1} className="type-heading pt-1.5 outline-none">
            Swap a piece
          </h2>
          <RoundButton label="Close" className="hover:bg-hover -mt-1 -mr-3" onClick={onClose}>
            <X aria-hidden size={18} className="stroke-icon" />
          </RoundButton>
        </div>
      )}
      <p className="type-note text-quiet mt-1 mb-3 break-words">Instead of {item.name}</p>
      {swaps.isPending && <SwapsSkeleton />}
      {swaps.isError && !swaps.data && (
        <div role="alert" className="border-line grid justify-items-start gap-3 border-t py-4">
          <p className="type-ui">{reasonOf(swaps.error)}</p>
          <Button look="quiet" size="small" onClick={() => void swaps.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {swaps.data?.length === 0 && (
        <p className="border-line type-ui border-t py-4">Nothing else in your closet fits in its place.</p>
      )}
      {swaps.data && swaps.data.length > 0 && (
        <ul>
          {swaps.data.map((choice) => (
            <Choice
              key={choice.item.id}
              swap={choice}
              known={closet.find(({ id }) => id === choice.item.id)}
              onWear={() => wear(choice.item.id)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface ChoiceProps {
  readonly swap: Swap
  readonly known: ClosetItem | undefined
  readonly onWear: () => void
}

function Choice({ swap: { item, reasoning }, known, onWear }: ChoiceProps) {
  return (
    <li className="border-line grid grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-4 border-t py-3">
      <div className="bg-tile aspect-4/5">
        <PiecePicture item={known ?? { ...item, picture: null, cutOut: null }} sizes="64px" />
      </div>
      <div className="min-w-0">
        <p className="type-name break-words">{item.name}</p>
        <p className="type-note text-quiet mt-0.5 text-pretty">{reasoning}</p>
      </div>
      <Button look="quiet" size="small" aria-label={`Wear ${item.name}`} onClick={onWear}>
        Wear
      </Button>
    </li>
  )
}
