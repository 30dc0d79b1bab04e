import './require-node-20.mjs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { runSteps } from './command-failure.mjs'
import { installPackages } from './install-packages.mjs'
import { ensurePinnedNode, runWithPinnedNode } from './pinned-node.mjs'

// Sends generated and malicious requests to a real server: npm run fuzz -- --requests 500 --seed 7
await runSteps(async () => {
  await installPackages()
  await ensurePinnedNode()
  await build()
  const { exitCode } = await runWithPinnedNode([join('fuzz', 'fuzz.ts'), ...process.argv.slice(2)])
  return exitCode
})
