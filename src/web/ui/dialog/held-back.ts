type Hold = (event: PopStateEvent) => void

const holds = new Set<Hold>()

/**
 * Gives `holdBack` the browser's Back before the router. Called once, before the router listens: listeners of `window`
 * run in order of registration, also those that capture.
 */
export function listenToBack(): void {
  window.addEventListener('popstate', (event) => [...holds].at(-1)?.(event))
}

/** Calls `hold` on the browser's Back instead of earlier holds; returns the function that ends it. */
export function holdBack(hold: Hold): () => void {
  holds.add(hold)
  return () => {
    holds.delete(hold)
  }
}
