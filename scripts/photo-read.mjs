import './require-node-20.mjs'
import { join } from 'node:path'
import { CommandFailure, runSteps } from './command-failure.mjs'
import { installPackages } from './install-packages.mjs'
import { ensurePinnedNode, runWithPinnedNode } from './pinned-node.mjs'
import { repository } from './repository.mjs'

// Without the cache Node strips types and compiles every file each time, which takes a second.
const env = { NODE_COMPILE_CACHE: join(repository, 'node_modules', '.cache', 'compiled') }

// Prints the values read from photos, one line of JSON each: npm run --silent photo:read -- FILE...
await runSteps(async () => {
  const files = process.argv.slice(2)
  if (files.length === 0)
    throw new CommandFailure('Name photos to read: npm run --silent photo:read -- FILE...')
  await installPackages()
  await ensurePinnedNode()
  // The command runs in the folder where npm was called; programs run in the repository.
  const folder = process.env['INIT_CWD'] ?? '.'
  const { exitCode } = await runWithPinnedNode([join('scripts', 'photo-read.ts'), folder, ...files], { env })
  return exitCode
})
