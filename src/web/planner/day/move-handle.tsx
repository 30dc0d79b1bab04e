import { GripVertical } from 'lucide-react'
import { useId, type KeyboardEvent } from 'react'
import type { DailyOutfit } from '../../../contract/planner/planner.ts'
import { classNames } from '../../ui/class-names.ts'
import { RoundButton } from '../../ui/round-button.tsx'
import type { MoveDay } from './use-move-day.ts'
import { dayHeading } from '../week-range.ts'

interface MoveHandleProps {
  readonly day: DailyOutfit
  readonly move: MoveDay
  readonly className: string
}

/** Picks up an outfit by press or key: arrows choose a day, Space or Enter swaps, Escape cancels. */
export function MoveHandle({ day, move, className }: MoveHandleProps) {
  const hint = useId()
  const isPicked = move.pickedId === day.id
  const byKey = (event: KeyboardEvent) => {
    if (!isPicked) return
    const step = steps[event.key]
    if (step) {
      event.preventDefault()
      move.step(step)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      move.cancel()
    }
  }
  return (
    <>
      <RoundButton
        label={`Move ${dayHeading(day.date)}`}
        title="Move"
        aria-pressed={isPicked}
        aria-describedby={hint}
        className={classNames(className, isPicked && 'opacity-100!')}
        onClick={() => (isPicked ? move.drop() : move.pickUp(day))}
        onKeyDown={byKey}
      >
        <GripVertical aria-hidden size={18} className="stroke-icon" />
      </RoundButton>
      <span id={hint} hidden>
        Space picks the outfit up, the arrow keys choose a day, Space swaps the two, Escape puts it back.
      </span>
    </>
  )
}

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}
