import { Check } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

interface WearThisProps {
  /** Name of the outfit, for screen readers. */
  readonly outfit: string
  readonly isWorn: boolean
  readonly isPending: boolean
  readonly errorMessage: string | null
  readonly look: 'primary' | 'quiet'
  readonly size?: 'normal' | 'small'
  readonly onWear: () => void
  readonly onUndo: () => void
}

/** 'Wear this'; once worn, 'Worn today' with its undo. */
export function WearThis({
  outfit,
  isWorn,
  isPending,
  errorMessage,
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
      {/* One button for both states, so that it keeps the focus. */}
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
      {errorMessage && (
        <p role="alert" className="type-note text-thread w-full">
          {errorMessage}
        </p>
      )}
    </div>
  )
}
