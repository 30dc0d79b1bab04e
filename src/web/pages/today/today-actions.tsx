import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { type KnownOutfit, requestOutfitAction } from '../../outfit/outfit-request-store.ts'
import { Button } from '../../ui/button.tsx'
import { PopoverOrSheet } from '../../ui/dialog/popover-or-sheet.tsx'
import { RoundButton } from '../../ui/round-button.tsx'

/** Steps through today's outfits. */
export interface OutfitStepsOfToday {
  /** Index of the shown outfit. */
  readonly at: number
  readonly isPending: boolean
  readonly hasStepped: boolean
  /** Shows the next outfit; after the last one, the first. */
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
  /** Loads the code of `children`. */
  readonly loadSwap: () => Promise<void>
  /** Content of the 'Swap a piece' panel. */
  readonly children: (isSheet: boolean) => ReactNode
}

/** Actions for today's outfit. Once it is worn, the other choices are hidden. */
export function TodayActions(props: TodayActionsProps) {
  const { outfit, steps, wear, isWorn, isSwapping, onSwapping, loadSwap, children } = props
  const another = useRef<HTMLButtonElement>(null)
  const { at, hasStepped } = steps
  const keepFocus = () => {
    if (document.activeElement === document.body) another.current?.focus()
  }
  // The pressed button may be gone with the previous outfit, which another component showed.
  const arrive = useEffectEvent(() => hasStepped && keepFocus())
  useEffect(() => {
    arrive()
  }, [])
  const goBack = () => {
    flushSync(steps.onBack)
    // There is no way back from the first outfit.
    keepFocus()
  }
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
            load={loadSwap}
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
        <RoundButton label="Back to the outfit before" className="hover:bg-hover" onClick={goBack}>
          <ArrowLeft aria-hidden size={16} className="stroke-icon" />
        </RoundButton>
      )}
    </div>
  )
}
