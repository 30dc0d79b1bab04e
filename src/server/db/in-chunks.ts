import { nextTurn } from '../workers/next-turn.ts'

// Reading this many pieces takes about 5 ms; both engines allow many more parameters.
const CHUNK = 100

/**
 * Runs a statement in chunks of rows and yields to the event loop in between, so that thousands of rows don't block
 * other requests. Concatenates the results.
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
