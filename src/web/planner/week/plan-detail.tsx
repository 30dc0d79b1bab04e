import { useEffect, useRef } from 'react'
import type { PlanReply } from '../../../contract/planner/planner.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { HttpError } from '../../api/http-error.ts'
import { ForecastNote } from '../../weather/forecast-note.tsx'
import { useTemperatureUnit } from '../../weather/weather-queries.ts'
import { DayCard } from '../day/day-card.tsx'
import { isOpenDay } from '../is-open-day.ts'
import { planInWords } from '../plan-in-words.ts'
import { usePlan } from '../planner-queries.ts'
import { weekRange } from '../week-range.ts'
import { PlanActions } from './plan-actions.tsx'
import { PlanFailed, WeekSkeleton } from './plan-detail-states.tsx'
import { useMoveDay } from '../day/use-move-day.ts'
import { useSolveWeek } from './use-solve-week.ts'

interface PlanDetailProps {
  readonly id: string
  /** By the client's clock. */
  readonly today: CalendarDate
  /** True if it was just created, copied or restored: takes the focus. */
  readonly isNew: boolean
  readonly onOpen: (id: string) => void
}

/** A plan and its seven days. */
export function PlanDetail({ id, today, isNew, onOpen }: PlanDetailProps) {
  const plan = usePlan(id)
  if (plan.data) return <Week reply={plan.data} {...{ today, isNew, onOpen }} />
  if (plan.isPending) return <WeekSkeleton />
  const isGone = plan.error instanceof HttpError && plan.error.status === 404
  return <PlanFailed error={plan.error} isGone={isGone} onRetry={() => void plan.refetch()} />
}

interface WeekProps extends Omit<PlanDetailProps, 'id'> {
  readonly reply: PlanReply
}

function Week({ reply: { plan, dailyOutfits }, today, isNew, onOpen }: WeekProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const unit = useTemperatureUnit()
  const { solve, isSolving } = useSolveWeek(plan, dailyOutfits)
  const move = useMoveDay(plan, dailyOutfits)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const forecast = dailyOutfits.flatMap(({ dayOfWeek, weather }) =>
    weather ? [{ name: dayOfWeek, source: weather.source }] : [],
  )
  return (
    <section aria-labelledby="plan-title" className="tablet:pt-12 pt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <h2 ref={heading} id="plan-title" tabIndex={-1} className="type-title break-words outline-none">
            {plan.title}
          </h2>
          <p className="type-note text-quiet mt-0.5 break-words">
            {weekRange(plan.weekStartDate, today, 'long')} · {planInWords(plan)}
          </p>
        </div>
        <p className="type-note text-quiet tablet:max-w-[52ch] tablet:text-right break-words">
          {plan.summary}
        </p>
      </div>
      <ol className="tablet:mt-6 tablet:grid-cols-3 tablet:gap-x-4 tablet:gap-y-0 wide:grid-cols-4 desk:grid-cols-7 mt-5 grid gap-8">
        {dailyOutfits.map((day) => (
          <DayCard
            key={day.id}
            {...{ plan, day, today, unit, move }}
            week={dailyOutfits}
            isSolving={isSolving && isOpenDay(day, today)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {isSolving ? 'Choosing new outfits' : move.message}
      </p>
      <div className="border-line mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t pt-4">
        {forecast.length > 0 ? (
          <ForecastNote place={plan.place} days={forecast} hasBegun={plan.weekStartDate <= today} />
        ) : (
          <span />
        )}
        <PlanActions {...{ plan, dailyOutfits, isSolving, today, onOpen }} onSolve={solve} />
      </div>
    </section>
  )
}
