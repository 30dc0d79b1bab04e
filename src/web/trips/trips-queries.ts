import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { outfitsForDay } from '../../contract/planner/outfits-for-day.ts'
import { type PackingGroup, type PackingLine, PackingLineChanges } from '../../contract/trips/packing-list.ts'
import {
  type NewTrip,
  type Trip,
  type TripChanges,
  type TripDayChanges,
  type TripDayName,
  tripEndpoints,
  type TripReply,
} from '../../contract/trips/trips.ts'
import { endpointQuery, repliesOf } from '../api/endpoint-query.ts'
import { useWaitingChanges } from '../offline/shown-waiting-changes.ts'
import type { WaitingChange } from '../offline/waiting-change.ts'
import { optimistically, useChange, type ChangeCallbacks } from '../api/use-change.ts'

const tripQuery = (id: string) => endpointQuery(tripEndpoints.one, { params: { id } })

/** The trips: now, coming and past. */
export function useTrips() {
  return useQuery(endpointQuery(tripEndpoints.list))
}

/** A trip with its outfits and its packing list, ticked as on this device if it was offline. */
export function useTrip(id: string) {
  const waiting = useWaitingChanges()
  const select = useCallback((reply: TripReply) => waiting.reduce(withWaitingChange, reply), [waiting])
  return useQuery({
    ...tripQuery(id),
    select,
    // The closet may have changed since the last request.
    staleTime: 0,
  })
}

/** The packed pieces of trips that are not over. */
export function usePackedPieces() {
  return useQuery({ ...endpointQuery(tripEndpoints.packed), staleTime: 0 })
}

/** The best replacements of a day's piece. */
export function useTripSwaps(id: string, day: TripDayName, itemId: string) {
  return useQuery({
    ...endpointQuery(tripEndpoints.swaps, { params: { id, day }, query: { itemId } }),
    staleTime: 0,
    gcTime: 0,
  })
}

// The reply to a change of a trip is the whole trip.
const tripChange = {
  store: (queries: QueryClient, reply: TripReply) =>
    queries.setQueryData(tripQuery(reply.trip.id).queryKey, reply),
  invalidates: [tripEndpoints.list, tripEndpoints.packed],
}

interface WantedTrip {
  readonly trip: NewTrip
  /** The same for each retry of the same trip. */
  readonly idempotencyKey: string | undefined
}

/** Creates a trip with its outfits. */
export function useCreateTrip(callbacks: ChangeCallbacks<WantedTrip, TripReply>) {
  return useChange(tripEndpoints.create, {
    input: ({ trip, idempotencyKey }: WantedTrip) => ({ body: trip, idempotencyKey }),
    ...tripChange,
    ...callbacks,
  })
}

/** Changes the fields of a trip, or ends it. */
export function useChangeTrip(id: string, callbacks: ChangeCallbacks<TripChanges, TripReply>) {
  return useChange(tripEndpoints.change, {
    input: (changes: TripChanges) => ({ params: { id }, body: changes }),
    ...tripChange,
    ...callbacks,
  })
}

/** Chooses new outfits for all days that were not chosen by hand. */
export function usePackAgain(id: string, callbacks: ChangeCallbacks<void, TripReply>) {
  return useChange(tripEndpoints.pack, { input: () => ({ params: { id } }), ...tripChange, ...callbacks })
}

/** Chooses another outfit for one day. */
export function useChooseDay(id: string, callbacks: ChangeCallbacks<TripDayName, TripReply>) {
  return useChange(tripEndpoints.chooseDay, {
    input: (day: TripDayName) => ({ params: { id, day } }),
    ...tripChange,
    ...callbacks,
  })
}

interface DayChange {
  readonly day: TripDayName
  readonly changes: TripDayChanges
}

/** Changes the purpose of a day, or swaps a piece of its outfit. */
export function useChangeTripDay(id: string, callbacks: ChangeCallbacks<DayChange, TripReply>) {
  return useChange(tripEndpoints.changeDay, {
    input: ({ day, changes }: DayChange) => ({ params: { id, day }, body: changes }),
    ...tripChange,
    ...callbacks,
  })
}

/** New lines for a packing list. */
export interface LinesToAdd {
  readonly itemIds?: string[]
  readonly text?: string
  readonly group?: PackingGroup
}

interface AddedLines extends LinesToAdd {
  readonly tripId: string
  readonly idempotencyKey?: string | undefined
}

/** Adds pieces or an item of text to the packing list of any trip. */
export function useAddLines(callbacks: ChangeCallbacks<AddedLines, TripReply>) {
  return useChange(tripEndpoints.addLine, {
    input: ({ tripId, idempotencyKey, ...body }: AddedLines) => ({
      params: { id: tripId },
      body,
      idempotencyKey,
    }),
    ...tripChange,
    ...callbacks,
  })
}

/** Removes a line from the packing list. */
export function useRemoveLine(id: string, callbacks: ChangeCallbacks<PackingLine, TripReply>) {
  return useChange(tripEndpoints.removeLine, {
    input: (line: PackingLine) => ({ params: { id, line: line.id } }),
    ...tripChange,
    ...callbacks,
  })
}

interface LineChange {
  readonly line: string
  readonly changes: PackingLineChanges
}

/** Ticks or renames a line, optimistically. */
export function useChangeLine(id: string, onFailed: (error: Error) => void) {
  return useChange(tripEndpoints.changeLine, {
    input: ({ line, changes }: LineChange) => ({ params: { id, line }, body: changes }),
    scope: `lines ${id}`,
    optimistic: optimistically(tripQuery(id), withLine),
    store: (queries, reply) => {
      queries.setQueryData(tripQuery(id).queryKey, reply)
      // Not awaited: the next tick is sent at once. Packed pieces are not suggested.
      void queries.invalidateQueries(repliesOf(tripEndpoints.list, tripEndpoints.packed, outfitsForDay))
    },
    onFailed,
  })
}

function withWaitingChange(
  reply: TripReply,
  { path, itemId, address, body, reason }: WaitingChange,
): TripReply {
  if (path !== tripEndpoints.changeLine.path || itemId !== reply.trip.id || reason !== undefined) return reply
  const line = decodeURIComponent(address.split('/').at(-1) ?? '')
  return withLine(reply, { line, changes: PackingLineChanges.safeParse(body).data ?? {} })
}

function withLine(reply: TripReply, { line: id, changes }: LineChange): TripReply {
  const lines = reply.lines.map((line) =>
    line.id === id
      ? {
          ...line,
          text: changes.text ?? line.text,
          isPacked: changes.isPacked ?? line.isPacked,
          isBack: changes.isBack ?? line.isBack,
        }
      : line,
  )
  return { ...reply, lines }
}

/** Deletes a trip; its pieces become available again. */
export function useDeleteTrip(callbacks: ChangeCallbacks<Trip, void>) {
  return useChange(tripEndpoints.remove, {
    input: ({ id }: Trip) => ({ params: { id } }),
    invalidates: tripChange.invalidates,
    ...callbacks,
  })
}

/** Restores a deleted trip. */
export function useRestoreTrip(callbacks: ChangeCallbacks<Trip, TripReply>) {
  return useChange(tripEndpoints.restore, {
    input: ({ id }: Trip) => ({ params: { id } }),
    ...tripChange,
    ...callbacks,
  })
}
