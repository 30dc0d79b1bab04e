import type { DeletedItem, DeletedKind } from '../../contract/deleted.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { occasionName } from '../../domain/words/request-labels.ts'
import { dayOf } from '../ui/hooks/today.ts'
import { formatDay } from '../../domain/words/dates.ts'
import { weekRange } from '../planner/week-range.ts'

const kindNames: Record<DeletedKind, string> = {
  piece: 'Piece',
  look: 'Look',
  curation: 'Look',
  collection: 'Collection',
  plan: 'Plan',
  entry: 'Logged outfit',
  wishlistItem: 'Wishlist item',
  listing: 'Listing',
  trip: 'Trip',
}

/** Name of the kind: 'Wishlist item'. */
export function kindName({ kind }: DeletedItem): string {
  return kindNames[kind]
}

/** The item's name, otherwise its kind. */
export function deletedName({ kind, name, day }: DeletedItem, today: CalendarDate): string {
  // An entry is titled by its occasion: a preset's id or free text.
  const called = (kind === 'entry' ? occasionName(name ?? '') : name) || kindNames[kind]
  if (day === null) return called
  return `${called}, ${kind === 'plan' ? weekRange(day, today) : formatDay(day, today)}`
}

/** When it was deleted and how long it is kept: 'Deleted November 22 · 29 days left'. */
export function timeLeft({ deletedAt, daysLeft }: DeletedItem, today: CalendarDate): string {
  return `Deleted ${formatDay(dayOf(deletedAt), today)} · ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`
}
