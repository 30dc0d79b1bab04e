import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import type { CalendarDate, CalendarMonth } from '../../../contract/values/calendar-date.ts'
import { calendarDays, type CalendarDay } from '../../../domain/history/calendar-day.ts'
import { monthOf, monthsAfter } from '../../../domain/history/month-weeks.ts'
import { daysAfter } from '../../../domain/calendar-days.ts'
import { useHistory, useWornPieces } from '../../history/history-queries.ts'
import { Dialog, DialogHeader } from '../../ui/dialog/dialog.tsx'
import { monthAndYear } from '../../../domain/words/dates.ts'
import { RoundButton } from '../../ui/round-button.tsx'
import { useMedia } from '../../ui/hooks/use-media.ts'
import { useToday } from '../../ui/hooks/use-today.ts'
import { dateWithWeekday } from '../../../domain/words/dates.ts'
import { DayPane } from './day-pane.tsx'
import { MonthGrid } from './month-grid.tsx'
import { usePlannedDays } from './planned-days-query.ts'
import { useOpenMonth } from './use-open-month.ts'

const HEADING = 'calendar-month'
// Matches `wide` of the style sheet; in a narrower viewport a day opens in a sheet.
const WIDE = '(min-width: 56.3125rem)'

/** The calendar: worn and planned outfits by month, and the selected day. */
export function MonthPanel() {
  const today = useToday()
  const isWide = useMedia(WIDE)
  const { month, day, openMonth, openDay, closeDay } = useOpenMonth(today)
  const days = useCalendar(month)
  const isThisMonth = month === monthOf(today)
  const shown = day ?? (isWide && isThisMonth ? today : null)
  const paneOf = (date: CalendarDate) => <DayPane key={date} date={date} day={days.get(date)} today={today} />
  return (
    <section aria-labelledby={HEADING} className="min-w-0">
      <MonthHead month={month} isThisMonth={isThisMonth} onMonth={openMonth} today={today} />
      <div className="wide:grid wide:grid-cols-[minmax(0,1fr)_264px] wide:gap-x-8 desk:grid-cols-[minmax(0,1fr)_288px] desk:gap-x-10">
        <MonthGrid
          {...{ month, days, today }}
          labelledBy={HEADING}
          openDate={shown}
          onOpen={openDay}
          onMonth={openMonth}
        />
        {isWide && (
          <aside aria-label="The chosen day" className="border-ink min-w-0 border-t pt-4">
            {shown ? (
              <>
                <h3 className="type-heading mb-3">{dateWithWeekday(shown)}</h3>
                {paneOf(shown)}
              </>
            ) : (
              <p className="type-ui text-quiet">Choose a day to see its outfit.</p>
            )}
          </aside>
        )}
      </div>
      {!isWide && day && (
        <Dialog shape="plain" onClose={closeDay}>
          <div className="grid gap-4 px-4 pt-5 pb-8 tablet:p-8">
            <DialogHeader takesFocus title={dateWithWeekday(day)} />
            {paneOf(day)}
          </div>
        </Dialog>
      )}
    </section>
  )
}

// Days of neighboring weeks are not shown.
function useCalendar(month: CalendarMonth): ReadonlyMap<CalendarDate, CalendarDay> {
  const { data: entries } = useHistory()
  const { data: worn } = useWornPieces()
  const { data: planned } = usePlannedDays(`${month}-01`, daysAfter(`${monthsAfter(month, 1)}-01`, -1))
  return useMemo(
    () => calendarDays({ entries: entries ?? [], worn: worn ?? [], planned: planned ?? [] }),
    [entries, worn, planned],
  )
}

interface MonthHeadProps {
  readonly month: CalendarMonth
  readonly isThisMonth: boolean
  readonly today: CalendarDate
  readonly onMonth: (month: CalendarMonth) => void
}

function MonthHead({ month, isThisMonth, today, onMonth }: MonthHeadProps) {
  return (
    <header className="flex items-center justify-between gap-4 pb-3">
      <h2 id={HEADING} aria-live="polite" className="type-title min-w-0">
        {monthAndYear(month)}
      </h2>
      <div className="-mr-3 flex items-center">
        {!isThisMonth && (
          <button
            type="button"
            className="type-ui h-11 px-3 underline decoration-1 underline-offset-4"
            onClick={() => onMonth(monthOf(today))}
          >
            This month
          </button>
        )}
        <RoundButton
          label="Previous month"
          className="hover:bg-hover"
          onClick={() => onMonth(monthsAfter(month, -1))}
        >
          <ChevronLeft aria-hidden size={20} className="stroke-icon" />
        </RoundButton>
        <RoundButton
          label="Next month"
          className="hover:bg-hover"
          onClick={() => onMonth(monthsAfter(month, 1))}
        >
          <ChevronRight aria-hidden size={20} className="stroke-icon" />
        </RoundButton>
      </div>
    </header>
  )
}
