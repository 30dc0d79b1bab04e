import type { ReactNode } from 'react'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { classNames } from '../ui/class-names.ts'
import { HangerIcon } from '../ui/pictures/hanger-icon.tsx'
import { useIsPhone } from '../ui/hooks/use-is-phone.ts'
import { dayHeading } from './week-range.ts'

interface WeekTilesProps {
  readonly dates: readonly CalendarDate[]
  /** Content to the right of each day's name. */
  readonly asides?: readonly ReactNode[]
  /** Days that get no outfit. */
  readonly leftOut?: readonly string[]
  /** Width of a day on a phone, and height of its tile. */
  readonly shape: 'large' | 'small'
  readonly isBusy?: boolean
}

/** Seven days with empty hangers; on a phone a scrolling row. */
export function WeekTiles({ dates, asides, leftOut = [], shape, isBusy = false }: WeekTilesProps) {
  const isPhone = useIsPhone()
  return (
    <ol
      aria-label="The days of the week"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards must be able to scroll it
      tabIndex={isPhone && asides ? 0 : undefined}
      className={classNames(
        'scroll-row tablet:mr-0 tablet:grid tablet:grid-cols-7 tablet:overflow-visible tablet:pr-0',
        !asides && 'overflow-hidden',
        shape === 'large' ? 'tablet:gap-4 gap-2' : 'gap-3',
        isBusy && 'breathing',
      )}
    >
      {dates.map((date, at) => (
        <li
          key={date}
          className={classNames('tablet:w-auto @container flex-none', shape === 'large' ? 'w-29' : 'w-23')}
        >
          <div
            className={classNames(
              'type-note flex items-baseline justify-between pb-2 whitespace-nowrap',
              // Stacked in a narrow day; reserves the space before the content loads.
              asides && '@max-[90px]:min-h-11 @max-[90px]:flex-col @max-[90px]:justify-start',
            )}
          >
            <span className={classNames('type-name', shape === 'small' && 'max-desk:type-note')}>
              {dayHeading(date)}
            </span>
            {asides?.[at]}
          </div>
          <div
            className={classNames(
              'bg-wash text-edge grid place-items-center',
              shape === 'large' ? 'aspect-2/3' : 'aspect-5/6',
            )}
          >
            {leftOut.includes(date) ? (
              <span className="type-note text-quiet">Over</span>
            ) : (
              <HangerIcon className="opacity-55" />
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
