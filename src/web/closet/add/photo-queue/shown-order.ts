import { needsAttention } from './photo-readiness.ts'
import type { QueuedPhoto } from './queued-photo.ts'

/** The order of the rows, and the rows that needed attention. */
export interface ShownOrder {
  readonly ids: readonly string[]
  /** Includes rows that have been completed since: a row does not move when it is done. */
  readonly doubtful: ReadonlySet<string>
}

export const NO_ORDER: ShownOrder = { ids: [], doubtful: new Set() }

/**
 * The order after a change: rows that need attention come first, each group in the order added. While the user works in
 * the list nothing moves, and new rows come last.
 */
export function orderAfter(order: ShownOrder, rows: readonly QueuedPhoto[], isInHand: boolean): ShownOrder {
  const here = new Set(rows.map(({ id }) => id))
  const doubtful = new Set([
    ...[...order.doubtful].filter((id) => here.has(id)),
    ...rows.filter(needsAttention).map(({ id }) => id),
  ])
  const ids = isInHand ? withNew(order.ids, rows, here) : sorted(rows, doubtful)
  return isSame(ids, order.ids) && doubtful.size === order.doubtful.size ? order : { ids, doubtful }
}

function withNew(ids: readonly string[], rows: readonly QueuedPhoto[], here: ReadonlySet<string>): string[] {
  const known = new Set(ids)
  return [...ids.filter((id) => here.has(id)), ...rows.map(({ id }) => id).filter((id) => !known.has(id))]
}

function sorted(rows: readonly QueuedPhoto[], doubtful: ReadonlySet<string>): string[] {
  const ids = rows.map(({ id }) => id)
  return [...ids.filter((id) => doubtful.has(id)), ...ids.filter((id) => !doubtful.has(id))]
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at])
}
