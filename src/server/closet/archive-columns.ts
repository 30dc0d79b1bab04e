import type { ArchiveReason } from '../../contract/closet/closet.ts'

/**
 * Returns the columns to update when a piece is archived for a reason, unarchived (null) or neither (undefined). A
 * piece that `hasLeft` already keeps its date if only the reason changes.
 */
export function archiveColumns(hasLeft: boolean, reason: ArchiveReason | null | undefined, at: Date) {
  if (reason === undefined) return {}
  if (reason === null) return { archivedReason: null, archivedAt: null }
  return { archivedReason: reason, ...(!hasLeft && { archivedAt: at }) }
}
