import { useSearchParams } from 'wouter'
import * as z from 'zod/mini'
import { monthOf } from '../../../domain/history/month-weeks.ts'

const DAY_PARAMETER = 'day'
const MONTH_PARAMETER = 'month'
const Month = z.iso.date()

/** Address of a day of the history, as '2026-11-23'. */
export function dayAddress(date: string): string {
  return `/enhanced-features?view=history&${MONTH_PARAMETER}=${monthOf(date)}&${DAY_PARAMETER}=${date}`
}

/** The month and the day that the address opens, and the ways to another. `today` as '2026-11-23'. */
export function useOpenMonth(today: string) {
  const [search, setSearch] = useSearchParams()
  const asked = search.get(DAY_PARAMETER)
  const day = Month.safeParse(asked).success ? asked : null
  const askedMonth = search.get(MONTH_PARAMETER)
  const isMonth = Month.safeParse(`${askedMonth}-01`).success
  const go = (parameters: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(parameters))
      if (value === null) next.delete(name)
      else next.set(name, value)
    setSearch(next, { replace: true })
  }
  return {
    /** As '2026-11'. */
    month: isMonth && askedMonth ? askedMonth : monthOf(day ?? today),
    day,
    openMonth: (month: string) => go({ [MONTH_PARAMETER]: month, [DAY_PARAMETER]: null }),
    openDay: (date: string) => go({ [MONTH_PARAMETER]: monthOf(date), [DAY_PARAMETER]: date }),
    closeDay: () => go({ [DAY_PARAMETER]: null }),
  }
}
