/**
 * Coalesces concurrent requests: while the work of a `key` runs, every caller gets its result. Results are not cached.
 */
export function singleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>()
  return (key, work) => {
    const joined = running.get(key) ?? work().finally(() => running.delete(key))
    running.set(key, joined)
    return joined
  }
}
