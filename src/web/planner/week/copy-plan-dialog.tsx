import { useState } from 'react'
import type { WeeklyPlan } from '../../../contract/planner/planner.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { TextField } from '../../ui/inputs/field.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useCopyPlan } from '../planner-queries.ts'
import { daysAfter } from '../../../domain/calendar-days.ts'
import { mondayOf } from '../../../domain/planner/week-dates.ts'
import { isDay, weekRange } from '../week-range.ts'

interface CopyPlanDialogProps {
  readonly plan: WeeklyPlan
  readonly today: CalendarDate
  readonly onCopied: (id: string) => void
  readonly onClose: () => void
}

/** Asks for the week to copy a plan to, by default the following one. */
export function CopyPlanDialog({ plan, today, onCopied, onClose }: CopyPlanDialogProps) {
  const [date, setDate] = useState<string>(() => daysAfter(plan.weekStartDate, 7))
  const day = isDay(date) ? date : null
  const range = day && weekRange(mondayOf(day), today)
  const { mutate, isPending } = useCopyPlan({
    onDone: (copy) => {
      const description = `${copy.title}, ${weekRange(copy.weekStartDate, today)}`
      showToast({ title: 'Week copied', description })
      onClose()
      onCopied(copy.id)
    },
    onFailed: showFailure("Couldn't copy the week"),
  })
  return (
    <FormDialog
      title="Copy to another week"
      note="Same outfits where the pieces are available, with that week's weather."
      action={isPending ? 'Copying...' : 'Copy'}
      isPending={isPending}
      onSubmit={() => day && mutate({ id: plan.id, weekStartDate: day })}
      onClose={onClose}
    >
      <TextField
        label="Start date"
        type="date"
        min="1900-01-01"
        max="2100-12-31"
        error={range ? undefined : 'Choose a day from 1900 to 2100.'}
        value={date}
        onChange={({ target }) => setDate(target.value)}
      />
      {range && <p className="type-note text-quiet -mt-3.5">Monday to Sunday: {range}.</p>}
    </FormDialog>
  )
}
