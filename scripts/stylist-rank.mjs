import './require-node-20.mjs'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { runSteps } from './command-failure.mjs'
import { installPackages } from './install-packages.mjs'
import { ensurePinnedNode, runWithPinnedNode } from './pinned-node.mjs'
import { repository } from './repository.mjs'

// Without the cache Node strips types and compiles every file each time, which takes a second.
const env = { NODE_COMPILE_CACHE: join(repository, 'node_modules', '.cache', 'compiled') }

// Selects the piece that belongs to an outfit: npm run --silent stylist:rank < questions.jsonl
await runSteps(async () => {
  await installPackages()
  await ensurePinnedNode()
  const questions = await buffer(process.stdin)
  // Passes the lines as a file, because runCommand gives programs no stdin.
  const folder = mkdtempSync(join(tmpdir(), 'armadio-rank-'))
  try {
    const file = join(folder, 'questions.jsonl')
    writeFileSync(file, questions)
    const { exitCode } = await runWithPinnedNode([join('scripts', 'stylist-rank.ts'), file], { env })
    return exitCode
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
