import './require-node-20.mjs'
import { build } from './build.mjs'
import { runSteps } from './command-failure.mjs'
import { installPackages } from './install-packages.mjs'
import { ensurePinnedNode, runWithPinnedNode } from './pinned-node.mjs'
import { serverArguments, serverEnvironment } from './server-process.mjs'

const unknown = process.argv.slice(2).filter((argument) => argument !== '--lan')
if (unknown.length > 0) {
  console.error(
    `npm start doesn't know ${unknown.join(' ')}. It knows --lan, which opens Armadio to your local network.`,
  )
  process.exit(2)
}

const env = { ...(process.argv.includes('--lan') && { LAN: '1' }), ...serverEnvironment }

await runSteps(async () => {
  await installPackages()
  await ensurePinnedNode()
  await build()
  const { exitCode } = await runWithPinnedNode(serverArguments, { env, tied: true })
  return exitCode
})
