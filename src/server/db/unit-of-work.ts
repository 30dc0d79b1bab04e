import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery } from 'kysely'
import type { DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely'

const units = new AsyncLocalStorage<UnitOfWork>()

/**
 * Runs `work` and then `finish`; all their writes commit together at the end. The first write begins a database
 * transaction, which later transactions join as savepoints. An error of either rolls everything back. Reads before the
 * first write don't keep the connection.
 */
export async function inUnitOfWork<T>(
  work: () => Promise<T>,
  finish: (result: T) => Promise<void>,
): Promise<T> {
  const unit = new UnitOfWork()
  try {
    return await units.run(unit, async () => {
      const result = await work()
      await finish(result)
      await unit.commit()
      return result
    })
  } catch (error) {
    await unit.rollback()
    throw error
  } finally {
    unit.end()
  }
}

/**
 * Runs writes that must commit immediately, such as the pending row of a file. Allowed only before the unit's own first
 * write: SQLite has one writer, so later ones would deadlock.
 */
export function outsideUnitOfWork<T>(write: () => Promise<T>): Promise<T> {
  if (isInOpenUnitOfWork()) throw new Error('The unit of work already has writes of its own.')
  return units.exit(write)
}

/** True if a write joins a transaction that this request has already begun. */
export function isInOpenUnitOfWork(): boolean {
  return units.getStore()?.isOpen === true
}

/** Runs `job` once the unit of work of this request has ended, or now if there is none. */
export function afterUnitOfWork(job: () => void): void {
  const unit = units.getStore()
  if (unit && !unit.isOver) unit.jobsAfter.push(job)
  else units.exit(job)
}

/** A driver that commits the writes of a unit of work together. Outside of a unit it changes nothing. */
export function withUnitsOfWork(inner: Driver): Driver {
  return {
    init: () => inner.init(),
    destroy: () => inner.destroy(),
    async acquireConnection() {
      const unit = units.getStore()
      return (unit && (await unit.acquire(inner))) ?? inner.acquireConnection()
    },
    async beginTransaction(connection, settings) {
      if (connection instanceof UnitConnection) await connection.begin(settings)
      else await inner.beginTransaction(connection, settings)
    },
    async commitTransaction(connection) {
      if (connection instanceof UnitConnection) await connection.commit()
      else await inner.commitTransaction(connection)
    },
    async rollbackTransaction(connection) {
      if (connection instanceof UnitConnection) await connection.rollback()
      else await inner.rollbackTransaction(connection)
    },
    async releaseConnection(connection) {
      if (connection instanceof UnitConnection) await connection.release()
      else await inner.releaseConnection(connection)
    },
    savepoint: async (connection, ...named) => inner.savepoint?.(innerOf(connection), ...named),
    rollbackToSavepoint: async (connection, ...named) =>
      inner.rollbackToSavepoint?.(innerOf(connection), ...named),
    releaseSavepoint: async (connection, ...named) => inner.releaseSavepoint?.(innerOf(connection), ...named),
  }
}

function innerOf(connection: DatabaseConnection): DatabaseConnection {
  return connection instanceof UnitConnection ? connection.inner : connection
}

class UnitOfWork {
  readonly jobsAfter: (() => void)[] = []
  isOver = false
  #open: { readonly driver: Driver; readonly connection: DatabaseConnection } | null = null
  // An error that undid earlier writes of the unit, which must not commit then.
  #broken: { readonly error: unknown } | null = null
  // One connection at a time: a second one would wait on SQLite for the first, which is kept until the end.
  #turn: Promise<void> = Promise.resolve()

  get isOpen(): boolean {
    return this.#open !== null
  }

  /** Resolves with null if the unit ended meanwhile. */
  async acquire(driver: Driver): Promise<UnitConnection | null> {
    const turn = Promise.withResolvers<void>()
    const before = this.#turn
    this.#turn = turn.promise
    await before
    try {
      if (!this.isOver) {
        const connection = this.#open?.connection ?? (await driver.acquireConnection())
        return new UnitConnection(this, driver, connection, turn.resolve)
      }
    } catch (error) {
      turn.resolve()
      throw error
    }
    turn.resolve()
    return null
  }

  /** Keeps the connection and its transaction until the end of the unit. */
  keep(driver: Driver, connection: DatabaseConnection): void {
    this.#open ??= { driver, connection }
  }

  markBroken(error: unknown): void {
    this.#broken ??= { error }
  }

  async commit(): Promise<void> {
    await this.#turn
    if (this.#broken) throw this.#broken.error
    await this.#open?.driver.commitTransaction(this.#open.connection)
    await this.#close()
  }

  // Errors of the rollback are dropped: the error that caused it is reported.
  async rollback(): Promise<void> {
    await this.#turn
    await this.#open?.driver.rollbackTransaction(this.#open.connection).catch(() => undefined)
    await this.#close()
  }

  end(): void {
    this.isOver = true
    for (const job of this.jobsAfter) job()
  }

  async #close(): Promise<void> {
    const open = this.#open
    this.#open = null
    await open?.driver.releaseConnection(open.connection)
  }
}

const SAVEPOINT = 'unit_of_work'
const READS = /^\s*select\b/i

class UnitConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection
  readonly #unit: UnitOfWork
  readonly #driver: Driver
  readonly #endTurn: () => void
  // A transaction of a use case: the first of the unit is the database's own, later ones are savepoints.
  #transaction: 'none' | 'own' | 'joined' = 'none'
  #hasWritten = false

  constructor(unit: UnitOfWork, driver: Driver, inner: DatabaseConnection, endTurn: () => void) {
    this.#unit = unit
    this.#driver = driver
    this.inner = inner
    this.#endTurn = endTurn
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (READS.test(query.sql)) return this.inner.executeQuery<R>(query)
    this.#hasWritten = true
    if (this.#transaction !== 'none') return this.inner.executeQuery<R>(query)
    // A write without a transaction is a transaction of one statement.
    await this.begin({})
    this.#hasWritten = true
    try {
      const result = await this.inner.executeQuery<R>(query)
      await this.commit()
      return result
    } catch (error) {
      await this.rollback().catch(() => undefined)
      throw error
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery(query, chunkSize)
  }

  async begin(settings: TransactionSettings): Promise<void> {
    this.#hasWritten = false
    if (this.#unit.isOpen) await this.inner.executeQuery(CompiledQuery.raw(`savepoint ${SAVEPOINT}`))
    else await this.#driver.beginTransaction(this.inner, settings)
    this.#transaction = this.#unit.isOpen ? 'joined' : 'own'
  }

  async commit(): Promise<void> {
    const isOwn = this.#transaction === 'own'
    if (!isOwn) await this.inner.executeQuery(CompiledQuery.raw(`release savepoint ${SAVEPOINT}`))
    // Nothing was written, so other writers needn't wait for the rest of this request.
    else if (!this.#hasWritten) await this.#driver.commitTransaction(this.inner)
    else this.#unit.keep(this.#driver, this.inner)
    this.#transaction = 'none'
  }

  async rollback(): Promise<void> {
    const isOwn = this.#transaction === 'own'
    this.#transaction = 'none'
    if (isOwn) return this.#driver.rollbackTransaction(this.inner)
    try {
      await this.inner.executeQuery(CompiledQuery.raw(`rollback to savepoint ${SAVEPOINT}`))
    } catch (error) {
      // On a full disk SQLite itself ends the whole transaction.
      this.#unit.markBroken(error)
      throw error
    }
  }

  async release(): Promise<void> {
    try {
      if (!this.#unit.isOpen) await this.#driver.releaseConnection(this.inner)
    } finally {
      this.#endTurn()
    }
  }
}
