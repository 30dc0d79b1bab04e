import { nextTurn } from '../workers/next-turn.ts'

// About five milliseconds of reading pieces, and well below the parameters that both engines allow.
const CHUNK = 100

/**
 * Runs a statement about many rows for some of them at a time and yields to the event loop in between, so that a change
 * of thousands of rows doesn't block other requests; concatenates the results.
 */
export async function inChunks<T, R>(
  all: readonly T[],
  run: (chunk: readonly T[]) => Promise<readonly R[]>,
): Promise<R[]> {
  const results: R[] = []
  for (let from = 0; from < all.length; from += CHUNK) {
    if (from > 0) await nextTurn()
    results.push(...(await run(all.slice(from, from + CHUNK))))
  }
  return results
}
