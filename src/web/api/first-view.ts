// Longer than a slow phone takes to run the page.
const FIRST_VIEW_MS = 15_000

/** When the replies that came inside the page were put where the queries find them. */
export const seededAt = Date.now()

let isOver = false

/** Something was changed: what came inside the page may be old. */
export function endFirstView(): void {
  isOver = true
}

/**
 * `staleTime` of a query that is sent each time it is needed: a reply that came inside the page counts as new, until the
 * first change or for 15 seconds.
 */
export function untilFirstChange({ state }: { readonly state: { readonly dataUpdatedAt: number } }): number {
  const isNew = !isOver && state.dataUpdatedAt === seededAt && Date.now() - seededAt < FIRST_VIEW_MS
  return isNew ? FIRST_VIEW_MS : 0
}
