type Hold = (event: PopStateEvent) => void

const holds = new Set<Hold>()

/**
 * Lets `holdBack` hear of the browser's Back before the router does. Called once, before the router listens: the
 * listeners of `window` are called in the order in which they came, also those that capture.
 */
export function listenToBack(): void {
  window.addEventListener('popstate', (event) => [...holds].at(-1)?.(event))
}

/** Calls `hold` on the browser's Back in place of those before it; returns the way to end that. */
export function holdBack(hold: Hold): () => void {
  holds.add(hold)
  return () => {
    holds.delete(hold)
  }
}
