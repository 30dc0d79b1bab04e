import './require-node-20.mjs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { runSteps } from './command-failure.mjs'
import { installPackages } from './install-packages.mjs'
import { ensurePinnedNode, runWithPinnedNode } from './pinned-node.mjs'

// Measures the web app on a simulated slow phone, in Chromium. `--json` prints JSON, and `--no-lighthouse` leaves out
// Lighthouse, which takes as long as all else.
await runSteps(async () => {
  await installPackages()
  await ensurePinnedNode()
  await build()
  const { exitCode } = await runWithPinnedNode([join('bench', 'bench-page.ts'), ...process.argv.slice(2)])
  return exitCode
})
