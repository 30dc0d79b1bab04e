import { useQuery } from '@tanstack/react-query'
import { closetEndpoints } from '../../contract/closet/closet.ts'
import {
  historyEndpoints,
  type NewOutfitHistory,
  type OutfitHistory,
  type OutfitHistoryChanges,
} from '../../contract/history.ts'
import { endpointQuery } from '../api/endpoint-query.ts'
import { type ChangeCallbacks, optimistically, useChange } from '../api/use-change.ts'
import { followsCloset } from '../closet/follows-closet.ts'
import { yearReview } from '../../contract/year-review.ts'

const history = endpointQuery(historyEndpoints.list)

/** The logged outfits, latest day first. */
export function useHistory() {
  return useQuery({
    ...history,
    // The planner also logs outfits, and pieces are added and deleted.
    staleTime: 0,
    meta: { failure: 'Failed to load the outfit history' },
  })
}

/** The worn pieces with the days of their wears, with or without an entry. */
export function useWornPieces() {
  return useQuery({ ...endpointQuery(historyEndpoints.wornPieces), staleTime: 0, meta: followsCloset })
}

// Entries change the wear counts of pieces.
const changedByEntries = [historyEndpoints.list, closetEndpoints.list]

interface LoggedOutfit {
  readonly outfit: NewOutfitHistory
  /** The same for each retry of the same outfit. */
  readonly idempotencyKey: string | undefined
}

/** Logs an outfit. */
export function useLogEntry(callbacks: ChangeCallbacks<LoggedOutfit, OutfitHistory>) {
  return useChange(historyEndpoints.log, {
    input: ({ outfit, idempotencyKey }: LoggedOutfit) => ({ body: outfit, idempotencyKey }),
    invalidates: changedByEntries,
    failure: 'Failed to log the outfit',
    ...callbacks,
  })
}

interface EntryChange {
  readonly id: string
  readonly changes: OutfitHistoryChanges
}

/** Changes a logged outfit. */
export function useChangeEntry(callbacks: ChangeCallbacks<EntryChange, OutfitHistory>) {
  return useChange(historyEndpoints.change, {
    input: ({ id, changes }: EntryChange) => ({ params: { id }, body: changes }),
    invalidates: changedByEntries,
    failure: 'Failed to change the outfit',
    ...callbacks,
  })
}

/** Deletes a logged outfit. */
export function useRemoveEntry(callbacks: ChangeCallbacks<OutfitHistory, void>) {
  return useChange(historyEndpoints.remove, {
    input: ({ id }: OutfitHistory) => ({ params: { id } }),
    invalidates: changedByEntries,
    failure: 'Failed to delete the outfit',
    ...callbacks,
  })
}

/** Restores a deleted logged outfit. */
export function useRestoreEntry(callbacks: ChangeCallbacks<OutfitHistory, OutfitHistory>) {
  return useChange(historyEndpoints.restore, {
    input: ({ id }: OutfitHistory) => ({ params: { id } }),
    invalidates: changedByEntries,
    failure: 'Failed to restore the outfit',
    ...callbacks,
  })
}

interface NewRating {
  readonly id: string
  readonly rating: number | null
}

/** Rates a logged outfit, or removes its rating, optimistically. */
export function useRateEntry(callbacks: ChangeCallbacks<NewRating, OutfitHistory>) {
  return useChange(historyEndpoints.change, {
    input: ({ id, rating }: NewRating) => ({ params: { id }, body: { rating } }),
    scope: 'history stars',
    optimistic: optimistically(history, (entries, { id, rating }: NewRating) =>
      entries.map((entry) => (entry.id === id ? { ...entry, rating } : entry)),
    ),
    failure: 'Failed to rate the outfit',
    ...callbacks,
  })
}

/** The wears of a year. */
export function useYearReview(year: number) {
  return useQuery({ ...endpointQuery(yearReview, { params: { year } }), staleTime: 0, meta: followsCloset })
}
