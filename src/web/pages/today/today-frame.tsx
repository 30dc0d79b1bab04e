import type { ReactNode } from 'react'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { DayWeather } from '../../../contract/weather.ts'
import { useTextInUnit } from '../../weather/use-text-in-unit.ts'
import { WeatherChip } from '../../weather/weather-chip.tsx'
import { useTemperatureUnit } from '../../weather/weather-queries.ts'
import { dateWithWeekday } from '../../../domain/words/dates.ts'

// Picture and text side by side on a wide screen.
const todayGrid = 'desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] grid gap-x-12 tablet:gap-y-8 gap-y-4'

// The tile below the picture; edge to edge on a phone.
const todayPlate =
  'bg-tile max-tablet:-mx-(--margin) grid content-center justify-items-center *:w-full *:max-w-[280px] tablet:*:max-w-[540px]'

interface TodayFrameProps {
  /** Such as planned, suggested or an example. */
  readonly label: string
  readonly date: CalendarDate
  readonly weather: DayWeather | null
  /** A collage. */
  readonly picture: ReactNode
  readonly title: ReactNode
  /** A sentence. */
  readonly reason: string | null
  /** Below the reason. */
  readonly children?: ReactNode
}

/** Layout of today's outfit: its large picture, its title and reason, and its actions. */
export function TodayFrame({ label, date, weather, picture, title, reason, children }: TodayFrameProps) {
  const unit = useTemperatureUnit()
  const inDegrees = useTextInUnit()
  return (
    <div className={todayGrid}>
      <div className={todayPlate}>{picture}</div>
      <div className="flex min-w-0 flex-col">
        <div className="border-ink tablet:border-t tablet:pt-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="type-name">{label}</h2>
          <p className="type-note text-quiet flex gap-3">
            <span className="max-tablet:hidden">{dateWithWeekday(date)}</span>
            {weather && unit && <WeatherChip weather={weather} unit={unit} />}
          </p>
        </div>
        <div className="tablet:pt-6 tablet:pb-7 pt-2 pb-4">
          <p className="type-title line-clamp-4 wrap-anywhere text-pretty">{title}</p>
          {reason && (
            <p className="tablet:mt-4 tablet:text-[0.9375rem] tablet:leading-6 mt-2 text-[0.875rem] leading-5 text-pretty wrap-anywhere">
              {inDegrees(reason)}
            </p>
          )}
        </div>
        {children}
      </div>
    </div>
  )
}
