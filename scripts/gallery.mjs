import './require-node-20.mjs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { runSteps } from './command-failure.mjs'
import { findBrowser } from './find-browser.mjs'
import { installPackages } from './install-packages.mjs'
import { ensurePinnedNode, runWithPinnedNode } from './pinned-node.mjs'

// Takes a picture of every screen in each state, size and theme: npm run gallery -- --only planner
await runSteps(async () => {
  await installPackages()
  await ensurePinnedNode()
  await build()
  const env = { CHROMIUM_PATH: await findBrowser() }
  const { exitCode } = await runWithPinnedNode([join('gallery', 'gallery.ts'), ...process.argv.slice(2)], {
    env,
  })
  return exitCode
})
