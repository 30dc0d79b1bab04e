/** Remembers whether the database is damaged; a damaged database isn't written to. */
export interface DamageWatch {
  /** Message of the database; null while no damage is known. */
  readonly reason: string | null
  /** Reports damage; only the first report counts. */
  report(reason: string): void
}

/** A write to a database that is known to be damaged. */
export class DatabaseDamaged extends Error {
  override readonly name = 'DatabaseDamaged'
}

/** Creates a watch that passes the first report to `onDamage`. */
export function createDamageWatch(onDamage: (reason: string) => void): DamageWatch {
  let found: string | null = null
  return {
    get reason() {
      return found
    },
    report(reason) {
      if (found !== null) return
      found = reason
      onDamage(reason)
    },
  }
}
