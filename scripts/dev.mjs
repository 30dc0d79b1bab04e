import './require-node-20.mjs'
import { createServer } from 'node:net'
import { runSteps } from './command-failure.mjs'
import { installPackages } from './install-packages.mjs'
import { ensurePinnedNode, runTool, runWithPinnedNode } from './pinned-node.mjs'
import { requestStop } from './stop-request.mjs'

const host = process.env['HOST'] ?? '127.0.0.1'
const port = process.env['PORT'] ?? '3000'

// One address for both: Vite serves the page with hot reload and proxies the rest to a server that restarts on
// changes.
await runSteps(async () => {
  await installPackages()
  await ensurePinnedNode()
  const apiPort = await findFreePort()
  const apiEnv = { HOST: '127.0.0.1', PORT: String(apiPort), ARMADIO_DEV: '1' }
  const pageEnv = { ARMADIO_API_ORIGIN: `http://127.0.0.1:${apiPort}` }
  const api = runWithPinnedNode(['--watch', 'src/server/main.ts'], { env: apiEnv, tied: true })
  const page = runTool('vite', ['--host', host, '--port', port, '--strictPort'], { env: pageEnv })
  const { exitCode } = await Promise.race([api, page])
  requestStop('SIGTERM')
  await Promise.all([api, page])
  return exitCode
})

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
