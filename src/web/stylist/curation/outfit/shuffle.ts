import type { NewCuration, OutfitCuration } from '../../../../contract/stylist/stylist.ts'
import { requestOf, wishesOf } from '../form/curation-wishes.ts'

/** The request's limit of named pieces; beyond it the earliest ones may come again. */
const MAX_NAMED = 200

/** Ids of the closet pieces chosen around the focus piece. */
export function ownedIds({ suggestions }: OutfitCuration): string[] {
  return suggestions.flatMap(({ item }) => item?.id ?? [])
}

/**
 * The request for another outfit: locked pieces stay, and pieces seen so far are avoided. Null if the focus piece was
 * deleted.
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
  const withoutItemIds = nowSeen.filter((id) => !keepItemIds.includes(id)).slice(-MAX_NAMED)
  // By the rules: they respond at once, and this is pressed many times.
  return {
    wanted: { ...request, keepItemIds, withoutItemIds, replaces: curation.id, by: 'rules' },
    seenIds: nowSeen,
  }
}
