import './require-node-20.mjs'
import { join } from 'node:path'
import { CommandFailure, runSteps } from './command-failure.mjs'
import { installPackages } from './install-packages.mjs'
import { ensurePinnedNode, runWithPinnedNode } from './pinned-node.mjs'

// glibc keeps freed memory per thread.
const env = { MALLOC_ARENA_MAX: '2' }

// Adds the missing contents of an Armadio ZIP, or a CSV with or without photos: npm run import -- FILE
await runSteps(async () => {
  const [file] = process.argv.slice(2)
  if (!file) throw new CommandFailure('Name the file: npm run import -- FILE')
  await installPackages()
  await ensurePinnedNode()
  // The command runs in the folder where npm was called; programs run in the repository.
  const folder = process.env['INIT_CWD'] ?? '.'
  const { exitCode } = await runWithPinnedNode(
    [join('scripts', 'wardrobe-archive.ts'), 'import', folder, file],
    { env },
  )
  return exitCode
})
