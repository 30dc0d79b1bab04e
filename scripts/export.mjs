import './require-node-20.mjs'
import { join } from 'node:path'
import { CommandFailure, runSteps } from './command-failure.mjs'
import { installPackages } from './install-packages.mjs'
import { ensurePinnedNode, runWithPinnedNode } from './pinned-node.mjs'

// glibc keeps freed memory per thread.
const env = { MALLOC_ARENA_MAX: '2' }

// Writes the whole wardrobe to a ZIP: npm run export -- FILE.zip
await runSteps(async () => {
  const [file] = process.argv.slice(2)
  if (!file) throw new CommandFailure('Name the file: npm run export -- FILE.zip')
  await installPackages()
  await ensurePinnedNode()
  // The command runs in the folder where npm was called; programs run in the repository.
  const folder = process.env['INIT_CWD'] ?? '.'
  const { exitCode } = await runWithPinnedNode(
    [join('scripts', 'wardrobe-archive.ts'), 'export', folder, file],
    { env },
  )
  return exitCode
})
