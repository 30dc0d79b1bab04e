import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CommandFailure } from './command-failure.mjs'
import { fingerprintOf } from './fingerprint.mjs'
import { runTool } from './pinned-node.mjs'
import { repository } from './repository.mjs'

const SHARED = ['package-lock.json', 'src/contract', 'src/domain', 'tsconfig.json']

/** @typedef {{ name: string, folder: string, sources: string[], builds: string[][] }} Part */

/** In this order, because the page's build empties dist/. @type {Part[]} */
const parts = [
  {
    name: 'page',
    folder: 'dist',
    sources: [...SHARED, 'src/web', 'vite.config.ts'],
    // The second build is the page's server renderer. The first empties the folder.
    builds: [[], ['--ssr', 'render-page.tsx']],
  },
  {
    name: 'server',
    folder: join('dist', 'server'),
    sources: [...SHARED, 'src/server', 'vite.server.config.ts'],
    builds: [['--config', 'vite.server.config.ts']],
  },
]

/** Builds the page into dist/ and the server into dist/server/, each if its sources changed since its last build. */
export async function build() {
  for (const part of parts) await buildPart(part)
}

async function buildPart(/** @type {Part} */ { name, folder, sources, builds }) {
  const stamp = join(repository, folder, 'built-from')
  const current = fingerprintOf(sources, (path) => !path.includes('.test.'))
  if (current === readStamp(stamp)) return
  console.log(`Building the ${name} …`)
  // Removed first, so that an interrupted build never counts as complete.
  rmSync(stamp, { force: true })
  for (const what of builds) {
    const env = { NODE_ENV: 'production' }
    const { exitCode } = await runTool('vite', ['build', ...what, '--logLevel', 'warn'], { env })
    if (exitCode !== 0) throw new CommandFailure(`Couldn't build the ${name}. See the message above.`)
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, current)
}

function readStamp(/** @type {string} */ stamp) {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return null
  }
}
