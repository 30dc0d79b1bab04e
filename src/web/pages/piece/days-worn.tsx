import { Link } from 'wouter'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { monthAndYear } from '../../../domain/words/dates.ts'
import { useWears } from '../../closet/piece/piece-queries.ts'
import { monthOf } from '../../../domain/history/month-weeks.ts'
import { dateWithWeekday } from '../../../domain/words/dates.ts'
import { dayAddress } from '../../planner/month/use-open-month.ts'
import { counted } from '../../../domain/words/english.ts'

/** The days on which a piece was worn, by month, collapsed; each links to that day of the history. */
export function DaysWorn({ itemId, today }: { readonly itemId: string; readonly today: CalendarDate }) {
  const { data: days = [] } = useWears(itemId)
  if (days.length === 0) return null
  const months = Map.groupBy(days, monthOf)
  return (
    <details className="-mt-3">
      <summary className="type-ui decoration-edge inline-block cursor-pointer py-3 underline decoration-1 underline-offset-6">
        {counted(days.length, 'logged day')}
      </summary>
      <dl className="border-line border-t">
        {[...months].map(([month, dates]) => (
          <div key={month} className="border-line flex gap-4 border-b py-1.5">
            <dt className="type-note text-quiet w-32 flex-none py-1.5">{monthAndYear(month)}</dt>
            <dd className="flex min-w-0 flex-wrap">
              {dates.toReversed().map((date) => (
                <Link
                  key={date}
                  href={dayAddress(date)}
                  aria-label={date === today ? 'Today' : dateWithWeekday(date)}
                  className="type-ui grid h-8 min-w-8 place-items-center hover:underline pointer-coarse:h-11 pointer-coarse:min-w-11"
                >
                  {Number(date.slice(-2))}
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
