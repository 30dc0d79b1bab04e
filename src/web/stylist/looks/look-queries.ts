import { useIsMutating, useQuery } from '@tanstack/react-query'
import { stylistEndpoints, type OutfitCuration } from '../../../contract/stylist/stylist.ts'
import {
  lookEndpoints,
  type CurationChanges,
  type NewOutfitRecommendation,
  type OutfitRecommendation,
  type OutfitRecommendationChanges,
} from '../../../contract/stylist/looks.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { useChange, useChangeBy, type ChangeCallbacks } from '../../api/use-change.ts'
import type { Look } from './look.ts'

/** The outfits created by hand, newest first. */
export function useOutfits() {
  return useQuery(endpointQuery(lookEndpoints.list))
}

const changedByLooks = [stylistEndpoints.curations, lookEndpoints.list]
const REMOVAL = 'remove a look'

interface LookChange {
  readonly look: Look
  readonly changes: CurationChanges
}

/** Names a look, or marks it as a favorite. */
export function useChangeLook(callbacks: ChangeCallbacks<LookChange, OutfitCuration | OutfitRecommendation>) {
  return useChangeBy(changeLook, { invalidates: changedByLooks, ...callbacks })
}

async function changeLook({
  look: { origin, id },
  changes,
}: LookChange): Promise<OutfitCuration | OutfitRecommendation> {
  const params = { id }
  if (origin === 'curated') return callEndpoint(lookEndpoints.changeCuration, { params, body: changes })
  const { name, ...others } = changes
  // An outfit created by hand cannot lose its name.
  return callEndpoint(lookEndpoints.change, { params, body: { ...others, ...(name && { name }) } })
}

/** True while this tab deletes a look. */
export function useIsRemovingLook(): boolean {
  return useIsMutating({ mutationKey: [REMOVAL] }) > 0
}

/** Deletes a look; its pieces stay. */
export function useRemoveLook(callbacks: ChangeCallbacks<Look, void>) {
  return useChangeBy(
    ({ origin, id }: Look) =>
      callEndpoint(origin === 'curated' ? lookEndpoints.removeCuration : lookEndpoints.remove, {
        params: { id },
      }),
    { mutationKey: [REMOVAL], invalidates: changedByLooks, ...callbacks },
  )
}

/** Restores a deleted look. */
export function useRestoreLook(callbacks: ChangeCallbacks<Look, OutfitCuration | OutfitRecommendation>) {
  return useChangeBy(restoreLook, { invalidates: changedByLooks, ...callbacks })
}

async function restoreLook({ origin, id }: Look): Promise<OutfitCuration | OutfitRecommendation> {
  const params = { id }
  return origin === 'curated'
    ? callEndpoint(lookEndpoints.restoreCuration, { params })
    : callEndpoint(lookEndpoints.restore, { params })
}

/** Saves an outfit created by hand. */
export function useAddOutfit(callbacks: ChangeCallbacks<NewOutfitRecommendation, OutfitRecommendation>) {
  return useChange(lookEndpoints.add, {
    input: (body: NewOutfitRecommendation) => ({ body }),
    invalidates: changedByLooks,
    ...callbacks,
  })
}

interface OutfitChange {
  readonly id: string
  readonly changes: OutfitRecommendationChanges
}

/** Changes an outfit created by hand. */
export function useChangeOutfit(callbacks: ChangeCallbacks<OutfitChange, OutfitRecommendation>) {
  return useChange(lookEndpoints.change, {
    input: ({ id, changes }: OutfitChange) => ({ params: { id }, body: changes }),
    invalidates: changedByLooks,
    ...callbacks,
  })
}
