import { Check } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

interface WearThisProps {
  /** What is worn, for those who do not see it next to the button. */
  readonly outfit: string
  readonly isWorn: boolean
  readonly isPending: boolean
  readonly fault: string | null
  readonly look: 'primary' | 'quiet'
  readonly size?: 'normal' | 'small'
  readonly onWear: () => void
  readonly onUndo: () => void
}

/** 'Wear this', and once it was worn 'Worn today' with its undo. */
export function WearThis({
  outfit,
  isWorn,
  isPending,
  fault,
  look,
  size = 'small',
  onWear,
  onUndo,
}: WearThisProps) {
  return (
    <div className="flex flex-wrap items-center gap-y-1">
      <span role="status" className="type-name">
        {isWorn && (
          <span className="mr-3 inline-flex items-center gap-1.5">
            <Check aria-hidden size={16} className="stroke-icon" />
            Worn today
          </span>
        )}
      </span>
      {/* One button, so that the focus stays where it was. */}
      <Button
        look={isWorn ? 'text' : look}
        size={isWorn ? 'small' : size}
        className={classNames(
          isWorn && 'px-1! underline decoration-1 underline-offset-4',
          !isWorn && size === 'normal' && 'max-tablet:grow',
        )}
        aria-disabled={isPending}
        onClick={isWorn ? onUndo : onWear}
      >
        {isWorn ? 'Undo' : 'Wear this'}
        <span className="sr-only">: {outfit}</span>
      </Button>
      {fault && (
        <p role="alert" className="type-note text-thread w-full">
          {fault}
        </p>
      )}
    </div>
  )
}
