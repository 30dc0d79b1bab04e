import { RESTORABLE_DAYS } from '../../contract/restorable-days.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Anything deleted before this instant can't be restored at `now`. */
export function retentionCutoff(now: Date): Date {
  return new Date(now.getTime() - RESTORABLE_DAYS * DAY_MS)
}

/** Days, rounded up, for which something deleted at `deletedAt` can still be restored at `now`. */
export function daysToRestore(deletedAt: Date, now: Date): number {
  return Math.max(1, Math.ceil((deletedAt.getTime() - retentionCutoff(now).getTime()) / DAY_MS))
}
