import { addMonths } from 'date-fns/addMonths'
import { parseISO } from 'date-fns/parseISO'
import { startOfMonth } from 'date-fns/startOfMonth'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { localDay } from '../../../domain/calendar-days.ts'
import { positionInYear } from '../../../domain/closet/wears/position-in-year.ts'
import { shortMonth } from '../../../domain/words/dates.ts'

const MONTHS_BETWEEN_LABELS = 2
// A month label beyond this fraction would overflow the line.
const LAST_LABEL_AT = 0.94

interface YearOfWearsProps {
  readonly days: readonly CalendarDate[]
  readonly today: CalendarDate
}

/** The last year as a line, with a stitch for each day of wear and a dot for today. */
export function YearOfWears({ days, today }: YearOfWearsProps) {
  const stitches = days
    .map((day) => ({ day, at: positionInYear(day, today) }))
    .filter((stitch): stitch is { day: CalendarDate; at: number } => stitch.at !== null)
  return (
    <div role="img" aria-label={spoken(stitches.length)} className="min-w-0 flex-1">
      <div className="border-edge relative h-3.5 translate-y-[-1px] border-b [margin-bottom:-6.5px]">
        {stitches.map(({ day, at }) => (
          <span
            key={day}
            className="bg-ink absolute top-[7px] h-3.5 w-[1.5px] -translate-x-1/2"
            style={{ left: `${at * 100}%` }}
          />
        ))}
        <span className="bg-thread absolute top-[10.5px] -right-[3px] size-[7px] rounded-full" />
      </div>
      <div aria-hidden className="type-micro text-quiet relative mt-4 h-4">
        {labels(today).map(({ text, at }) => (
          <span key={at} className="absolute" style={{ left: `${at * 100}%` }}>
            {text}
          </span>
        ))}
      </div>
    </div>
  )
}

function spoken(count: number): string {
  if (count === 0) return 'No wears logged in the last year'
  return count === 1 ? 'Worn on 1 day in the last year' : `Worn on ${count} days in the last year`
}

function labels(today: CalendarDate): { text: string; at: number }[] {
  const firstMonth = startOfMonth(addMonths(parseISO(today), -11))
  return [0, 1, 2, 3, 4, 5]
    .map((nth) => {
      const month = addMonths(firstMonth, nth * MONTHS_BETWEEN_LABELS)
      return {
        text: shortMonth(localDay(month)),
        at: positionInYear(localDay(month), today) ?? 1,
      }
    })
    .filter(({ at }) => at < LAST_LABEL_AT)
}
