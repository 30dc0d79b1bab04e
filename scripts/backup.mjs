import './require-node-20.mjs'
import { join } from 'node:path'
import { runSteps } from './command-failure.mjs'
import { installPackages } from './install-packages.mjs'
import { ensurePinnedNode, runWithPinnedNode } from './pinned-node.mjs'

// Copies the wardrobe; Armadio may be running: npm run backup, or npm run backup -- FOLDER
await runSteps(async () => {
  await installPackages()
  await ensurePinnedNode()
  // The command runs in the folder where npm was called; programs run in the repository.
  const folder = process.env['INIT_CWD'] ?? '.'
  const { exitCode } = await runWithPinnedNode([
    join('scripts', 'backup.ts'),
    folder,
    ...process.argv.slice(2),
  ])
  return exitCode
})
