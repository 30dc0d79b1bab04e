// Longer than a slow phone needs to start the app.
const FIRST_VIEW_MS = 15_000

/** When the embedded responses were added to the query cache. */
export const seededAt = Date.now()

let isOver = false

/** Call after a change: the embedded data may be outdated. */
export function endFirstView(): void {
  isOver = true
}

/**
 * `staleTime` of a query that is sent each time it is needed: an embedded response counts as fresh until the first
 * change, for at most 15 seconds.
 */
export function untilFirstChange({ state }: { readonly state: { readonly dataUpdatedAt: number } }): number {
  const isNew = !isOver && state.dataUpdatedAt === seededAt && Date.now() - seededAt < FIRST_VIEW_MS
  return isNew ? FIRST_VIEW_MS : 0
}
