import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { closetEndpoints, type ClosetItem } from '../../../contract/closet/closet.ts'
import { pieceEndpoints, type ClosetItemChanges } from '../../../contract/closet/piece.ts'
import { type CalendarDate, isCalendarDate } from '../../../contract/values/calendar-date.ts'
import { callTagged } from '../../api/call-endpoint.ts'
import { endpointQuery, formStartQuery } from '../../api/endpoint-query.ts'
import { useChange, type ChangeCallbacks } from '../../api/use-change.ts'
import type { WaitingChange } from '../../offline/waiting-change.ts'
import { useWaitingChanges } from '../../offline/shown-waiting-changes.ts'
import { followsCloset } from '../follows-closet.ts'

const pieceQuery = (id: string) => ({
  ...endpointQuery(pieceEndpoints.get, { params: { id } }),
  meta: followsCloset,
})
const wearsQuery = (id: string) => ({
  ...endpointQuery(pieceEndpoints.wears, { params: { id } }),
  meta: followsCloset,
})

/** One piece, also an archived one. Fetched only if `isWanted`. */
export function usePiece(id: string, isWanted: boolean) {
  return useQuery({ ...pieceQuery(id), enabled: isWanted })
}

/** The days on which a piece was worn, newest first. */
export function useWears(id: string) {
  const waiting = useWaitingChanges()
  const select = useCallback(
    (wears: readonly NamedWear[]) => [
      ...new Set([...waitingDays(waiting, id), ...wears.map(({ wornDate }) => wornDate)]),
    ],
    [waiting, id],
  )
  return useQuery({ ...wearsQuery(id), select })
}

/** Number of days on which each borrower wore a piece, by name. */
export function useWearsByBorrowers(id: string) {
  return useQuery({ ...wearsQuery(id), select: countByBorrower })
}

interface NamedWear {
  readonly wornDate: CalendarDate
  readonly wornBy: string | null
}

function countByBorrower(wears: readonly NamedWear[]): [name: string, days: number][] {
  const counts = new Map<string, number>()
  for (const { wornBy } of wears) if (wornBy) counts.set(wornBy, (counts.get(wornBy) ?? 0) + 1)
  return [...counts]
}

function waitingDays(changes: readonly WaitingChange[], id: string): CalendarDate[] {
  return changes
    .filter(({ itemId, path, reason }) => itemId === id && path === pieceEndpoints.wear.path && !reason)
    .map(({ body }) => body['wornDate'])
    .filter(isCalendarDate)
}

/** A piece, refetched for each edit, with the ETag for its change. */
export function usePieceToEdit(id: string) {
  return useQuery(formStartQuery(pieceEndpoints.get, { params: { id } }))
}

/** The current state of a piece, with the ETag for a change. */
export function readForEdit(id: string) {
  return callTagged(pieceEndpoints.get, { params: { id } })
}

interface Change {
  readonly id: string
  readonly changes: ClosetItemChanges
  readonly ifMatch?: string | undefined
}

/** Changes a piece. Changes with the same `scope` run in order. */
export function useChangePiece(callbacks: ChangeCallbacks<Change, ClosetItem>, scope?: string) {
  return useChange(pieceEndpoints.change, {
    input: ({ id, changes, ifMatch }: Change) => ({ params: { id }, body: changes, ifMatch }),
    invalidates: [closetEndpoints.list],
    ...(scope !== undefined && { scope }),
    ...callbacks,
  })
}

interface Wear {
  readonly item: ClosetItem
  readonly wornDate: CalendarDate
}

/** Counts a wear of a piece on a day. */
export function useWear(callbacks: ChangeCallbacks<Wear, ClosetItem>) {
  return useChange(pieceEndpoints.wear, {
    input: ({ item: { id }, wornDate }: Wear) => ({ params: { id }, body: { wornDate } }),
    invalidates: [closetEndpoints.list],
    ...callbacks,
  })
}

/** Deletes a wear of a piece on a day. */
export function useTakeWearBack(callbacks: ChangeCallbacks<Wear, void>) {
  return useChange(pieceEndpoints.takeWearBack, {
    input: ({ item: { id }, wornDate }: Wear) => ({ params: { id, wornDate } }),
    invalidates: [closetEndpoints.list],
    ...callbacks,
  })
}

/** Cuts the garment out of its photo. */
export function useCutOut(callbacks: ChangeCallbacks<ClosetItem, ClosetItem>) {
  return useChange(pieceEndpoints.cutOut, {
    input: ({ id }: ClosetItem) => ({ params: { id } }),
    invalidates: [closetEndpoints.list],
    ...callbacks,
  })
}

/** Removes a cut-out. */
export function useRemoveCutOut(callbacks: ChangeCallbacks<ClosetItem, void>) {
  return useChange(pieceEndpoints.removeCutOut, {
    input: ({ id }: ClosetItem) => ({ params: { id } }),
    invalidates: [closetEndpoints.list],
    ...callbacks,
  })
}

/** Adds a piece that was just fetched to the query cache. */
export function useCachePiece(): (item: ClosetItem) => void {
  const queries = useQueryClient()
  return (item) => {
    const query = pieceQuery(item.id)
    // Built with its meta, so that changes of the closet invalidate it before a screen shows it.
    queries.getQueryCache().build(queries, queries.defaultQueryOptions(query))
    queries.setQueryData(query.queryKey, item)
  }
}
