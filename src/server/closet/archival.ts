import type { ArchiveReason } from '../../contract/closet.ts'

/**
 * What is to be stored of a piece that is archived for a reason, brought back (null), or neither (undefined).
 * A piece that `hasLeft` already keeps its day when only the reason changes.
 */
export function archival(hasLeft: boolean, reason: ArchiveReason | null | undefined, at: Date) {
  if (reason === undefined) return {}
  if (reason === null) return { archivedReason: null, archivedAt: null }
  return { archivedReason: reason, ...(!hasLeft && { archivedAt: at }) }
}
