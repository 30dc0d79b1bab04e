import { addDays } from 'date-fns/addDays'
import { startOfWeek } from 'date-fns/startOfWeek'
import { useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import { HangerIcon } from '../ui/hanger-icon.tsx'

const weekdayName = new Intl.DateTimeFormat('en-US', { weekday: 'short' })

interface EmptyWeekProps {
  /** How the days lie on a phone; above that they stand in seven columns. */
  readonly className: string
  readonly tileClassName: string
}

/** This week's seven days, Monday first, with nothing on their hangers yet. */
export function EmptyWeek({ className, tileClassName }: EmptyWeekProps) {
  const [today] = useState(() => new Date())
  const monday = startOfWeek(today, { weekStartsOn: 1 })
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at))
  return (
    <ol className={classNames('tablet:grid tablet:grid-cols-7 desk:gap-3 gap-2', className)}>
      {days.map((day) => (
        <li key={day.getTime()} className="tablet:w-auto w-23 flex-none">
          <div className="type-note text-quiet mb-1.5 flex justify-between">
            <span className="font-semibold">{weekdayName.format(day)}</span>
            <span>{day.getDate()}</span>
          </div>
          <div className={classNames('bg-wash text-edge grid place-items-center', tileClassName)}>
            <HangerIcon className="opacity-55" />
          </div>
        </li>
      ))}
    </ol>
  )
}
