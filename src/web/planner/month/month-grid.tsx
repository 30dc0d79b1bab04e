import { useRef, useState, type KeyboardEvent } from 'react'
import type { CalendarDate, CalendarMonth } from '../../../contract/values/calendar-date.ts'
import { kindOfDay, type CalendarDay } from '../../../domain/history/calendar-day.ts'
import { dateByKey, monthOf, monthWeeks } from '../../../domain/history/month-weeks.ts'
import { DayCell, dayButtonId } from './day-cell.tsx'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

interface MonthGridProps {
  readonly month: CalendarMonth
  /** Id of the heading that labels it. */
  readonly labelledBy: string
  readonly days: ReadonlyMap<CalendarDate, CalendarDay>
  readonly today: CalendarDate
  readonly openDate: CalendarDate | null
  readonly onOpen: (date: CalendarDate) => void
  readonly onMonth: (month: CalendarMonth) => void
}

/** The days of a month as a grid. Arrow keys, Home, End, Page Up and Page Down move between days; Enter opens one. */
export function MonthGrid({ month, labelledBy, days, today, openDate, onOpen, onMonth }: MonthGridProps) {
  const [reached, setReached] = useState<CalendarDate | null>(null)
  // The day that takes the focus once its month is rendered.
  const goingTo = useRef<CalendarDate | null>(null)
  const inMonth = (date: CalendarDate | null) => date !== null && monthOf(date) === month
  const tabStop = [reached, openDate, today].find(inMonth) ?? `${month}-01`
  const go = (event: KeyboardEvent<HTMLElement>, from: CalendarDate) => {
    const to = dateByKey(from, event.key)
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setReached(to)
    if (monthOf(to) === month) return document.getElementById(dayButtonId(to))?.focus()
    goingTo.current = to
    onMonth(monthOf(to))
  }
  const focusWhenDrawn = (cell: HTMLDivElement | null, date: CalendarDate) => {
    if (!cell || goingTo.current !== date) return
    goingTo.current = null
    cell.querySelector('button')?.focus()
  }
  return (
    <div role="grid" aria-labelledby={labelledBy} className="grid content-start gap-y-2">
      <Weekdays />
      {monthWeeks(month).map((week) => (
        <div key={week.find(Boolean)} role="row" className={columns}>
          {week.map((date, at) =>
            date === null ? (
              <div key={weekdays[at]} aria-hidden />
            ) : (
              <div
                key={date}
                role="gridcell"
                aria-selected={date === openDate}
                ref={(cell) => focusWhenDrawn(cell, date)}
                className="min-w-0"
              >
                <DayCell
                  date={date}
                  day={days.get(date)}
                  kind={kindOfDay(days.get(date), today)}
                  isToday={date === today}
                  isOpen={date === openDate}
                  isInTabOrder={date === tabStop}
                  onKeyDown={(event) => go(event, date)}
                  onOpen={() => {
                    setReached(date)
                    onOpen(date)
                  }}
                />
              </div>
            ),
          )}
        </div>
      ))}
    </div>
  )
}

const columns = 'grid grid-cols-7 gap-x-1 desk:gap-x-2'

function Weekdays() {
  return (
    <div role="row" className={columns}>
      {weekdays.map((name) => (
        <span key={name} role="columnheader" aria-label={name} className="type-micro text-quiet">
          {name.slice(0, 3)}
        </span>
      ))}
    </div>
  )
}
