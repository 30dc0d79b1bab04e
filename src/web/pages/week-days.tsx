import type { ReactNode } from 'react'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

interface WeekDaysProps {
  /** Seven days from a Monday. */
  readonly dates: readonly CalendarDate[]
  /** The highlighted day. */
  readonly today: CalendarDate
  /** Content of the days, as far as loaded; without it the banner is low, with a line for each day. */
  readonly tiles?: readonly ReactNode[]
}

/** The days of the banner. Cut off on a phone: the banner is a single link, and the planner shows all seven. */
export function WeekDays({ dates, today, tiles }: WeekDaysProps) {
  return (
    <ol
      className={`tablet:mr-0 tablet:grid tablet:grid-cols-7 tablet:overflow-visible desk:gap-3 flex gap-2 overflow-hidden ${tiles ? '-mr-(--margin)' : ''}`}
    >
      {dates.map((date, at) => (
        <li key={date} className={`tablet:w-auto ${tiles ? 'w-23 flex-none' : 'min-w-0 flex-1'}`}>
          <div
            className={`type-note mb-1.5 flex justify-between ${tiles ? '' : 'max-tablet:flex-col'} ${date === today ? '' : 'text-quiet'}`}
          >
            <span className="font-semibold">
              {names[at]}
              {date === today && (
                <span className="bg-thread ml-1.5 inline-block size-1.25 rounded-full align-[2px]" />
              )}
            </span>
            <span>{Number(date.slice(8))}</span>
          </div>
          {tiles ? (
            (tiles[at] ?? <div className="bg-wash aspect-5/6" />)
          ) : (
            <div className="border-edge group-hover:border-ink border-t" />
          )}
        </li>
      ))}
    </ol>
  )
}
