import { join } from 'node:path'
import { repository } from './repository.mjs'

/** Node's arguments for the server, shared by `npm start`, the benchmark and the torture tests. */
export const serverArguments = [
  // By default V8's young generation grows to 128 MB and never shrinks: 280 MB idle instead of 200 MB.
  '--max-semi-space-size=8',
  join(repository, 'dist', 'server', 'main.mjs'),
]

export const serverEnvironment = {
  // Caches compiled code: the second start takes half the time.
  NODE_COMPILE_CACHE: join(repository, 'node_modules', '.cache', 'compiled'),
  // glibc keeps freed memory per thread: 30 photos of 12 MP took 532 MB instead of 446 MB.
  MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2',
}
