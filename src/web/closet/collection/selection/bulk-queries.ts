import { closetEndpoints, type ClosetItem } from '../../../../contract/closet/closet.ts'
import { bulkEndpoints, type BulkChanges } from '../../../../contract/closet/bulk-endpoints.ts'
import { useChange, type ChangeCallbacks } from '../../../api/use-change.ts'

/** Several pieces; a change is applied to all of them or to none. */
export type Pieces = readonly ClosetItem[]

interface ChangeOfPieces {
  readonly pieces: Pieces
  readonly changes: BulkChanges
}

/** Changes several pieces in the same way. */
export function useChangePieces(callbacks: ChangeCallbacks<ChangeOfPieces, Pieces>) {
  return useChange(bulkEndpoints.change, {
    input: ({ pieces, changes }: ChangeOfPieces) => ({ body: { ids: idsOf(pieces), changes } }),
    invalidates: [closetEndpoints.list],
    ...callbacks,
  })
}

/** Removes several pieces from the closet. */
export function useRemovePieces(callbacks: ChangeCallbacks<Pieces, void>) {
  return useChange(bulkEndpoints.remove, {
    input: (pieces: Pieces) => ({ body: { ids: idsOf(pieces) } }),
    invalidates: [closetEndpoints.list],
    ...callbacks,
  })
}

/** Restores several removed pieces. */
export function useRestorePieces(callbacks: ChangeCallbacks<Pieces, Pieces>) {
  return useChange(bulkEndpoints.restore, {
    input: (pieces: Pieces) => ({ body: { ids: idsOf(pieces) } }),
    invalidates: [closetEndpoints.list],
    ...callbacks,
  })
}

function idsOf(pieces: Pieces): string[] {
  return pieces.map(({ id }) => id)
}
