import './require-node-20.mjs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { runSteps } from './command-failure.mjs'
import { installPackages } from './install-packages.mjs'
import { ensurePinnedNode, runWithPinnedNode } from './pinned-node.mjs'

// Runs the reliability tests against real servers: npm run torture -- --only R1,R3 --kills 20 --seed 7
await runSteps(async () => {
  await installPackages()
  await ensurePinnedNode()
  await build()
  const { exitCode } = await runWithPinnedNode([join('torture', 'torture.ts'), ...process.argv.slice(2)])
  return exitCode
})
