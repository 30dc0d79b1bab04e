import { useQuery, useQueryClient } from '@tanstack/react-query'
import { closetEndpoints } from '../../contract/closet/closet.ts'
import {
  type Candidate,
  marketplaceEndpoints,
  type MarketplaceItem,
  type MarketplaceItemChanges,
  type NewMarketplaceItem,
  wouldIWear,
} from '../../contract/marketplace.ts'
import { plannerEndpoints } from '../../contract/planner/planner.ts'
import { outfitsForDay } from '../../contract/planner/outfits-for-day.ts'
import { endpointQuery, formStart } from '../api/endpoint-query.ts'
import { type ChangeCallbacks, useChange } from '../api/use-change.ts'
import { followsCloset } from '../closet/follows-closet.ts'

// Other users list, sell and reserve without notice to this page.
const STALE_AFTER_MS = 30_000

/** All listings for sale, or all of the user's own: newest first. */
export function useListings(whose: 'all' | 'mine') {
  return useQuery({
    ...endpointQuery(marketplaceEndpoints.list, whose === 'mine' ? { query: { mine: '1' } } : {}),
    staleTime: STALE_AFTER_MS,
    refetchOnWindowFocus: true,
    meta: followsCloset,
  })
}

/** One listing; the version in the list until it is loaded. */
export function useListing(id: string) {
  const queries = useQueryClient()
  return useQuery({
    ...endpointQuery(marketplaceEndpoints.one, { params: { id } }),
    staleTime: STALE_AFTER_MS,
    meta: followsCloset,
    placeholderData: () =>
      queries
        .getQueriesData<MarketplaceItem[]>({ queryKey: [marketplaceEndpoints.list.path] })
        .flatMap(([, listed]) => listed ?? [])
        .find((listing) => listing.id === id),
  })
}

/** A new listing of a piece, filled in from the closet. */
export function useListingDraft(closetItemId: string | null) {
  return useQuery({
    ...endpointQuery(marketplaceEndpoints.draft, { params: { id: closetItemId ?? '' } }),
    enabled: closetItemId !== null,
    // The piece may have changed since the last request.
    staleTime: 0,
    gcTime: 0,
    meta: formStart,
  })
}

/** The fields in which a piece differs from its listing. */
export function useClosetChanges(id: string) {
  return useQuery({
    ...endpointQuery(marketplaceEndpoints.closetChanges, { params: { id } }),
    // The piece may have changed since the last request.
    staleTime: 0,
    gcTime: 0,
    meta: followsCloset,
  })
}

// The closet marks a listed piece, which is left out of plans and suggestions; a sold one leaves the closet.
const changedBySelling = [closetEndpoints.list, plannerEndpoints.list, outfitsForDay]

interface NewListing {
  readonly listing: NewMarketplaceItem
  /** The same for each retry of the same listing. */
  readonly idempotencyKey?: string | undefined
}

/** Lists a piece for sale. */
export function useAddListing(callbacks: ChangeCallbacks<NewListing, MarketplaceItem>) {
  return useChange(marketplaceEndpoints.create, {
    input: ({ listing, idempotencyKey }: NewListing) => ({ body: listing, idempotencyKey }),
    invalidates: changedBySelling,
    ...callbacks,
  })
}

interface ChangedListing {
  readonly id: string
  readonly changes: MarketplaceItemChanges
}

/** Changes a listing, also its status. */
export function useChangeListing(callbacks: ChangeCallbacks<ChangedListing, MarketplaceItem>) {
  return useChange(marketplaceEndpoints.change, {
    input: ({ id, changes }: ChangedListing) => ({ params: { id }, body: changes }),
    invalidates: changedBySelling,
    ...callbacks,
  })
}

/** Takes a listing down. */
export function useRemoveListing(callbacks: ChangeCallbacks<MarketplaceItem, void>) {
  return useChange(marketplaceEndpoints.remove, {
    input: ({ id }: MarketplaceItem) => ({ params: { id } }),
    invalidates: changedBySelling,
    ...callbacks,
  })
}

/** Restores a listing that was taken down. */
export function useRestoreListing(callbacks: ChangeCallbacks<string, MarketplaceItem>) {
  return useChange(marketplaceEndpoints.restore, {
    input: (id: string) => ({ params: { id } }),
    invalidates: changedBySelling,
    ...callbacks,
  })
}

/** Removes the sample listings permanently. */
export function useRemoveSampleListings(callbacks: ChangeCallbacks<void, void>) {
  return useChange(marketplaceEndpoints.removeSamples, { invalidates: changedBySelling, ...callbacks })
}

/** Whether the user would wear an item; refetched each time, since the closet may have changed. */
export function useWouldWear(candidate: Candidate) {
  return useQuery({
    ...endpointQuery(wouldIWear, { body: candidate }),
    staleTime: 0,
    gcTime: 0,
  })
}
