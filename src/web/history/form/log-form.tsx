import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { OutfitItem } from '../../../contract/closet/outfit-items.ts'
import type { OutfitHistory } from '../../../contract/history.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { TemperatureUnit } from '../../../contract/weather.ts'
import { slotsOfLook } from '../../../domain/stylist/slots-of-look.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { useLeaveCheck, type LeaveCheck } from '../../ui/dialog/use-leave-check.ts'
import { LookCollage } from '../../stylist/looks/look-collage.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogHeader } from '../../ui/dialog/dialog.tsx'
import { HangerIcon } from '../../ui/pictures/hanger-icon.tsx'
import { UnsavedChanges } from '../../ui/dialog/unsaved-changes.tsx'
import { LogFormFields } from './log-form-fields.tsx'
import type { LogStart } from './log-form-values.ts'
import { focusFirstError } from '../../ui/inputs/field-errors.ts'
import { PieceChoice } from './piece-choice.tsx'
import { useLogForm } from './use-log-form.ts'

interface LogFormViewProps {
  readonly entry: OutfitHistory | null
  readonly start: LogStart
  readonly entries: readonly OutfitHistory[]
  readonly unit: TemperatureUnit
  readonly today: CalendarDate
  readonly onClose: () => void
  readonly onLeaveCheck: (check: LeaveCheck | undefined) => void
}

/** Form of a logged outfit: its collage and its fields. */
export function LogFormView(props: LogFormViewProps) {
  const { entry, start, entries, unit, today, onClose, onLeaveCheck } = props
  const { form, save, failure, isPending } = useLogForm({ entry, start, unit, today, onSaved: onClose })
  const { data: closet = [] } = useClosetItems()
  const itemIds = useWatch({ control: form.control, name: 'itemIds' })
  const pieces = itemIds.flatMap((id) => pieceOf(id, closet, entry) ?? [])
  const leaving = useLeaveCheck(form.formState.isDirty, onLeaveCheck)
  const fields = useRef<HTMLDivElement>(null)
  return (
    <form
      noValidate
      className="tablet:max-h-[min(764px,calc(100dvh-48px))] tablet:grid-cols-[minmax(0,38fr)_minmax(0,58fr)] relative grid"
      onSubmit={(event) => void form.handleSubmit(save, () => focusFirstError(fields.current))(event)}
    >
      <Canvas pieces={pieces} />
      <div className="flex min-h-0 min-w-0 flex-col">
        <div ref={fields} className="tablet:overflow-y-auto tablet:p-8 tablet:pb-4 flex-1 px-4 pt-5 pb-6">
          <DialogHeader
            takesFocus
            title={entry ? 'Edit outfit' : 'Log an outfit'}
            className="tablet:min-h-0 tablet:pl-0 min-h-34 pl-30"
          />
          <PieceChoice form={form} {...{ entry, entries, closet, pieces }} />
          <LogFormFields form={form} {...{ entry, unit, today }} />
          {failure && (
            <p role="alert" className="type-ui text-thread mt-5">
              {failure}
            </p>
          )}
        </div>
        {leaving.isAsking ? (
          <UnsavedChanges {...{ leaving }} onDiscard={onClose} />
        ) : (
          <footer className={foot}>
            <Button look="text" onClick={() => leaving.leave(onClose)}>
              Cancel
            </Button>
            <Button look="primary" type="submit" disabled={isPending} className="tablet:flex-none flex-1">
              {isPending ? 'Saving...' : 'Save outfit'}
            </Button>
          </footer>
        )}
      </div>
    </form>
  )
}

const foot =
  'border-line bg-raised sticky bottom-0 z-1 flex items-center justify-end gap-2 border-t px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] tablet:static tablet:min-h-18 tablet:flex-none tablet:border-t-0 tablet:px-8 tablet:py-3'

function Canvas({ pieces }: { readonly pieces: readonly OutfitItem[] }) {
  return (
    <div className="bg-tile max-tablet:absolute max-tablet:top-5 max-tablet:left-4 max-tablet:w-26 tablet:content-center grid">
      {pieces.length > 0 ? (
        <LookCollage name="This outfit" pieces={slotsOfLook(pieces)} size="full" className="w-full" />
      ) : (
        <div className="text-tile-quiet grid aspect-7/8 place-items-center content-center gap-3 p-4 text-center">
          <HangerIcon />
          <p className="type-note max-tablet:sr-only max-w-[22ch]">Pieces you pick appear here.</p>
        </div>
      )}
    </div>
  )
}

// A piece that has left the closet is still in the entry.
function pieceOf(
  id: string,
  closet: readonly OutfitItem[],
  entry: OutfitHistory | null,
): OutfitItem | undefined {
  return closet.find((item) => item.id === id) ?? entry?.pieces.find((piece) => piece.id === id)
}
