import type { Database } from '../db/open-database.ts'
import type { Clock } from '../ports/clock.ts'

/** What the history works with. */
export interface HistoryNeeds {
  readonly db: Database
  readonly clock: Clock
}
