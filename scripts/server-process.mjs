import { join } from 'node:path'
import { repository } from './repository.mjs'

/** How Node runs the server; `npm start`, the benchmark and the torture tests run the same. */
export const serverArguments = [
  // V8 would let its young generation grow to 128 MB, and gives none of it back: 280 MB idle instead of 200.
  '--max-semi-space-size=8',
  join(repository, 'dist', 'server', 'main.mjs'),
]

export const serverEnvironment = {
  // Without the cache Node strips types and compiles every file each time: the second start takes half the time.
  NODE_COMPILE_CACHE: join(repository, 'node_modules', '.cache', 'compiled'),
  // glibc keeps freed memory per thread: 30 photos of 12 MP took 532 MB instead of 446.
  MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2',
}
