import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { daysAfter, weekDayOf } from '../../../domain/calendar-days.ts'
import { mondayOf } from '../../../domain/planner/week-dates.ts'
import { ChipRadios } from '../../ui/inputs/chip-radios.tsx'
import { SwitchRow } from '../../ui/inputs/switch-row.tsx'
import { weekRange } from '../week-range.ts'

interface WeekChoiceProps {
  /** Monday of the chosen week. */
  readonly monday: CalendarDate
  /** By the client's clock. */
  readonly today: CalendarDate
  /** The chosen week has a plan already. */
  readonly isPlanned: boolean
  readonly onChange: (monday: CalendarDate) => void
  readonly dressesPast: boolean
  readonly onDressPast: (dressesPast: boolean) => void
}

/** Chooses this week, the next one, or another by date. Past days of this week are left out unless included. */
export function WeekChoice(props: WeekChoiceProps) {
  const { monday, today, isPlanned, onChange, dressesPast, onDressPast } = props
  const thisWeek = mondayOf(today)
  const nextWeek = daysAfter(thisWeek, 7)
  const range = (start: CalendarDate) => weekRange(start, today)
  const options = [
    { value: thisWeek, text: `This week, ${range(thisWeek)}` },
    { value: nextWeek, text: `Next week, ${range(nextWeek)}` },
  ]
  const hasPast = monday === thisWeek && today > monday
  return (
    <div className="grid min-w-0 gap-2">
      <ChipRadios
        label="Week"
        options={options}
        value={options.some(({ value }) => value === monday) ? monday : null}
        onChange={onChange}
      />
      {isPlanned && (
        <p role="status" className="type-note text-quiet">
          The chosen week already has a plan. The new one replaces it on the home page. Both stay in My Plans.
        </p>
      )}
      {hasPast && (
        <SwitchRow
          label="Also plan days already over"
          note={`Otherwise the plan starts today, ${weekDayOf(today)}.`}
          isOn={dressesPast}
          onChange={onDressPast}
        />
      )}
    </div>
  )
}
