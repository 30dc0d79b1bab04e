import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { DatabaseDamaged, type DamageWatch } from '../damage-watch.ts'
import { storageFailure } from '../storage-failure.ts'
import { retryWhileBusy } from './retry-while-busy.ts'
import { isFailedWrite } from './sqlite-errors.ts'
import { whyWriteFailed } from './why-write-failed.ts'

// Includes the end of the transaction that found the damage.
const POSSIBLE_WHEN_DAMAGED = /^\s*(select|pragma|rollback|release)\b/i

/** A database file and its known damage. */
export interface WatchedFile {
  readonly path: string
  readonly damage: DamageWatch
}

/** Retries while other processes lock the file. SQLite's own busy timeout would block the event loop. */
export class RetryingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #file: WatchedFile

  constructor(connection: DatabaseConnection, file: WatchedFile) {
    this.#connection = connection
    this.#file = file
  }

  // A statement that failed with SQLITE_BUSY has changed nothing, so it can be retried.
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { damage } = this.#file
    if (damage.reason !== null && !POSSIBLE_WHEN_DAMAGED.test(query.sql))
      throw new DatabaseDamaged(damage.reason)
    try {
      return await retryWhileBusy(() => this.#connection.executeQuery<R>(query))
    } catch (error) {
      const noRoom = isFailedWrite(error) ? await whyWriteFailed(this.#file.path) : null
      if (storageFailure(noRoom) === 'full') throw noRoom
      if (storageFailure(error) === 'damaged')
        damage.report(error instanceof Error ? error.message : String(error))
      throw error
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery(query, chunkSize)
  }
}
