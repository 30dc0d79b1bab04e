import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { calendarDate, type CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { DayWeather, TemperatureUnit } from '../../../contract/weather.ts'
import { temperatureOfDay } from '../../../domain/weather/temperature-of-day.ts'
import { useWeekWeather } from '../../weather/weather-queries.ts'
import { degreesIn } from './log-form-values.ts'
import type { LogForm } from './use-log-form.ts'

interface Filling {
  /** Existing entries keep their weather. */
  readonly isNew: boolean
  readonly unit: TemperatureUnit
  readonly today: CalendarDate
}

/** Fills in the weather of the day unless the user has entered one; returns a note about it. */
export function useFilledWeather(form: LogForm, { isNew, unit, today }: Filling): string | null {
  const wornDate = useWatch({ control: form.control, name: 'wornDate' })
  const { data: entered = null } = calendarDate('Day').safeParse(wornDate)
  const wornOn = entered !== null && entered <= today ? entered : null
  const { data } = useWeekWeather(wornOn ?? today)
  const weather = data?.days.find(({ date }) => date === wornOn)
  const { dirtyFields } = form.formState
  const isUntouched = isNew && !dirtyFields.temperature && !dirtyFields.condition
  const fill = useEffectEvent((day: DayWeather, place: string) => {
    if (!isUntouched) return
    // The same temperature as the planner's. Set as a default, so that it does not count as a change by the user.
    form.resetField('temperature', { defaultValue: degreesIn(temperatureOfDay(day), unit) })
    form.resetField('condition', { defaultValue: day.condition })
    if (!dirtyFields.location) form.resetField('location', { defaultValue: place })
  })
  const place = data?.place ?? ''
  useEffect(() => {
    if (weather) fill(weather, place)
  }, [weather, place])
  if (!weather || !isUntouched) return null
  return weather.source === 'estimate' ? 'Estimated. Edit it if it was different.' : 'Filled in for this day.'
}
