import type { Database } from '../db/open-database.ts'
import type { Clock } from '../ports/clock.ts'
import type { StoredEntry } from './history-store.ts'

/** What the history works with. */
export interface HistoryNeeds {
  readonly db: Database
  readonly clock: Clock
}

/** What logging works with. */
export interface LoggingNeeds extends HistoryNeeds {
  /** Told of each entry that is logged, in its transaction. */
  readonly onLogged: (transaction: Database, entry: StoredEntry) => Promise<void>
}
