import './require-node-20.mjs'
import { join } from 'node:path'
import { buildPage } from './build-page.mjs'
import { runSteps } from './command-failure.mjs'
import { installPackages } from './install-packages.mjs'
import { ensurePinnedNode, runWithPinnedNode } from './pinned-node.mjs'
import { repository } from './repository.mjs'

// Without it Node strips types and compiles every file anew: the second start takes half the time.
const env = { NODE_COMPILE_CACHE: join(repository, 'node_modules', '.cache', 'compiled') }

await runSteps(async () => {
  await installPackages()
  await ensurePinnedNode()
  await buildPage()
  const { exitCode } = await runWithPinnedNode(['src/server/main.ts'], { env, tied: true })
  return exitCode
})
