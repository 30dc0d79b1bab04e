import './require-node-20.mjs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { runSteps } from './command-failure.mjs'
import { installPackages } from './install-packages.mjs'
import { ensurePinnedNode, runWithPinnedNode } from './pinned-node.mjs'

// Measures Armadio's speed on this machine; each figure has a limit.
await runSteps(async () => {
  await installPackages()
  await ensurePinnedNode()
  await build()
  const { exitCode } = await runWithPinnedNode([join('bench', 'bench.ts')])
  return exitCode
})
