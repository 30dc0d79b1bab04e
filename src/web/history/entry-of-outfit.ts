import type { OutfitHistory } from '../../contract/history.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'

/** The entry with exactly these pieces on a day. */
export function entryOfOutfit(
  entries: readonly OutfitHistory[],
  date: CalendarDate,
  itemIds: readonly string[],
): OutfitHistory | undefined {
  return entries.find(
    (entry) =>
      entry.wornDate === date &&
      entry.itemIds.length === itemIds.length &&
      itemIds.every((id) => entry.itemIds.includes(id)),
  )
}
