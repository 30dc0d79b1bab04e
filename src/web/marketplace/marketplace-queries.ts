import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  marketplaceEndpoints,
  type MarketplaceItem,
  type MarketplaceItemChanges,
  type NewMarketplaceItem,
} from '../../contract/marketplace.ts'
import { outfitsForDay } from '../../contract/planner.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { formStart } from '../api/other-tabs.ts'
import { closetKey, type ChangeCallbacks } from '../closet/use-closet-change.ts'
import { plansKey } from '../planner/plans-key.ts'

// A change of the closet may take a listing down, or mark it as sold.
const marketplaceKey = [...closetKey, 'marketplace'] as const

// Others list, sell and reserve without this page knowing.
const STALE_AFTER_MS = 30_000

/** What is for sale, or all of one's own: newest first. */
export function useListings(whose: 'all' | 'mine') {
  return useQuery({
    queryKey: [...marketplaceKey, 'list', whose],
    queryFn: () => callEndpoint(marketplaceEndpoints.list, whose === 'mine' ? { query: { mine: '1' } } : {}),
    staleTime: STALE_AFTER_MS,
    refetchOnWindowFocus: true,
  })
}

/** One listing, as it was listed until it has come itself. */
export function useListing(id: string) {
  const queries = useQueryClient()
  return useQuery({
    queryKey: [...marketplaceKey, 'one', id],
    queryFn: () => callEndpoint(marketplaceEndpoints.one, { params: { id } }),
    staleTime: STALE_AFTER_MS,
    placeholderData: () =>
      queries
        .getQueriesData<MarketplaceItem[]>({ queryKey: [...marketplaceKey, 'list'] })
        .flatMap(([, listed]) => listed ?? [])
        .find((listing) => listing.id === id),
  })
}

/** A listing of a piece as the closet fills it in now. */
export function useListingDraft(closetItemId: string | null) {
  return useQuery({
    queryKey: ['listing draft', closetItemId],
    queryFn: () => callEndpoint(marketplaceEndpoints.draft, { params: { id: closetItemId ?? '' } }),
    enabled: closetItemId !== null,
    // The piece may have changed since.
    staleTime: 0,
    gcTime: 0,
    meta: formStart,
  })
}

interface NewListing {
  readonly listing: NewMarketplaceItem
  /** The same for each try of the same listing. */
  readonly idempotencyKey?: string | undefined
}

/** Lists a piece for sale. */
export function useAddListing(told: ChangeCallbacks<NewListing, MarketplaceItem>) {
  return useMarketplaceChange(
    ({ listing, idempotencyKey }: NewListing) =>
      callEndpoint(marketplaceEndpoints.create, { body: listing, idempotencyKey }),
    told,
  )
}

interface ChangedListing {
  readonly id: string
  readonly changes: MarketplaceItemChanges
}

/** Changes a listing, also its status. */
export function useChangeListing(told: ChangeCallbacks<ChangedListing, MarketplaceItem>) {
  return useMarketplaceChange(
    ({ id, changes }: ChangedListing) =>
      callEndpoint(marketplaceEndpoints.change, { params: { id }, body: changes }),
    told,
  )
}

/** Takes a listing down. */
export function useRemoveListing(told: ChangeCallbacks<MarketplaceItem, void>) {
  return useMarketplaceChange<MarketplaceItem, void>(
    ({ id }) => callEndpoint(marketplaceEndpoints.remove, { params: { id } }),
    told,
  )
}

/** Brings a listing that was taken down back as it was. */
export function useRestoreListing(told: ChangeCallbacks<string, MarketplaceItem>) {
  return useMarketplaceChange(
    (id: string) => callEndpoint(marketplaceEndpoints.restore, { params: { id } }),
    told,
  )
}

/** What the closet says otherwise of a listed piece now than when it was listed. */
export function useClosetChanges(id: string) {
  return useQuery({
    queryKey: [...marketplaceKey, 'closet changes', id],
    queryFn: () => callEndpoint(marketplaceEndpoints.closetChanges, { params: { id } }),
    // The piece may have changed since.
    staleTime: 0,
    gcTime: 0,
  })
}

/** Removes the sample listings for good. */
export function useRemoveSampleListings(told: ChangeCallbacks<void, void>) {
  return useMarketplaceChange<void, void>(() => callEndpoint(marketplaceEndpoints.removeSamples), told)
}

// A listed piece shows so in the closet and leaves plans and suggestions; a sold one leaves the closet.
const changedBySelling = [closetKey, plansKey, [outfitsForDay.path]]

function useMarketplaceChange<V, R>(
  change: (input: V) => Promise<R>,
  { onDone, onFailed }: ChangeCallbacks<V, R>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (result, input) => {
      await Promise.all(changedBySelling.map((queryKey) => queries.invalidateQueries({ queryKey })))
      onDone(result, input)
    },
    onError: onFailed,
  })
}
