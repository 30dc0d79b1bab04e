import { Plus } from 'lucide-react'
import { BlankState } from '../../../ui/blank-state.tsx'
import { Button } from '../../../ui/button.tsx'
import { ClothesRail } from '../../../ui/pictures/clothes-rail.tsx'

interface NothingFoundProps {
  readonly onClear: () => void
  readonly onAdd: () => void
}

/** Empty state for filters without a match. */
export function NothingFound({ onClear, onAdd }: NothingFoundProps) {
  return (
    <BlankState
      title="Collection Empty"
      className="tablet:pt-14 pt-2"
      // No drawing on a phone, to keep the buttons clear of the round one.
      drawing={<ClothesRail className="text-edge tablet:block mb-10 hidden w-full max-w-90" />}
      actions={
        <>
          <Button look="primary" onClick={onClear}>
            Clear filters
          </Button>
          <Button look="quiet" icon={<Plus aria-hidden size={16} />} onClick={onAdd}>
            Add First Piece
          </Button>
        </>
      }
    >
      Refine your search criteria to discover your exquisite items.
    </BlankState>
  )
}
