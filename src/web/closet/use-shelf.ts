import { useSearch } from 'wouter'

/** Address of the archive. */
export const archiveAddress = '/?shelf=archive'

/** Whether the address shows the archive instead of the closet. */
export function useIsArchive(): boolean {
  return new URLSearchParams(useSearch()).get('shelf') === 'archive'
}
