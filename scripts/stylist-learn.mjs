import './require-node-20.mjs'
import { join, resolve } from 'node:path'
import { existsSync } from 'node:fs'
import { CommandFailure, runSteps } from './command-failure.mjs'
import { installPackages } from './install-packages.mjs'
import { ensurePinnedNode, runWithPinnedNode } from './pinned-node.mjs'

// Learns pairings from outfits: npm run stylist:learn -- outfits.jsonl. With --check it only prints figures.
await runSteps(async () => {
  const args = process.argv.slice(2)
  const [file] = args.filter((arg) => !arg.startsWith('-'))
  // The command runs in the folder where npm was called; programs run in the repository.
  const path = file && resolve(process.env['INIT_CWD'] ?? '.', file)
  if (!path || !existsSync(path)) {
    throw new CommandFailure('Name the file of outfits to learn from: npm run stylist:learn -- outfits.jsonl')
  }
  await installPackages()
  await ensurePinnedNode()
  const options = args.filter((arg) => arg.startsWith('-'))
  const { exitCode } = await runWithPinnedNode([
    join('scripts', 'stylist-learn', 'learn.ts'),
    path,
    ...options,
  ])
  return exitCode
})
