import { useSearchParams } from 'wouter'
import {
  type CalendarDate,
  type CalendarMonth,
  isCalendarDate,
} from '../../../contract/values/calendar-date.ts'
import { historyAddress } from '../../history/review/review-address.ts'
import { monthOf } from '../../../domain/history/month-weeks.ts'

const DAY_PARAMETER = 'day'
const MONTH_PARAMETER = 'month'

/** Address of a day in the history. */
export function dayAddress(date: CalendarDate): string {
  return `${historyAddress}&${MONTH_PARAMETER}=${monthOf(date)}&${DAY_PARAMETER}=${date}`
}

/** The month and the day in the address, with functions to change them. */
export function useOpenMonth(today: CalendarDate) {
  const [search, setSearch] = useSearchParams()
  const requestedDay = search.get(DAY_PARAMETER)
  const day = isCalendarDate(requestedDay) ? requestedDay : null
  const firstOfMonth = `${search.get(MONTH_PARAMETER)}-01`
  const go = (parameters: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(parameters))
      if (value === null) next.delete(name)
      else next.set(name, value)
    setSearch(next, { replace: true })
  }
  return {
    month: monthOf(isCalendarDate(firstOfMonth) ? firstOfMonth : (day ?? today)),
    day,
    openMonth: (month: CalendarMonth) => go({ [MONTH_PARAMETER]: month, [DAY_PARAMETER]: null }),
    openDay: (date: CalendarDate) => go({ [MONTH_PARAMETER]: monthOf(date), [DAY_PARAMETER]: date }),
    closeDay: () => go({ [DAY_PARAMETER]: null }),
  }
}
