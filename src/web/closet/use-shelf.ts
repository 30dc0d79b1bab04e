import { useSearch } from 'wouter'

/** Address of the pieces that have left the closet. */
export const archiveAddress = '/?shelf=archive'

/** Whether the address asks for the archive in place of the closet. */
export function useIsArchive(): boolean {
  return new URLSearchParams(useSearch()).get('shelf') === 'archive'
}
