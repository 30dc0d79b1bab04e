import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import type { DailyOutfit, WeeklyPlan } from '../../../contract/planner/planner.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { occasionName } from '../../../domain/words/request-labels.ts'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { dayHeading } from '../week-range.ts'

const DayWishesDialog = lazyDialog(async () => (await import('./day-wishes-dialog.tsx')).DayWishesDialog)

interface DayWishesProps {
  readonly plan: WeeklyPlan
  readonly day: DailyOutfit
  readonly today: CalendarDate
}

/** The day's own occasion and note; a press edits them. */
export function DayWishes({ plan, day, today }: DayWishesProps) {
  const [isOpen, setOpen] = useState(false)
  const { occasion, note, date } = day
  const name = dayHeading(date)
  const hasWishes = occasion !== null || note !== null
  // Past days are not planned any more.
  if (!hasWishes && date < today) return null
  return (
    <>
      <button
        type="button"
        aria-label={hasWishes ? undefined : `Add an occasion or note to ${name}`}
        className="group/wishes hover:text-quiet flex min-h-11 w-full items-start justify-between gap-2 py-1.5 text-left"
        onClick={() => setOpen(true)}
      >
        {hasWishes ? (
          <>
            <span className="min-w-0">
              <span className="sr-only">Edit {name}: </span>
              {occasion && <span className="type-name block break-words">{occasionName(occasion)}</span>}
              {note && (
                <span className="type-note line-clamp-4 block whitespace-pre-line break-words">{note}</span>
              )}
            </span>
            <Pencil aria-hidden size={14} className="stroke-icon text-quiet mt-0.5 flex-none" />
          </>
        ) : (
          <span className="type-note text-quiet flex items-center gap-1 self-center">
            <Plus aria-hidden size={14} className="stroke-icon" />
            Occasion or note
          </span>
        )}
      </button>
      {isOpen && <DayWishesDialog {...{ plan, day, today }} onClose={() => setOpen(false)} />}
    </>
  )
}
