import type { ReactNode } from 'react'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import type { OutfitItem } from '../../../contract/closet/outfit-items.ts'
import { PiecePicture } from '../../closet/piece-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useTextInUnit } from '../../weather/use-text-in-unit.ts'

interface SwapRowProps {
  readonly item: OutfitItem
  /** The piece in the closet now. */
  readonly known: ClosetItem | undefined
  readonly reasoning: string
  readonly className: string
  readonly onWear: (id: string) => void
  /** Above the button. */
  readonly children?: ReactNode
}

/** A piece to swap in, its effect, and the button. */
export function SwapRow({ item, known, reasoning, className, onWear, children }: SwapRowProps) {
  const inDegrees = useTextInUnit()
  return (
    <li
      className={classNames('border-line grid grid-cols-[64px_minmax(0,1fr)_auto] border-t py-3', className)}
    >
      <div className="bg-tile aspect-4/5">
        <PiecePicture item={known ?? { ...item, picture: null, cutOut: null }} sizes="64px" loading="lazy" />
      </div>
      <div className="min-w-0">
        <p className="type-name break-words">{item.name}</p>
        <p className="type-note text-quiet mt-0.5 text-pretty">{inDegrees(reasoning)}</p>
      </div>
      <div className="grid justify-items-center gap-1.5 self-center">
        {children}
        <Button look="quiet" size="small" aria-label={`Wear ${item.name}`} onClick={() => onWear(item.id)}>
          Wear
        </Button>
      </div>
    </li>
  )
}
