import type { ArchiveReason } from '../../contract/closet.ts'

/** What is to be stored of a piece that is archived for a reason, brought back (null), or neither (undefined). */
export function archival(reason: ArchiveReason | null | undefined, at: Date) {
  if (reason === undefined) return {}
  return { archivedReason: reason, archivedAt: reason === null ? null : at }
}
