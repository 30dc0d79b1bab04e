import type { OutfitHistory } from '../../../contract/history.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { useAskToClose } from '../../ui/dialog/use-leave-check.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogNotFound } from '../../ui/dialog/dialog-not-found.tsx'
import { useTemperatureUnit } from '../../weather/weather-queries.ts'
import type { LogStart } from './log-form-values.ts'
import { LogFormView } from './log-form.tsx'

interface LogDialogProps {
  /** The entry to change; null for a new one. */
  readonly entry: OutfitHistory | null
  /** Initial values of a new one. */
  readonly start?: LogStart
  /** All logged outfits. */
  readonly entries: readonly OutfitHistory[]
  readonly today: CalendarDate
  readonly onClose: () => void
}

/** 'Log an outfit': what was worn on a day, with its rating. */
export function LogDialog({ entry, start = {}, entries, today, onClose }: LogDialogProps) {
  const unit = useTemperatureUnit()
  const [close, onLeaveCheck] = useAskToClose(onClose)
  const isGone = entry !== null && !entries.some(({ id }) => id === entry.id)
  if (isGone)
    return (
      <Dialog shape="wide" onClose={onClose}>
        <DialogNotFound title="Logged outfit not found" place="Not in your history">
          It was deleted in another tab. You can restore it in Recently deleted.
        </DialogNotFound>
      </Dialog>
    )
  if (!unit) return null
  return (
    <Dialog shape="wide" onClose={close}>
      <LogFormView {...{ entry, start, entries, unit, today, onClose }} onLeaveCheck={onLeaveCheck} />
    </Dialog>
  )
}
