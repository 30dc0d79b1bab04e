import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { type KnownOutfit, requestOutfitAction } from '../../outfit/outfit-requests.ts'
import { Button } from '../../ui/button.tsx'
import { PopoverOrSheet } from '../../ui/dialog/popover-or-sheet.tsx'
import { RoundButton } from '../../ui/round-button.tsx'

/** The way through the outfits of today. */
export interface OutfitStepsOfToday {
  /** 0 for the first. */
  readonly at: number
  readonly isPending: boolean
  readonly hasStepped: boolean
  /** Goes to the next one, from the last to the first. */
  readonly onAnother: () => void
  readonly onBack: () => void
}

interface TodayActionsProps {
  readonly outfit: KnownOutfit
  readonly steps: OutfitStepsOfToday
  /** 'Wear this'. */
  readonly wear: ReactNode
  readonly isWorn: boolean
  readonly isSwapping: boolean
  readonly onSwapping: (isSwapping: boolean) => void
  /** What is in the panel of 'Swap a piece'. */
  readonly children: (isSheet: boolean) => ReactNode
}

/** What can be done with the outfit of today. Once it is worn, the other choices give way. */
export function TodayActions(props: TodayActionsProps) {
  const { outfit, steps, wear, isWorn, isSwapping, onSwapping, children } = props
  const another = useRef<HTMLButtonElement>(null)
  const { at, hasStepped } = steps
  // The button that was pressed may be gone with the outfit before.
  useEffect(() => {
    if (hasStepped && document.activeElement === document.body) another.current?.focus()
  })
  return (
    <div className="max-tablet:grid max-tablet:grid-cols-2 mt-auto flex flex-wrap items-center gap-2">
      {wear}
      {!isWorn && (
        <>
          <Button
            ref={another}
            look="quiet"
            aria-disabled={steps.isPending}
            onClick={() => !steps.isPending && steps.onAnother()}
          >
            Another
          </Button>
          <PopoverOrSheet
            label="Swap a piece"
            isOpen={isSwapping}
            onOpen={onSwapping}
            className="w-110"
            trigger={<Button look="quiet">Swap a piece</Button>}
          >
            {children}
          </PopoverOrSheet>
        </>
      )}
      <Button look="quiet" onClick={() => requestOutfitAction('day', outfit)}>
        Plan it
      </Button>
      {at > 0 && !isWorn && (
        <RoundButton label="Back to the outfit before" className="hover:bg-hover" onClick={steps.onBack}>
          <ArrowLeft aria-hidden size={16} className="stroke-icon" />
        </RoundButton>
      )}
    </div>
  )
}
