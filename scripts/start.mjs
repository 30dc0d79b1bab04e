import './require-node-20.mjs'
import { join } from 'node:path'
import { buildPage } from './build-page.mjs'
import { runSteps } from './command-failure.mjs'
import { installPackages } from './install-packages.mjs'
import { ensurePinnedNode, runWithPinnedNode } from './pinned-node.mjs'
import { repository } from './repository.mjs'

const unknown = process.argv.slice(2).filter((argument) => argument !== '--lan')
if (unknown.length > 0) {
  console.error(
    `npm start doesn't know ${unknown.join(' ')}. It knows --lan, which opens Armadio to your local network.`,
  )
  process.exit(2)
}

const env = {
  ...(process.argv.includes('--lan') && { LAN: '1' }),
  // Without the cache Node strips types and compiles every file each time: the second start takes half the time.
  NODE_COMPILE_CACHE: join(repository, 'node_modules', '.cache', 'compiled'),
  // glibc keeps freed memory per thread: 30 photos of 12 MP took 532 MB instead of 446.
  MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2',
}

await runSteps(async () => {
  await installPackages()
  await ensurePinnedNode()
  await buildPage()
  // V8 would let its young generation grow to 128 MB, and gives none of it back: 280 MB idle instead of 200.
  const { exitCode } = await runWithPinnedNode(['--max-semi-space-size=8', 'src/server/main.ts'], {
    env,
    tied: true,
  })
  return exitCode
})
