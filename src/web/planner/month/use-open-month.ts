import { useSearchParams } from 'wouter'
import * as z from 'zod/mini'
import { monthOf } from '../../../domain/history/month-weeks.ts'

const DAY_PARAMETER = 'day'
const MONTH_PARAMETER = 'month'
const Month = z.iso.date()

/** Address of a day in the history, such as '2026-11-23'. */
export function dayAddress(date: string): string {
  return `/enhanced-features?view=history&${MONTH_PARAMETER}=${monthOf(date)}&${DAY_PARAMETER}=${date}`
}

/** The month and the day in the address, with functions to change them. `today` is such as '2026-11-23'. */
export function useOpenMonth(today: string) {
  const [search, setSearch] = useSearchParams()
  const requestedDay = search.get(DAY_PARAMETER)
  const day = Month.safeParse(requestedDay).success ? requestedDay : null
  const requestedMonth = search.get(MONTH_PARAMETER)
  const isMonth = Month.safeParse(`${requestedMonth}-01`).success
  const go = (parameters: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(parameters))
      if (value === null) next.delete(name)
      else next.set(name, value)
    setSearch(next, { replace: true })
  }
  return {
    /** Such as '2026-11'. */
    month: isMonth && requestedMonth ? requestedMonth : monthOf(day ?? today),
    day,
    openMonth: (month: string) => go({ [MONTH_PARAMETER]: month, [DAY_PARAMETER]: null }),
    openDay: (date: string) => go({ [MONTH_PARAMETER]: monthOf(date), [DAY_PARAMETER]: date }),
    closeDay: () => go({ [DAY_PARAMETER]: null }),
  }
}
