import type { OutfitHistory, WornDays, WornPiece } from '../../contract/history.ts'
import type { PlannedDay } from '../../contract/planned-days.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'

/** The data of one calendar day. */
export interface CalendarDay {
  readonly date: CalendarDate
  /** Logged entries, oldest first. */
  readonly entries: readonly OutfitHistory[]
  /** Pieces with a wear on this day outside of any entry, counted by hand. */
  readonly byHand: readonly WornPiece[]
  /** The planned outfit, unless it was logged as worn. */
  readonly planned: PlannedDay | null
}

/** State of a calendar day: worn, else planned, or planned but not worn. */
export type DayKind = 'worn' | 'planned' | 'not worn' | 'empty'

interface CalendarInput {
  /** In any order. */
  readonly entries: readonly OutfitHistory[]
  readonly worn: readonly WornDays[]
  readonly planned: readonly PlannedDay[]
}

/** Returns the calendar days by date; dates without data are absent. */
export function calendarDays({ entries, worn, planned }: CalendarInput): Map<CalendarDate, CalendarDay> {
  const days = new Map<
    CalendarDate,
    { entries: OutfitHistory[]; byHand: WornPiece[]; planned: PlannedDay | null }
  >()
  const dayOn = (date: CalendarDate) => {
    const known = days.get(date) ?? { entries: [], byHand: [], planned: null }
    days.set(date, known)
    return known
  }
  for (const entry of entries) dayOn(entry.wornDate).entries.unshift(entry)
  for (const { piece, days: dates } of worn)
    for (const date of dates) {
      const day = dayOn(date)
      if (!day.entries.some(({ itemIds }) => itemIds.includes(piece.id))) day.byHand.push(piece)
    }
  for (const day of planned) if (!day.isWorn) dayOn(day.date).planned = day
  return new Map([...days].map(([date, day]) => [date, { date, ...day }]))
}

/** Returns the state of a day. */
export function kindOfDay(day: CalendarDay | undefined, today: CalendarDate): DayKind {
  if (!day) return 'empty'
  if (day.entries.length > 0 || day.byHand.length > 0) return 'worn'
  if (!day.planned) return 'empty'
  return day.date < today ? 'not worn' : 'planned'
}

/** Returns the pieces to show for a day: of its first entry with pieces, else by hand, else planned. */
export function piecesOfDay({ entries, byHand, planned }: CalendarDay): readonly WornPiece[] {
  const logged = entries.find(({ pieces }) => pieces.length > 0)?.pieces
  if (logged) return logged
  if (byHand.length > 0) return byHand
  return entries.length > 0 ? [] : (planned?.pieces ?? [])
}
