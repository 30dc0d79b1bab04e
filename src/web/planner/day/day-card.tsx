import { Check, Hand, Lock } from 'lucide-react'
import { useId, useState } from 'react'
import type { DailyOutfit, WeeklyPlan } from '../../../contract/planner/planner.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { TemperatureUnit } from '../../../contract/weather.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useIsPhone } from '../../ui/hooks/use-is-phone.ts'
import { WeatherChip } from '../../weather/weather-chip.tsx'
import { dayHeading } from '../week-range.ts'
import { DayMenu, type DayView } from './day-menu.tsx'
import { DayPicture } from './day-picture.tsx'
import { DayShare } from './day-share.tsx'
import { dayToShare } from './day-to-share.tsx'
import { DayWishes } from './day-wishes.tsx'
import { NewChoice } from './new-choice.tsx'
import { useDayChanges } from './use-day-changes.ts'
import type { MoveDay } from './use-move-day.ts'
import { useTextInUnit } from '../../weather/use-text-in-unit.ts'

interface DayCardProps {
  readonly plan: WeeklyPlan
  readonly day: DailyOutfit
  /** All seven days. */
  readonly week: readonly DailyOutfit[]
  /** By the client's clock. */
  readonly today: CalendarDate
  /** Undefined until known. */
  readonly unit: TemperatureUnit | undefined
  /** True while its outfit is being chosen. */
  readonly isSolving: boolean
  readonly move: MoveDay
}

/** A planned day: outfit, styling, weather, occasion. Its eight rows align with those of the other days. */
export function DayCard({ plan, day, week, today, unit, isSolving, move }: DayCardProps) {
  const id = useId()
  const isPhone = useIsPhone()
  const [view, setView] = useState<DayView | null>(null)
  const changes = useDayChanges(plan, day)
  const isBusy = isSolving || changes.isPending || move.swappedIds.includes(day.id)
  const { leftOut } = day
  const isIdea = day.pieces.length === 0 && leftOut === null
  const menu = (className: string) => (
    <DayMenu {...{ day, week, today, view, changes, move, className }} onView={setView} />
  )
  return (
    <li
      aria-labelledby={id}
      aria-busy={isBusy}
      className="group tablet:row-span-8 tablet:grid-cols-1 tablet:grid-rows-subgrid grid grid-cols-[132px_minmax(0,1fr)] grid-rows-[auto_auto_auto_auto_auto_1fr_auto] content-start gap-x-4"
    >
      <div className="border-ink tablet:border-0 tablet:pt-0 col-span-full flex flex-wrap items-baseline justify-between gap-x-2 border-t pt-3 pb-2">
        <h3 id={id} className="type-heading whitespace-nowrap">
          {dayHeading(day.date)}
          {day.date === today && (
            <span className="bg-thread ml-2 inline-block size-1.5 rounded-full align-[3px]">
              <span className="sr-only">, today</span>
            </span>
          )}
          <DayState day={day} />
        </h3>
        {day.weather && unit && <WeatherChip weather={day.weather} unit={unit} />}
      </div>
      <DayPicture {...{ day, move, isBusy }} className="tablet:row-auto row-[2/span_6] self-start">
        {!isPhone &&
          menu(
            'bg-raised text-ink absolute top-2 right-2 z-1 size-10! opacity-0 transition-opacity group-hover:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 [@media(hover:none)]:opacity-100',
          )}
      </DayPicture>
      <div className="tablet:pt-3 tablet:pb-2.5 pb-2">
        {isIdea && <p className="type-micro text-quiet mb-0.5">An idea, not your own pieces</p>}
        <p className="type-name text-pretty break-words">{day.outfitDescription}</p>
        {day.needsNewChoice && !day.isWorn && <NewChoice day={day} onChoose={() => setView('swap')} />}
        {leftOut && <p className="type-note text-quiet mt-0.5 break-words">{day.stylingNotes}</p>}
      </div>
      <div className="border-line tablet:col-auto tablet:row-start-4 col-start-2 border-t">
        <DayWishes {...{ plan, day, today }} />
      </div>
      <dl className="contents">
        {!leftOut && (
          <Row term="Styling" at="tablet:row-start-5">
            {day.stylingNotes}
          </Row>
        )}
        {leftOut !== 'over' && (
          <Row term="Weather" at="tablet:row-start-6">
            {day.weatherConsiderations}
          </Row>
        )}
        {!leftOut && (
          <Row term="Perfect For" at="tablet:row-start-7">
            {day.occasionDetails}
          </Row>
        )}
      </dl>
      <div className="tablet:row-start-8 border-line tablet:col-auto *:type-note *:px-0! [&_span]:no-underline tablet:pb-8 desk:pb-0 col-start-2 flex flex-wrap items-center gap-x-2.5 border-t pt-0.5">
        {leftOut ? (
          <Button look="text" size="small" aria-disabled={isBusy} onClick={changes.chooseAgain}>
            Choose an outfit
            <span className="sr-only"> for {dayHeading(day.date)}</span>
          </Button>
        ) : (
          <DayShare subject={dayToShare(plan, day)} isIdea={isIdea} />
        )}
        {isPhone && menu('-mr-[min(0.75rem,12px)] ml-auto')}
      </div>
    </li>
  )
}

function DayState({ day: { isWorn, isLocked, isByHand } }: { readonly day: DailyOutfit }) {
  if (!isWorn && !isLocked) return null
  const Icon = isWorn ? Check : isByHand ? Hand : Lock
  const state = isWorn ? 'Worn' : isByHand ? 'Chosen by you' : 'Locked'
  return (
    <span title={state} className="text-quiet ml-1.5 inline-grid align-[-1px]">
      <Icon aria-hidden size={16} className="stroke-icon" />
      <span className="sr-only">, {state.toLowerCase()}</span>
    </span>
  )
}

interface RowProps {
  readonly term: string
  /** Row in the week's grid. */
  readonly at: string
  readonly children: string
}

function Row({ term, at, children }: RowProps) {
  const inDegrees = useTextInUnit()
  return (
    <div
      className={classNames(
        at,
        'border-line tablet:col-auto tablet:py-2.5 tablet:pb-3 col-start-2 border-t py-2',
      )}
    >
      <dt className="type-micro text-quiet mb-0.5">{term}</dt>
      <dd className="type-note text-pretty break-words">{inDegrees(children)}</dd>
    </div>
  )
}
