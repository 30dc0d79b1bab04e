type Interceptor = (event: PopStateEvent) => void

const interceptors = new Set<Interceptor>()

/**
 * Lets `interceptBack` handle the browser's Back before the router. Call once, before the router listens: listeners of
 * `window` run in order of registration, also capturing ones.
 */
export function listenToBack(): void {
  window.addEventListener('popstate', (event) => [...interceptors].at(-1)?.(event))
}

/** Calls `intercept` on the browser's Back, instead of earlier interceptors; returns a function that stops it. */
export function interceptBack(intercept: Interceptor): () => void {
  interceptors.add(intercept)
  return () => {
    interceptors.delete(intercept)
  }
}
