import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CommandFailure } from './command-failure.mjs'
import { fingerprintOf } from './fingerprint.mjs'
import { runTool } from './pinned-node.mjs'
import { repository } from './repository.mjs'

const SOURCES = [
  'package-lock.json',
  'src/contract',
  'src/domain',
  'src/web',
  'tsconfig.json',
  'vite.config.ts',
]
const stamp = join(repository, 'dist', 'built-from')

/** Builds the page into dist/ if its sources changed since the last build. */
export async function buildPage() {
  const sources = fingerprintOf(SOURCES, (path) => !path.includes('.test.'))
  if (sources === readStamp()) return
  console.log('Building the page …')
  // Removed first, so that an interrupted build never counts as complete.
  rmSync(stamp, { force: true })
  const env = { NODE_ENV: 'production' }
  // The second one renders the page on the server; the first empties the folder.
  for (const what of [[], ['--ssr', 'render-page.tsx']]) {
    const { exitCode } = await runTool('vite', ['build', ...what, '--logLevel', 'warn'], { env })
    if (exitCode !== 0) throw new CommandFailure("Couldn't build the page. See the message above.")
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, sources)
}

function readStamp() {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return null
  }
}
