import { isDoubtful } from './photo-readiness.ts'
import type { QueuedPhoto } from './queued-photo.ts'

/** The order in which rows stand, and which of them needed a look. */
export interface ShownOrder {
  readonly ids: readonly string[]
  /** Also those that have been completed since: a row doesn't move away when it is done. */
  readonly doubtful: ReadonlySet<string>
}

export const NO_ORDER: ShownOrder = { ids: [], doubtful: new Set() }

/**
 * The order after a change: what needs a look comes first, each group as it was taken. While the user is at work in
 * the list nothing moves: what is new comes last.
 */
export function orderAfter(order: ShownOrder, rows: readonly QueuedPhoto[], isInHand: boolean): ShownOrder {
  const here = new Set(rows.map(({ id }) => id))
  const doubtful = new Set([
    ...[...order.doubtful].filter((id) => here.has(id)),
    ...rows.filter(isDoubtful).map(({ id }) => id),
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
