import type { OutfitHistory } from '../../contract/history.ts'

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

/** Every piece that entries tell of, once a day. */
export function wearsOf(entries: readonly HistoryEntry[]): Wear[] {
  const wears = new Map<string, Wear>()
  for (const { pieces, wornDate: day } of entries)
    for (const piece of pieces) wears.set(`${piece.id} ${day}`, { piece, day })
  return [...wears.values()]
}
