import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { usualMeasurements } from '../../../domain/closet/usual-measurements.ts'
import { DialogHeader } from '../../ui/dialog/dialog.tsx'
import { ClosetFailed } from '../closet-failed.tsx'
import { EditPieceForm } from './edit-piece-form.tsx'
import { usePieceToEdit } from './piece-queries.ts'
import { PieceSkeleton } from './piece-skeleton.tsx'
import { useReading } from './traits/reading-queries.ts'
import type { LeaveCheck } from '../../ui/dialog/use-leave-check.ts'

interface EditPieceProps {
  readonly item: ClosetItem
  /** Called when saved or canceled. */
  readonly onDone: () => void
  readonly onLeaveCheck: (check: LeaveCheck | undefined) => void
}

/** Editing starts from the server's current state, so that it does not overwrite a change made elsewhere unseen. */
export function EditPiece({ item, onDone, onLeaveCheck }: EditPieceProps) {
  const start = usePieceToEdit(item.id)
  const reading = useReading(item.id)
  if (start.isError)
    return (
      <div className="tablet:p-8 p-4">
        <DialogHeader title="Edit piece" />
        <ClosetFailed error={start.error} onRetry={() => void start.refetch()} />
      </div>
    )
  if (!start.data || start.isFetching || reading.isPending) return <PieceSkeleton />
  // An archived piece has no reading.
  const measurements = reading.data?.measurements ?? usualMeasurements(item.category, null)
  return <EditPieceForm start={{ ...start.data, measurements }} onDone={onDone} onLeaveCheck={onLeaveCheck} />
}
