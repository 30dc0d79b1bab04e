import './require-node-20.mjs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { runSteps } from './command-failure.mjs'
import { installPackages } from './install-packages.mjs'
import { ensurePinnedNode, runWithPinnedNode } from './pinned-node.mjs'

// Measures Armadio's speed on this machine; each figure has a limit. `npm run bench -- --json` prints JSON, and
// `npm run bench -- search-in-worker` compares the event loop with worker threads for the stylist's search.
const [first, ...others] = process.argv.slice(2)
const [script, args] =
  first === 'search-in-worker' ? ['search-in-worker.ts', others] : ['bench.ts', process.argv.slice(2)]

await runSteps(async () => {
  await installPackages()
  await ensurePinnedNode()
  await build()
  const { exitCode } = await runWithPinnedNode([join('bench', script), ...args])
  return exitCode
})
