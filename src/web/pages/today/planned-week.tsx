import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { weekDates } from '../../../domain/planner/week-dates.ts'
import { DayCollage } from '../../planner/day/day-collage.tsx'
import { usePlan } from '../../planner/planner-queries.ts'
import { weekInASentence } from '../../planner/week-in-a-sentence.ts'
import { WeekBannerFrame } from '../week-banner-frame.tsx'
import { WeekDays } from '../week-days.tsx'

interface PlannedWeekProps {
  readonly id: string
  readonly monday: CalendarDate
  readonly today: CalendarDate
}

/** Banner of a planned week, with its seven outfits. */
export function PlannedWeek({ id, monday, today }: PlannedWeekProps) {
  const { data } = usePlan(id)
  return (
    <WeekBannerFrame {...(data && { note: weekInASentence(data) })} action="Open the week">
      <WeekDays
        dates={weekDates(monday)}
        today={today}
        tiles={
          data?.dailyOutfits.map((day) => (
            // Hidden from screen readers: the link has its own text, and the planner describes the outfits.
            <div key={day.id} aria-hidden>
              <DayCollage day={day} size="small" />
            </div>
          )) ?? []
        }
      />
    </WeekBannerFrame>
  )
}
