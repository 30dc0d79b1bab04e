import { LRUCache } from 'lru-cache'
import pg from 'pg'

/** Names of the prepared statements of one connection. */
interface StatementNames {
  /** Returns the name under which to send a statement, or undefined to send it without one. */
  nameOf(text: string): string | undefined
  /** From now on the statement is sent without a name. */
  forget(text: string): void
}

// A statement with a list has a text for each length of the list, which would be endlessly many.
const MAX_PREPARED = 150
const PREPARED_FROM_USE = 3

/**
 * Names statements that a connection repeats: PostgreSQL parses them once and can keep their plan. Planning the list of
 * pieces takes about as long as running it (8 ms each).
 */
export function createStatementNames(): StatementNames {
  const uses = new LRUCache<string, number>({ max: 4 * MAX_PREPARED })
  const names = new Map<string, string | undefined>()
  return {
    nameOf(text) {
      if (names.has(text) || names.size === MAX_PREPARED) return names.get(text)
      const count = (uses.get(text) ?? 0) + 1
      uses.set(text, count)
      if (count >= PREPARED_FROM_USE) names.set(text, `armadio_${names.size}`)
      return names.get(text)
    },
    forget(text) {
      names.set(text, undefined)
    },
  }
}

// A migration changed the columns of the result; a pooler passed the statement to a session that lacks it or has another.
const unprepared = ['0A000', '26000', '42P05']

/** Whether a statement failed because it was prepared, and not by what it does. */
export function isUnprepared(error: unknown): boolean {
  return error instanceof pg.DatabaseError && unprepared.includes(error.code ?? '')
}
