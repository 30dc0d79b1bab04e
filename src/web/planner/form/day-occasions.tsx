import { PLAN_OCCASION_MAX } from '../../../contract/planner/planner.ts'
import { type WeekDay, weekDays } from '../../../contract/values/week-days.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { occasionName } from '../../../domain/words/request-labels.ts'
import { OccasionPresets } from '../../stylist/parts/occasion-presets.tsx'
import { WordsOrListField, type WordsOrChoice } from '../../ui/inputs/words-or-list-field.tsx'
import { weekDayOf } from '../../../domain/calendar-days.ts'

type Occasions = Readonly<Partial<Record<WeekDay, WordsOrChoice>>>

interface DayOccasionsProps {
  /** The days that get an outfit. */
  readonly dates: readonly CalendarDate[]
  /** The plan's occasion, a preset's id or free text; '' if none is chosen. */
  readonly planned: string
  readonly occasions: Occasions
  readonly onChange: (occasions: Occasions) => void
}

/** Collapsible: the occasion of each day, by default the plan's. */
export function DayOccasions({ dates, planned, occasions, onChange }: DayOccasionsProps) {
  const days = weekDays.filter((day) => dates.some((date) => weekDayOf(date) === day))
  const own = days.filter((day) => occasions[day]?.value.trim())
  const summary = own.length > 0 ? `Own occasion: ${own.join(', ')}` : 'Set the occasion for a day'
  return (
    <details className="-my-3">
      <summary className="type-ui decoration-edge inline-block cursor-pointer py-3 underline decoration-1 underline-offset-6">
        {summary}
      </summary>
      <div className="tablet:grid-cols-2 grid gap-x-6 gap-y-5 pt-2 pb-4">
        {days.map((day) => (
          <WordsOrListField
            key={day}
            label={day}
            nothing={
              planned ? `As planned for the week: ${occasionName(planned)}` : 'As planned for the week'
            }
            placeholder="What, where"
            maxLength={PLAN_OCCASION_MAX}
            error={undefined}
            chosen={occasions[day] ?? { isOwn: false, value: '' }}
            onChange={(occasion) => onChange({ ...occasions, [day]: occasion })}
          >
            <OccasionPresets />
          </WordsOrListField>
        ))}
      </div>
    </details>
  )
}
