type Interceptor = (event: PopStateEvent) => void

const interceptors = new Set<Interceptor>()

/**
 * Lets `stayOnBack` handle the browser's Back before the router. Call once, before the router listens: listeners of
 * `window` run in order of registration, also capturing ones.
 */
export function listenToBack(): void {
  window.addEventListener('popstate', (event) => [...interceptors].at(-1)?.(event))
}

/**
 * Stays at the current address on the browser's Back, and calls `onBack` instead; returns a function that stops it. Back
 * has already changed the address, which is restored before the router handles the event.
 */
export function stayOnBack(onBack: () => void): () => void {
  const { href } = location
  const state: unknown = history.state
  return interceptBack((event) => {
    event.stopImmediatePropagation()
    history.pushState(state, '', href)
    onBack()
  })
}

/** Calls `intercept` on the browser's Back, instead of earlier interceptors; returns a function that stops it. */
function interceptBack(intercept: Interceptor): () => void {
  interceptors.add(intercept)
  return () => {
    interceptors.delete(intercept)
  }
}
