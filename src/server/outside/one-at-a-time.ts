/**
 * Joins those who ask for the same thing at the same time: while the work of a `key` runs, all who come get its result.
 * Nothing is kept once it is done.
 */
export function oneAtATime<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>()
  return (key, work) => {
    const joined = running.get(key) ?? work().finally(() => running.delete(key))
    running.set(key, joined)
    return joined
  }
}
