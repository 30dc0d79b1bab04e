import type { OutfitHistory, WornDays } from '../../contract/history.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'

/** The fields of an entry that the insights use. */
export type HistoryEntry = Pick<OutfitHistory, 'id' | 'pieces' | 'rating' | 'wornDate'>

/** One piece on one day, even if logged several times. */
export interface Wear {
  readonly piece: OutfitHistory['pieces'][number]
  readonly day: CalendarDate
}

/** Returns the entries that count: those with pieces. */
export function countedEntries<E extends HistoryEntry>(entries: readonly E[]): E[] {
  return entries.filter(({ pieces }) => pieces.length > 0)
}

/**
 * Returns all wears, at most one per piece and day. Pieces in the closet use the wears that their card counts, with or
 * without an entry; wears of deleted pieces come from the entries.
 */
export function wearsOf(entries: readonly HistoryEntry[], worn: readonly WornDays[]): Wear[] {
  const kept = new Set(worn.map(({ piece }) => piece.id))
  const wears = new Map<string, Wear>()
  for (const { piece, days } of worn) for (const day of days) wears.set(`${piece.id} ${day}`, { piece, day })
  for (const { pieces, wornDate: day } of entries)
    for (const piece of pieces)
      if (piece.isGone && !kept.has(piece.id)) wears.set(`${piece.id} ${day}`, { piece, day })
  return [...wears.values()]
}
