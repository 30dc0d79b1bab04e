import type { OutfitHistory } from '../../contract/history.ts'

/** The entry with exactly these pieces on a day, such as '2026-11-23'. */
export function entryOfOutfit(
  entries: readonly OutfitHistory[],
  date: string,
  itemIds: readonly string[],
): OutfitHistory | undefined {
  return entries.find(
    (entry) =>
      entry.wornDate === date &&
      entry.itemIds.length === itemIds.length &&
      itemIds.every((id) => entry.itemIds.includes(id)),
  )
}
