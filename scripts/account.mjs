import './require-node-20.mjs'
import { join } from 'node:path'
import { runSteps } from './command-failure.mjs'
import { installPackages } from './install-packages.mjs'
import { ensurePinnedNode, runWithPinnedNode } from './pinned-node.mjs'

// Prints links for users: npm run account -- invite, npm run account -- reset EMAIL
await runSteps(async () => {
  await installPackages()
  await ensurePinnedNode()
  const { exitCode } = await runWithPinnedNode([join('scripts', 'account.ts'), ...process.argv.slice(2)])
  return exitCode
})
