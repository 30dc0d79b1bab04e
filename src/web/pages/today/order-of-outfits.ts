import type { SuggestedOutfit, OutfitsForDay } from '../../../contract/planner/outfits-for-day.ts'

/** The suggestions of a day: worn outfits first, then the best. `worn` has the item ids of each worn outfit. */
export function orderOfOutfits(
  { outfits }: OutfitsForDay,
  worn: readonly (readonly string[])[],
): SuggestedOutfit[] {
  const isWorn = ({ pieces }: SuggestedOutfit) =>
    worn.some((ids) =>
      sameIds(
        pieces.map(({ item }) => item.id),
        ids,
      ),
    )
  return outfits.toSorted((one, other) => Number(isWorn(other)) - Number(isWorn(one)))
}

/** Whether two lists have the same ids, in any order. */
export function sameIds(ids: readonly string[], others: readonly string[]): boolean {
  return ids.length === others.length && ids.every((id) => others.includes(id))
}
