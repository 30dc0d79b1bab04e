import type { DailyOutfit } from '../../../contract/planner/planner.ts'
import { Button } from '../../ui/button.tsx'

interface NewChoiceProps {
  readonly day: DailyOutfit
  readonly onChoose: () => void
}

/** Names the deleted pieces of a day, and offers another outfit. */
export function NewChoice({ day, onChoose }: NewChoiceProps) {
  const gone = day.pieces.filter(({ isGone }) => isGone).map(({ item }) => item.name)
  return (
    <div className="mt-1.5 grid justify-items-start gap-2">
      <p className="type-note text-thread break-words">
        {gone.length > 0
          ? `No longer available: ${gone.join(', ')}.`
          : 'One of its pieces is no longer available.'}
      </p>
      {gone.length > 0 && (
        <Button look="quiet" size="small" className="px-3.5!" onClick={onChoose}>
          Choose another
        </Button>
      )}
    </div>
  )
}
