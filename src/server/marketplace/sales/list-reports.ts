import type { Database } from '../../db/open-database.ts'
import type { JsonObject } from '../../db/tables/table-values.ts'

const REPORTS_MAX = 1000

/** A report for the operator. */
export interface OperatorReport {
  readonly at: string
  readonly reason: string
  readonly details: string | null
  readonly reporter: string
  readonly reported: string
  readonly listingId: string | null
  /** The listing when it was reported; null for a report about the person. */
  readonly listing: JsonObject | null
}

/** Lists the reports of all users for the operator, newest first, at most 1,000. No endpoint returns them. */
export async function listReports(db: Database): Promise<OperatorReport[]> {
  const rows = await db
    .selectFrom('reports')
    .innerJoin('users as reporter', 'reporter.id', 'reports.reporterId')
    .innerJoin('users as reported', 'reported.id', 'reports.reportedId')
    .select(['reports.createdAt', 'reason', 'details', 'listingId', 'listing'])
    .select(['reporter.username as reporter', 'reported.username as reported'])
    .orderBy('reports.createdAt', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(REPORTS_MAX)
    .execute()
  return rows.map(({ createdAt, reason, details, reporter, reported, listingId, listing }) => ({
    at: createdAt.toISOString(),
    reason,
    details,
    reporter: `@${reporter}`,
    reported: `@${reported}`,
    listingId,
    listing,
  }))
}
