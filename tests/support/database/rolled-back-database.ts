import type { ControlledTransaction } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { openDatabase, type DatabaseEngine, type OpenDatabase } from '../../../src/server/db/open-database.ts'
import type { Tables } from '../../../src/server/db/tables/tables.ts'
import { makeReferencedRows } from './example-rows.ts'
import { makeTestDatabase, type TestDatabase } from './test-database.ts'

/**
 * One database for all tests of the enclosing describe, with the rows that examples reference. Rolls back each test,
 * which saves the 20 ms that a new database takes.
 */
export function rolledBackDatabase(engine: DatabaseEngine): () => ControlledTransaction<Tables> {
  let made: TestDatabase
  let opened: OpenDatabase
  let transaction: ControlledTransaction<Tables>
  beforeAll(async () => {
    made = await makeTestDatabase(engine, 'migrated')
    opened = await openDatabase(made.target)
    await makeReferencedRows(opened.db)
  })
  beforeEach(async () => {
    transaction = await opened.db.startTransaction().execute()
  })
  afterEach(() => transaction.rollback().execute())
  afterAll(async () => {
    await opened.close()
    await made.remove()
  })
  return () => transaction
}
