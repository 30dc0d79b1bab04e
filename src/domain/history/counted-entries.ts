import type { OutfitHistory, WornDays } from '../../contract/history.ts'

/** What the insights know of an entry. */
export type HistoryEntry = Pick<OutfitHistory, 'id' | 'pieces' | 'rating' | 'wornDate'>

/** One piece on one day, however often it was logged for it. */
export interface Wear {
  readonly piece: OutfitHistory['pieces'][number]
  /** As '2026-11-23'. */
  readonly day: string
}

/** Entries that count: those with pieces. */
export function countedEntries<E extends HistoryEntry>(entries: readonly E[]): E[] {
  return entries.filter(({ pieces }) => pieces.length > 0)
}

/**
 * Every wear, each piece once a day. A piece that the closet still has counts the wears that its card counts, with or
 * without an entry; of a piece that was deleted only the entries know.
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
