import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ClosetItem } from '../../../contract/closet.ts'
import { pieceEndpoints, type ClosetItemChanges } from '../../../contract/closet-piece.ts'
import { callEndpoint, callTagged } from '../../api/call-endpoint.ts'
import type { WaitingChange } from '../../offline/waiting-change.ts'
import { useWaitingChanges } from '../../offline/waiting-changes.ts'
import { closetKey, useClosetChange, type ChangeCallbacks } from '../use-closet-change.ts'

const pieceKey = (id: string) => [...closetKey, 'piece', id]

/** One piece by itself: also one that is archived. Asked for only when `isWanted`. */
export function usePiece(id: string, isWanted: boolean) {
  return useQuery({
    queryKey: pieceKey(id),
    queryFn: () => callEndpoint(pieceEndpoints.get, { params: { id } }),
    enabled: isWanted,
  })
}

/** The days on which a piece was worn, newest first. */
export function useWears(id: string) {
  const waiting = useWaitingChanges()
  const select = useCallback(
    (wears: NamedWear[]) => [
      ...new Set([...waitingDays(waiting, id), ...wears.map(({ wornDate }) => wornDate)]),
    ],
    [waiting, id],
  )
  return useQuery({ ...wearsOf(id), select })
}

/** On how many days people who had borrowed a piece wore it, by their names. */
export function useWearsByBorrowers(id: string) {
  return useQuery({ ...wearsOf(id), select: countByBorrower })
}

interface NamedWear {
  readonly wornDate: string
  readonly wornBy: string | null
}

function wearsOf(id: string) {
  return {
    queryKey: [...pieceKey(id), 'wears'],
    queryFn: (): Promise<NamedWear[]> => callEndpoint(pieceEndpoints.wears, { params: { id } }),
  }
}

function countByBorrower(wears: readonly NamedWear[]): [name: string, days: number][] {
  const counts = new Map<string, number>()
  for (const { wornBy } of wears) if (wornBy) counts.set(wornBy, (counts.get(wornBy) ?? 0) + 1)
  return [...counts]
}

function waitingDays(changes: readonly WaitingChange[], id: string): string[] {
  return changes
    .filter(({ itemId, path, reason }) => itemId === id && path === pieceEndpoints.wear.path && !reason)
    .map(({ body }) => String(body['wornDate']))
}

/** A piece as it is on the server right now, with the tag that a change of it starts from. */
export function readForEdit(id: string): Promise<{ reply: ClosetItem; entityTag: string | undefined }> {
  return callTagged(pieceEndpoints.get, { params: { id } })
}

interface Change {
  readonly id: string
  readonly changes: ClosetItemChanges
  readonly ifMatch?: string | undefined
}

/** Changes a piece. Changes of one `scope` keep their order. */
export function useChangePiece(told: ChangeCallbacks<Change, ClosetItem>, scope?: string) {
  return useClosetChange(
    ({ id, changes, ifMatch }: Change) =>
      callEndpoint(pieceEndpoints.change, { params: { id }, body: changes, ifMatch }),
    told,
    [],
    scope,
  )
}

interface Wear {
  readonly item: ClosetItem
  /** As '2026-11-23'. */
  readonly wornDate: string
}

/** Says that a piece was worn on a day. */
export function useWear(told: ChangeCallbacks<Wear, ClosetItem>) {
  return useClosetChange(
    ({ item: { id }, wornDate }: Wear) =>
      callEndpoint(pieceEndpoints.wear, { params: { id }, body: { wornDate } }),
    told,
  )
}

/** Takes back that a piece was worn on a day. */
export function useTakeWearBack(told: ChangeCallbacks<Wear, void>) {
  return useClosetChange(
    ({ item: { id }, wornDate }: Wear) =>
      callEndpoint(pieceEndpoints.takeWearBack, { params: { id, wornDate } }),
    told,
  )
}

/** Has the garment cut out of its photo. */
export function useCutOut(told: ChangeCallbacks<ClosetItem, ClosetItem>) {
  return useClosetChange(
    ({ id }: ClosetItem) => callEndpoint(pieceEndpoints.cutOut, { params: { id } }),
    told,
  )
}

/** Gives a cut-out up. */
export function useRemoveCutOut(told: ChangeCallbacks<ClosetItem, void>) {
  return useClosetChange(
    ({ id }: ClosetItem) => callEndpoint(pieceEndpoints.removeCutOut, { params: { id } }),
    told,
  )
}

/** Puts a piece that has just been read where the dialog finds it. */
export function useKeepPiece(): (item: ClosetItem) => void {
  const queries = useQueryClient()
  return (item) => queries.setQueryData(pieceKey(item.id), item)
}
