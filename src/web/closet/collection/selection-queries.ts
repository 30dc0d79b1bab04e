import type { ClosetItem } from '../../../contract/closet.ts'
import { selectionEndpoints, type SharedChanges } from '../../../contract/closet-selection.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'
import { useClosetChange, type ChangeCallbacks } from '../use-closet-change.ts'

/** Several pieces; what is done is done to all of them or to none. */
export type Pieces = readonly ClosetItem[]

interface ChangeOfPieces {
  readonly pieces: Pieces
  readonly changes: SharedChanges
}

/** Changes several pieces in the same way. */
export function useChangePieces(told: ChangeCallbacks<ChangeOfPieces, Pieces>) {
  return useClosetChange<ChangeOfPieces, Pieces>(
    ({ pieces, changes }) =>
      callEndpoint(selectionEndpoints.change, { body: { ids: idsOf(pieces), changes } }),
    told,
  )
}

/** Takes several pieces out of the closet. */
export function useRemovePieces(told: ChangeCallbacks<Pieces, void>) {
  return useClosetChange<Pieces, void>(
    (pieces) => callEndpoint(selectionEndpoints.remove, { body: { ids: idsOf(pieces) } }),
    told,
  )
}

/** Brings several removed pieces back. */
export function useRestorePieces(told: ChangeCallbacks<Pieces, Pieces>) {
  return useClosetChange<Pieces, Pieces>(
    (pieces) => callEndpoint(selectionEndpoints.restore, { body: { ids: idsOf(pieces) } }),
    told,
  )
}

function idsOf(pieces: Pieces): string[] {
  return pieces.map(({ id }) => id)
}
