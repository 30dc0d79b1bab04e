import { useSearch } from 'wouter'

/** Address of the archive. */
export const archivedPiecesAddress = '/?shelf=archive'

/** Whether the address shows the archive instead of the closet. */
export function useShowsArchivedPieces(): boolean {
  return new URLSearchParams(useSearch()).get('shelf') === 'archive'
}
