import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { weekDates } from '../../../domain/planner/week-dates.ts'
import { ForecastNote } from '../../weather/forecast-note.tsx'
import { useTemperatureUnit, useWeekWeather } from '../../weather/weather-queries.ts'
import { WeatherChip } from '../../weather/weather-chip.tsx'
import { WeekTiles } from '../week-tiles.tsx'
import { weekDayOf } from '../../../domain/calendar-days.ts'

interface WeekPreviewProps {
  readonly monday: CalendarDate
  /** Earlier days stay without an outfit, unless the whole week is past. */
  readonly from: CalendarDate
  readonly isPlanning: boolean
}

/** The week of a new plan with its weather: the forecast where available, otherwise an estimate. */
export function WeekPreview({ monday, from, isPlanning }: WeekPreviewProps) {
  const unit = useTemperatureUnit()
  const dates = weekDates(monday)
  const over = dates.filter((date) => date < from)
  const { data, isError } = useWeekWeather(monday)
  return (
    <div className="mt-4 grid min-w-0 grid-cols-1 gap-4">
      <WeekTiles
        shape="small"
        isBusy={isPlanning}
        dates={dates}
        leftOut={over.length < dates.length ? over : []}
        asides={dates.map((date) => {
          const weather = data?.days.find((day) => day.date === date)
          return weather && unit && <WeatherChip key={date} weather={weather} unit={unit} isShort />
        })}
      />
      {/* Reserves the height of the longest text, so that the content below does not move. */}
      <div className="desk:min-h-4.5 tablet:min-h-9 min-h-13.5" aria-live="polite">
        {data && (
          <ForecastNote
            place={data.place}
            hasBegun={monday <= from}
            days={data.days.map(({ date, source }) => ({ name: weekDayOf(date), source }))}
          />
        )}
        {isError && !data && (
          <p className="type-note text-quiet">
            Couldn&apos;t load the forecast. You can still plan with an estimate for the month.
          </p>
        )}
      </div>
    </div>
  )
}
