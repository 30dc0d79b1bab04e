import './require-node-20.mjs'
import { join } from 'node:path'
import { runSteps } from './command-failure.mjs'
import { installPackages } from './install-packages.mjs'
import { ensurePinnedNode, runWithPinnedNode } from './pinned-node.mjs'

// Prints how fast Armadio is on this machine, beside what the same machine needs for the least there is to do.
await runSteps(async () => {
  await installPackages()
  await ensurePinnedNode()
  const { exitCode } = await runWithPinnedNode([join('bench', 'bench.ts')])
  return exitCode
})
