import type { ReactNode } from 'react'
import { HangerIcon } from '../ui/hanger-icon.tsx'

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

interface WeekDaysProps {
  /** Seven days from a Monday on, as '2026-11-23'. */
  readonly dates: readonly string[]
  /** The day that is marked, if it is one of them. */
  readonly today?: string
  /** What the days show; without it an empty hanger each. */
  readonly tiles?: readonly ReactNode[]
}

/** The days of the banner. Cut at a phone's edge: the whole banner is one link, and the planner shows all seven. */
export function WeekDays({ dates, today, tiles }: WeekDaysProps) {
  return (
    <ol className="tablet:mr-0 tablet:grid tablet:grid-cols-7 tablet:overflow-visible desk:gap-3 -mr-(--margin) flex gap-2 overflow-hidden">
      {dates.map((date, at) => (
        <li key={date} className="tablet:w-auto w-23 flex-none">
          <div className={`type-note mb-1.5 flex justify-between ${date === today ? '' : 'text-quiet'}`}>
            <span className="font-semibold">
              {names[at]}
              {date === today && (
                <span className="bg-thread ml-1.5 inline-block size-1.25 rounded-full align-[2px]" />
              )}
            </span>
            <span>{Number(date.slice(8))}</span>
          </div>
          {tiles?.[at] ?? (
            <div className="bg-wash text-edge grid aspect-5/6 place-items-center">
              <HangerIcon className="opacity-55" />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
