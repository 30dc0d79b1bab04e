import { queryOptions, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { stylistEndpoints, type OutfitCuration } from '../../../contract/stylist.ts'
import {
  lookEndpoints,
  type CurationChanges,
  type NewOutfitRecommendation,
  type OutfitRecommendation,
  type OutfitRecommendationChanges,
} from '../../../contract/stylist-looks.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'
import type { ChangeCallbacks } from '../../closet/use-closet-change.ts'
import type { Look } from './look.ts'

const outfits = queryOptions({
  queryKey: [lookEndpoints.list.path],
  queryFn: () => callEndpoint(lookEndpoints.list),
})

const removeKey = [lookEndpoints.remove.path]

/** The outfits put together by hand, newest first. */
export function useOutfits() {
  return useQuery(outfits)
}

interface LookChange {
  readonly look: Look
  readonly changes: CurationChanges
}

/** Names a look, or marks it as a favorite. */
export function useChangeLook(told: ChangeCallbacks<LookChange, OutfitCuration | OutfitRecommendation>) {
  return useLookChange(({ look: { origin, id }, changes }: LookChange) => {
    const params = { id }
    if (origin === 'curated') return callEndpoint(lookEndpoints.changeCuration, { params, body: changes })
    const { name, ...others } = changes
    // What was made by hand keeps a name.
    return callEndpoint(lookEndpoints.change, { params, body: { ...others, ...(name && { name }) } })
  }, told)
}

/** True while this tab deletes a look. */
export function useIsRemovingLook(): boolean {
  return useIsMutating({ mutationKey: removeKey }) > 0
}

/** Deletes a look; its pieces stay. */
export function useRemoveLook(told: ChangeCallbacks<Look, void>) {
  return useLookChange<Look, void>(
    ({ origin, id }) =>
      callEndpoint(origin === 'curated' ? lookEndpoints.removeCuration : lookEndpoints.remove, {
        params: { id },
      }),
    told,
    removeKey,
  )
}

/** Restores a deleted look as it was. */
export function useRestoreLook(told: ChangeCallbacks<Look, OutfitCuration | OutfitRecommendation>) {
  return useLookChange<Look, OutfitCuration | OutfitRecommendation>(({ origin, id }) => {
    const params = { id }
    return origin === 'curated'
      ? callEndpoint(lookEndpoints.restoreCuration, { params })
      : callEndpoint(lookEndpoints.restore, { params })
  }, told)
}

/** Keeps an outfit that was put together by hand. */
export function useAddOutfit(told: ChangeCallbacks<NewOutfitRecommendation, OutfitRecommendation>) {
  return useLookChange((body: NewOutfitRecommendation) => callEndpoint(lookEndpoints.add, { body }), told)
}

interface OutfitChange {
  readonly id: string
  readonly changes: OutfitRecommendationChanges
}

/** Changes an outfit that was put together by hand. */
export function useChangeOutfit(told: ChangeCallbacks<OutfitChange, OutfitRecommendation>) {
  return useLookChange(
    ({ id, changes }: OutfitChange) => callEndpoint(lookEndpoints.change, { params: { id }, body: changes }),
    told,
  )
}

// A change of the looks: both lists are asked for again once it is made.
function useLookChange<V, R>(
  change: (input: V) => Promise<R>,
  { onDone, onFailed }: ChangeCallbacks<V, R>,
  mutationKey: readonly unknown[] = [],
) {
  const queries = useQueryClient()
  return useMutation({
    mutationKey,
    mutationFn: change,
    onSuccess: async (result, input) => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: [stylistEndpoints.curations.path] }),
        queries.invalidateQueries({ queryKey: outfits.queryKey }),
      ])
      onDone(result, input)
    },
    onError: onFailed,
  })
}
