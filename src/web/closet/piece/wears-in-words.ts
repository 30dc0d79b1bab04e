import type { ClosetItem } from '../../../contract/closet/closet.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { costPerWear } from '../../../domain/closet/wears/cost-per-wear.ts'
import { isNeverWorn } from '../../../domain/closet/wears/is-never-worn.ts'
import { formatDay, monthAndYear } from '../../../domain/words/dates.ts'
import { formatMoney } from '../../../domain/closet/format-money.ts'

type Worn = Pick<
  ClosetItem,
  'wearCount' | 'lastWornDate' | 'purchaseDate' | 'originalPrice' | 'currency' | 'archivedReason'
> &
  Partial<Pick<ClosetItem, 'loan'>>

/** The line below a piece's cost per wear: its wears, the last one, and the effect of one more. */
export function wearsInWords(item: Worn, today: CalendarDate): string {
  return [wears(item, today), outlook(item)].filter(Boolean).join(' ')
}

function wears(item: Worn, today: CalendarDate): string {
  const { wearCount, lastWornDate, purchaseDate } = item
  if (isNeverWorn(item)) return 'Not worn yet.'
  if (wearCount === 0) return `Last worn ${dayInSentence(lastWornDate ?? today, today)}.`
  const times = wearCount === 1 ? 'once' : `${wearCount} times`
  const since = purchaseDate ? ` since ${monthAndYear(purchaseDate)}` : ''
  const last = lastWornDate ? `, last ${dayInSentence(lastWornDate, today)}` : ''
  return `Worn ${times}${since}${last}.`
}

function dayInSentence(day: CalendarDate, today: CalendarDate): string {
  return day === today ? 'today' : `on ${formatDay(day, today)}`
}

function outlook({ originalPrice, currency, wearCount, archivedReason, loan }: Worn): string {
  if (archivedReason !== null || loan?.role === 'borrower') return ''
  if (originalPrice === null || currency === null) return 'Add its price to see what each wear costs.'
  const next = costPerWear(originalPrice, wearCount + 1)
  if (next === null) return ''
  const cost = formatMoney(next, currency)
  return wearCount === 0 ? `One wear brings it to ${cost}.` : `One more wear brings it to ${cost}.`
}
