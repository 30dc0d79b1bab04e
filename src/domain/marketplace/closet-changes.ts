import * as z from 'zod/mini'
import { ListingFacts, type MarketplaceItem } from '../../contract/marketplace.ts'

/**
 * What of a listed piece has changed in its closet since it was listed, and is not what the listing says already.
 * What the seller wrote differently from the start is no change.
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
