import './require-node-20.mjs'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { CommandFailure, runSteps } from './command-failure.mjs'
import { installPackages } from './install-packages.mjs'
import { ensurePinnedNode, runWithPinnedNode } from './pinned-node.mjs'
import { repository } from './repository.mjs'

// Without the cache Node strips types and compiles every file each time, which takes a second.
const env = { NODE_COMPILE_CACHE: join(repository, 'node_modules', '.cache', 'compiled') }

// Prints the product parsed from a shop page: npm run --silent product:read -- --url URL < page.html
await runSteps(async () => {
  const { values } = parseArgs({ options: { url: { type: 'string' } }, strict: false })
  const url = String(values['url'] ?? '')
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new CommandFailure('Pass the page address: npm run --silent product:read -- --url URL < page.html')
  }
  await installPackages()
  await ensurePinnedNode()
  const page = await buffer(process.stdin)
  // Passes the page as a file, because runCommand gives programs no stdin.
  const folder = mkdtempSync(join(tmpdir(), 'armadio-page-'))
  try {
    const file = join(folder, 'page.html')
    writeFileSync(file, page)
    const program = join('src', 'server', 'product-page', 'print-reading.ts')
    const { exitCode } = await runWithPinnedNode([program, '--url', url, file], { env })
    return exitCode
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
