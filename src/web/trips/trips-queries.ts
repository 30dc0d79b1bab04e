import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  tripEndpoints,
  type NewTrip,
  type PackingGroup,
  type PackingLineChanges,
  type Trip,
  type TripChanges,
  type TripDayChanges,
  type TripReply,
} from '../../contract/trips.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import type { ChangeCallbacks } from '../closet/use-closet-change.ts'
import { followsWeather } from '../weather/follows-weather.ts'

const tripsKey = [tripEndpoints.list.path] as const
const packedKey = [tripEndpoints.packed.path] as const
const tripKey = (id: string) => [tripEndpoints.one.path, id]
const trips = queryOptions({ queryKey: tripsKey, queryFn: () => callEndpoint(tripEndpoints.list) })

/** The trips: now, coming and past. */
export function useTrips() {
  return useQuery(trips)
}

/** A trip with its outfits and its packing list. */
export function useTrip(id: string) {
  return useQuery({
    queryKey: tripKey(id),
    queryFn: () => callEndpoint(tripEndpoints.one, { params: { id } }),
    // What is in the closet may have changed since.
    staleTime: 0,
  })
}

/** The pieces that are packed for trips that are not over. */
export function usePackedPieces() {
  return useQuery({ queryKey: packedKey, queryFn: () => callEndpoint(tripEndpoints.packed), staleTime: 0 })
}

/** The best pieces in place of one of a day. */
export function useTripSwaps(id: string, day: string, itemId: string) {
  return useQuery({
    queryKey: [tripEndpoints.swaps.path, id, day, itemId],
    queryFn: () => callEndpoint(tripEndpoints.swaps, { params: { id, day }, query: { itemId } }),
    staleTime: 0,
    gcTime: 0,
  })
}

interface WantedTrip {
  readonly trip: NewTrip
  /** The same for each try of the same trip. */
  readonly idempotencyKey: string | undefined
}

/** Has a trip planned. */
export function useCreateTrip(told: ChangeCallbacks<WantedTrip, TripReply>) {
  return useTripChange(
    ({ trip, idempotencyKey }: WantedTrip) =>
      callEndpoint(tripEndpoints.create, { body: trip, idempotencyKey }),
    told,
  )
}

/** Changes what a trip is, or that the person is home. */
export function useChangeTrip(id: string, told: ChangeCallbacks<TripChanges, TripReply>) {
  return useTripChange(
    (changes: TripChanges) => callEndpoint(tripEndpoints.change, { params: { id }, body: changes }),
    told,
  )
}

/** Has new outfits chosen for all days that were not chosen by hand. */
export function usePackAgain(id: string, told: ChangeCallbacks<void, TripReply>) {
  return useTripChange<void>(() => callEndpoint(tripEndpoints.pack, { params: { id } }), told)
}

/** Has another outfit chosen for one day. */
export function useChooseDay(id: string, told: ChangeCallbacks<string, TripReply>) {
  return useTripChange((day: string) => callEndpoint(tripEndpoints.chooseDay, { params: { id, day } }), told)
}

interface DayChange {
  readonly day: string
  readonly changes: TripDayChanges
}

/** Changes what a day is for, or swaps a piece of its outfit. */
export function useChangeTripDay(id: string, told: ChangeCallbacks<DayChange, TripReply>) {
  return useTripChange(
    ({ day, changes }: DayChange) =>
      callEndpoint(tripEndpoints.changeDay, { params: { id, day }, body: changes }),
    told,
  )
}

/** What is put on a packing list. */
export interface LinesToAdd {
  readonly itemIds?: string[]
  readonly text?: string
  readonly group?: PackingGroup
}

interface AddedLines extends LinesToAdd {
  readonly tripId: string
  readonly idempotencyKey?: string | undefined
}

/** Puts pieces or a thing on the packing list of any trip. */
export function useAddLines(told: ChangeCallbacks<AddedLines, TripReply>) {
  return useTripChange(
    ({ tripId, idempotencyKey, ...body }: AddedLines) =>
      callEndpoint(tripEndpoints.addLine, { params: { id: tripId }, body, idempotencyKey }),
    told,
  )
}

/** Takes a line off the packing list. */
export function useRemoveLine(id: string, told: ChangeCallbacks<string, TripReply>) {
  return useTripChange(
    (line: string) => callEndpoint(tripEndpoints.removeLine, { params: { id, line } }),
    told,
  )
}

interface LineChange {
  readonly line: string
  readonly changes: PackingLineChanges
}

/** Ticks or renames a line: shown at once, and sent one after the other. */
export function useChangeLine(id: string, onFailed: (error: Error) => void) {
  const queries = useQueryClient()
  const mutationKey = [tripEndpoints.changeLine.path, id]
  return useMutation({
    mutationKey,
    scope: { id: `lines ${id}` },
    mutationFn: ({ line, changes }: LineChange) =>
      callEndpoint(tripEndpoints.changeLine, { params: { id, line }, body: changes }),
    onMutate: async ({ line, changes }) => {
      const show = () =>
        queries.setQueryData<TripReply>(tripKey(id), (known) => known && withLine(known, line, changes))
      // Before the wait too: a tick shows at once. After it, since a canceled read restores what was there before.
      show()
      await queries.cancelQueries({ queryKey: tripKey(id) })
      show()
    },
    onError: (error) => {
      onFailed(error)
      void queries.invalidateQueries({ queryKey: tripKey(id) })
    },
    onSuccess: (reply) => {
      // An answer to an earlier tick knows nothing of the later ones.
      if (queries.isMutating({ mutationKey }) > 1) return
      queries.setQueryData(tripKey(id), reply)
      void queries.invalidateQueries({ queryKey: tripsKey })
      void queries.invalidateQueries({ queryKey: packedKey })
      void queries.invalidateQueries({
        predicate: ({ meta }) => meta?.['followsWeather'] === followsWeather.followsWeather,
      })
    },
  })
}

function withLine(reply: TripReply, id: string, changes: PackingLineChanges): TripReply {
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

/** Deletes a trip; its pieces are at home again. */
export function useDeleteTrip({ onDone, onFailed }: ChangeCallbacks<Trip, void>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Trip) => callEndpoint(tripEndpoints.remove, { params: { id } }),
    onSuccess: async (result, input) => {
      await queries.invalidateQueries({ queryKey: tripsKey })
      void queries.invalidateQueries({ queryKey: packedKey })
      onDone(result, input)
    },
    onError: onFailed,
  })
}

/** Restores a deleted trip. */
export function useRestoreTrip(told: ChangeCallbacks<Trip, TripReply>) {
  return useTripChange<Trip>(({ id }) => callEndpoint(tripEndpoints.restore, { params: { id } }), told)
}

// A change of a trip answers with the whole trip.
function useTripChange<V>(
  change: (input: V) => Promise<TripReply>,
  { onDone, onFailed }: ChangeCallbacks<V, TripReply>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (reply, input) => {
      queries.setQueryData(tripKey(reply.trip.id), reply)
      void queries.invalidateQueries({ queryKey: packedKey })
      await queries.invalidateQueries({ queryKey: tripsKey })
      onDone(reply, input)
    },
    onError: onFailed,
  })
}
