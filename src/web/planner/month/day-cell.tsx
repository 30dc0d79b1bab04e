import type { KeyboardEvent } from 'react'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { CalendarDay, DayKind } from '../../../domain/history/calendar-day.ts'
import { piecesOfDay } from '../../../domain/history/calendar-day.ts'
import { slotsOfLook } from '../../../domain/stylist/slots-of-look.ts'
import { LookCollage } from '../../stylist/looks/look-collage.tsx'
import { classNames } from '../../ui/class-names.ts'
import { HangerIcon } from '../../ui/pictures/hanger-icon.tsx'
import { spokenDay } from './spoken-day.ts'

interface DayCellProps {
  readonly date: CalendarDate
  readonly kind: DayKind
  readonly day: CalendarDay | undefined
  readonly isToday: boolean
  readonly isOpen: boolean
  /** The only day in the tab order. */
  readonly isInTabOrder: boolean
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onOpen: () => void
}

/** Id of a day's button, for moving the focus. */
export function dayButtonId(date: CalendarDate): string {
  return `calendar-${date}`
}

/** A day of the calendar: its number and a small collage. */
export function DayCell(props: DayCellProps) {
  const { date, kind, day, isToday, isOpen, isInTabOrder, onKeyDown, onOpen } = props
  return (
    <button
      type="button"
      id={dayButtonId(date)}
      tabIndex={isInTabOrder ? 0 : -1}
      aria-label={spokenDay(date, kind, day, isToday)}
      aria-current={isToday ? 'date' : undefined}
      onClick={onOpen}
      onKeyDown={onKeyDown}
      className="group/day block w-full text-left outline-offset-3!"
    >
      <span
        aria-hidden
        className={classNames(
          'type-micro tablet:type-note flex h-5 items-center gap-1',
          kind === 'empty' && !isToday ? 'text-quiet' : 'font-semibold!',
        )}
      >
        {Number(date.slice(-2))}
        {isToday && <span className="bg-thread size-1.25 flex-none rounded-full" />}
      </span>
      <span
        aria-hidden
        className={classNames(
          'relative block aspect-5/6 overflow-hidden',
          isOpen && 'shadow-[0_0_0_2px_var(--paper),0_0_0_3.5px_var(--ink)]',
        )}
      >
        <Shown kind={kind} day={day} />
        {day && day.entries.length > 1 && (
          <span className="type-micro bg-raised text-ink absolute right-0 bottom-0 px-1">
            +{day.entries.length - 1}
          </span>
        )}
      </span>
    </button>
  )
}

function Shown({ kind, day }: Pick<DayCellProps, 'kind' | 'day'>) {
  const pieces = day ? piecesOfDay(day) : []
  if (pieces.length === 0)
    return (
      <span
        className={classNames(
          'text-edge grid size-full place-items-center transition-colors group-hover/day:bg-hover',
          kind === 'worn' ? 'bg-tile text-tile-quiet!' : 'bg-wash',
        )}
      >
        {kind === 'worn' && <HangerIcon className="max-tablet:w-5 w-7" />}
      </span>
    )
  return (
    <>
      <LookCollage
        name="Outfit"
        size="small"
        pieces={slotsOfLook(pieces)}
        className={classNames(
          'w-full transition-opacity',
          kind === 'planned' && 'opacity-80 group-hover/day:opacity-100',
          kind === 'not worn' && 'opacity-40 group-hover/day:opacity-80',
        )}
      />
      {kind !== 'worn' && <span className="border-edge absolute inset-0 border border-dashed" />}
    </>
  )
}
