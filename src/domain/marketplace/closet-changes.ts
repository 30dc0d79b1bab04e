import * as z from 'zod/mini'
import { ListingFacts, type MarketplaceItem } from '../../contract/marketplace.ts'

/**
 * The facts of a listed piece that changed in the closet since it was listed and differ from the listing. Differences
 * that the seller entered from the start are not changes.
 */
export function closetChanges(
  filledIn: ListingFacts,
  now: ListingFacts,
  listing: Pick<MarketplaceItem, keyof ListingFacts>,
): Partial<ListingFacts> {
  const changed = z
    .keyof(ListingFacts)
    .options.filter((fact) => now[fact] !== filledIn[fact] && now[fact] !== listing[fact])
  return Object.fromEntries(changed.map((fact) => [fact, now[fact]]))
}
