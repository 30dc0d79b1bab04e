import type { DayWeather } from '../../../contract/weather.ts'
import { ForecastNote } from '../../weather/forecast-note.tsx'
import { WeatherChip } from '../../weather/weather-chip.tsx'
import { useForecast, useWeatherPreference } from '../../weather/weather-queries.ts'
import { weekDates } from '../../../domain/planner/week-dates.ts'
import { weekdayName } from '../week-range.ts'
import { WeekTiles } from '../week-tiles.tsx'

interface WeekPreviewProps {
  /** As '2026-11-23'. */
  readonly monday: string
  readonly isPlanning: boolean
}

/** The week that a plan will fill, with its forecast as far as one reaches. */
export function WeekPreview({ monday, isPlanning }: WeekPreviewProps) {
  const preference = useWeatherPreference()
  const forecast = useForecast(preference.data?.location)
  const dates = weekDates(monday)
  const daily: readonly DayWeather[] = forecast.data?.weather.daily ?? []
  const weatherOf = (date: string) => daily.find((day) => day.date === date)
  const unit = preference.data?.temperatureUnit ?? 'celsius'
  return (
    <div className="mt-4 grid min-w-0 grid-cols-1 gap-4">
      <WeekTiles
        shape="small"
        isBusy={isPlanning}
        dates={dates}
        asides={dates.map((date) => {
          const weather = weatherOf(date)
          return weather && <WeatherChip key={date} weather={weather} unit={unit} isShort />
        })}
      />
      {/* Its line is there before its words are: what stands below does not move. */}
      <div className="min-h-4.5" aria-live="polite">
        {forecast.data && (
          <ForecastNote
            place={forecast.data.weather.place}
            days={dates.map((date) => ({
              name: weekdayName(date),
              source: weatherOf(date)?.source ?? 'estimate',
            }))}
          />
        )}
        {(preference.isError || forecast.isError) && (
          <p className="type-note text-quiet">
            The forecast did not come. The week can be planned all the same, with an estimate for the month.
          </p>
        )}
      </div>
    </div>
  )
}
