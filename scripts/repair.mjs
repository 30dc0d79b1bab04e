import './require-node-20.mjs'
import { join } from 'node:path'
import { runSteps } from './command-failure.mjs'
import { installPackages } from './install-packages.mjs'
import { ensurePinnedNode, runWithPinnedNode } from './pinned-node.mjs'

// Reports damage and inconsistencies: npm run repair; repairs them: npm run repair -- --fix
await runSteps(async () => {
  await installPackages()
  await ensurePinnedNode()
  const { exitCode } = await runWithPinnedNode([join('scripts', 'repair.ts'), ...process.argv.slice(2)])
  return exitCode
})
