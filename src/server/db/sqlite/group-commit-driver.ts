import type { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers'
import { CompiledQuery, SqliteDriver } from 'kysely'
import type { DatabaseConnection, Driver, QueryResult, SqliteDatabase } from 'kysely'
import { RetryingConnection, type WatchedFile } from './retrying-connection.ts'

// Bounds how long the first transaction of a group waits for the last.
const MAX_GROUP_SIZE = 64

/**
 * Kysely's SQLite driver with group commit: transactions that end in the same turn of the event loop are written to
 * disk with one fsync (decision 39). Each resolves once it is on disk, and fails if the group could not be written. A
 * query outside of transactions sees committed rows only.
 *
 * SQLite has one writer, so a group is one transaction of the database and its later members are savepoints.
 */
export class GroupCommitDriver implements Driver {
  readonly #database: DatabaseSync
  readonly #file: WatchedFile
  readonly #oneConnection: SqliteDriver
  #group: Group | null = null

  constructor(database: DatabaseSync, wrapped: SqliteDatabase, file: WatchedFile) {
    this.#database = database
    this.#file = file
    this.#oneConnection = new SqliteDriver({ database: wrapped })
  }

  init(): Promise<void> {
    return this.#oneConnection.init()
  }

  async acquireConnection(): Promise<GroupConnection> {
    return new GroupConnection(await this.takeTurn(), this)
  }

  async releaseConnection(connection: GroupConnection): Promise<void> {
    if (!connection.hasTurn) return
    connection.hasTurn = false
    await this.#oneConnection.releaseConnection()
  }

  /** Waits until no other transaction or query is running. */
  async takeTurn(): Promise<RetryingConnection> {
    return new RetryingConnection(await this.#oneConnection.acquireConnection(), this.#file)
  }

  // A deferred transaction that reads and then writes fails at once if another process wrote in between; an immediate
  // one waits. This also serializes the migrations of two processes.
  async beginTransaction(connection: GroupConnection): Promise<void> {
    await connection.ensureTurn()
    if (this.#group && this.#group.size >= MAX_GROUP_SIZE) await this.commitGroup(connection.inner)
    if (this.#group) await run(connection.inner, 'savepoint member')
    else await run(connection.inner, 'begin immediate')
    this.#group ??= new Group()
    connection.isInTransaction = true
  }

  async commitTransaction(connection: GroupConnection): Promise<void> {
    const group = this.#group
    // The caller swallowed the error that ended it.
    if (!group) throw new Error('The transaction ended before its commit.')
    if (group.size > 0) await run(connection.inner, 'release member')
    connection.isInTransaction = false
    group.size += 1
    if (group.size === 1) setImmediate(() => void this.#commitInTurn(group))
    await this.releaseConnection(connection)
    await group.written
  }

  async rollbackTransaction(connection: GroupConnection): Promise<void> {
    // Nothing is left to roll back if its group failed, or if SQLite ended the transaction by itself.
    if (!connection.isInTransaction) return
    connection.isInTransaction = false
    if (!this.#group) return
    if (this.#group.size > 0) {
      await run(connection.inner, 'rollback to member')
      await run(connection.inner, 'release member')
    } else {
      this.#group = null
      await run(connection.inner, 'rollback')
    }
  }

  readonly savepoint: SqliteDriver['savepoint'] = (...named) => this.#oneConnection.savepoint(...named)

  readonly rollbackToSavepoint: SqliteDriver['rollbackToSavepoint'] = (...named) =>
    this.#oneConnection.rollbackToSavepoint(...named)

  readonly releaseSavepoint: SqliteDriver['releaseSavepoint'] = (...named) =>
    this.#oneConnection.releaseSavepoint(...named)

  /** SQLite ends the whole transaction by itself on some errors, such as a full disk. */
  failGroupIfEnded(error: unknown): void {
    if (!this.#database.isTransaction) this.#endGroup(error)
  }

  /** Commits the open group to disk. A failure rejects its members, not the caller. */
  async commitGroup(connection: DatabaseConnection): Promise<void> {
    if (!this.#group) return
    try {
      await run(connection, 'commit')
      this.#endGroup(null)
    } catch (error) {
      if (this.#database.isTransaction) await run(connection, 'rollback').catch(() => undefined)
      this.#endGroup(error)
    }
  }

  async destroy(): Promise<void> {
    if (this.#group) await this.#commitInTurn(this.#group)
    await this.#oneConnection.destroy()
  }

  async #commitInTurn(group: Group): Promise<void> {
    if (this.#group !== group) return
    const connection = await this.takeTurn()
    // A query outside of transactions may have come first.
    if (this.#group === group) await this.commitGroup(connection)
    await this.#oneConnection.releaseConnection()
  }

  #endGroup(error: unknown): void {
    const group = this.#group
    this.#group = null
    if (error === null) group?.succeed()
    else group?.fail(error)
  }
}

/** Transactions that are written to disk together. */
class Group {
  /** Number of members that have ended. */
  size = 0
  readonly written: Promise<void>
  readonly succeed: () => void
  readonly fail: (error: unknown) => void

  constructor() {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    // It may have no member that awaits it; Node would end the process on an unhandled rejection.
    promise.catch(() => undefined)
    this.written = promise
    this.succeed = resolve
    this.fail = reject
  }
}

/** The one connection while its holder has the turn; a commit passes the turn on. */
class GroupConnection implements DatabaseConnection {
  hasTurn = true
  isInTransaction = false
  readonly inner: RetryingConnection
  readonly #driver: GroupCommitDriver

  constructor(inner: RetryingConnection, driver: GroupCommitDriver) {
    this.inner = inner
    this.#driver = driver
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.ensureTurn()
    if (!this.isInTransaction) await this.#driver.commitGroup(this.inner)
    try {
      return await this.inner.executeQuery<R>(query)
    } catch (error) {
      if (this.isInTransaction) this.#driver.failGroupIfEnded(error)
      throw error
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery(query, chunkSize)
  }

  /** Takes the turn again for work after a commit on the same connection. */
  async ensureTurn(): Promise<void> {
    if (this.hasTurn) return
    await this.#driver.takeTurn()
    this.hasTurn = true
  }
}

function run(connection: DatabaseConnection, sql: string) {
  return connection.executeQuery(CompiledQuery.raw(sql))
}
