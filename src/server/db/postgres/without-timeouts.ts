import { sql, type RawBuilder } from 'kysely'

/** Statements that lift both limits for a connection, or only for its transaction. */
export function withoutTimeouts(scope: 'session' | 'local'): RawBuilder<unknown>[] {
  return ['statement_timeout', 'idle_in_transaction_session_timeout'].map((limit) =>
    sql.raw(`set ${scope} ${limit} = 0`),
  )
}
