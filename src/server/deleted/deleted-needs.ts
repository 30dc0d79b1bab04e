import type { Database } from '../db/open-database.ts'
import type { Clock } from '../ports/clock.ts'

/** What 'Recently deleted' works with. */
export interface DeletedNeeds {
  readonly db: Database
  readonly clock: Clock
}
