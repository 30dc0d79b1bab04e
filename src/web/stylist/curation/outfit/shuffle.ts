import type { NewCuration, OutfitCuration } from '../../../../contract/stylist.ts'
import { requestOf, wishesOf } from '../form/curation-wishes.ts'

/** As many as a request names at most; what was seen first may come again then. */
const MOST_NAMED = 200

/** Ids of the pieces of the closet that were chosen around the focus piece. */
export function ownedIds({ suggestions }: OutfitCuration): string[] {
  return suggestions.flatMap(({ item }) => item?.id ?? [])
}

/**
 * What asks for another outfit in place of one: locked pieces stay, and those seen so far give way. Null where the
 * focus piece is gone.
 */
export function shuffleOf(
  curation: OutfitCuration,
  lockedIds: ReadonlySet<string>,
  seenIds: readonly string[],
): { readonly wanted: NewCuration; readonly seenIds: readonly string[] } | null {
  const request = requestOf(wishesOf(curation))
  if (!request) return null
  const shownIds = ownedIds(curation)
  const keepItemIds = shownIds.filter((id) => lockedIds.has(id))
  const nowSeen = [...new Set([...seenIds, ...shownIds])]
  const withoutItemIds = nowSeen.filter((id) => !keepItemIds.includes(id)).slice(-MOST_NAMED)
  // By the rules: they answer at once, and this is pressed many times.
  return {
    wanted: { ...request, keepItemIds, withoutItemIds, replaces: curation.id, by: 'rules' },
    seenIds: nowSeen,
  }
}
