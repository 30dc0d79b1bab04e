import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverArguments, serverEnvironment } from '../scripts/server-process.mjs'
import { freePort } from '../tests/support/other-servers/free-port.ts'

const repository = resolve(import.meta.dirname, '..')
const START_WITHIN_MS = 60_000

/** An HTTP server in a separate process. */
export interface StartedServer extends AsyncDisposable {
  readonly address: string
  /** Time from the start of the process to its first response, in milliseconds. */
  readonly startMs: number
  /** Physical memory of the process, in MB; Linux only, NaN elsewhere. */
  memoryMb(): number
}

/** Starts Armadio on this folder like `npm start`, without external requests. */
export function startArmadio(dataFolder: string, env: NodeJS.ProcessEnv = {}): Promise<StartedServer> {
  const unreachable = 'http://127.0.0.1:9'
  return startServer(serverArguments, '/api/user', {
    DATA_DIR: dataFolder,
    WEATHER_URL: unreachable,
    GEOCODING_URL: unreachable,
    ALLOW_PRIVATE_ADDRESSES: '1',
    ...serverEnvironment,
    ...env,
  })
}

/** Starts the baseline: bare `node:http` over the bare database driver. */
export function startBareServer(databaseFile: string): Promise<StartedServer> {
  return startServer(['bench/bare-server.ts', databaseFile], '/unchanged', {})
}

async function startServer(
  args: readonly string[],
  path: string,
  env: NodeJS.ProcessEnv,
): Promise<StartedServer> {
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...args], {
    cwd: repository,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  await firstAnswer(`${address}${path}`, child)
  const startMs = performance.now() - startedAt
  return {
    address,
    startMs,
    memoryMb: () => residentMb(child),
    async [Symbol.asyncDispose]() {
      child.kill()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  const giveUpAt = performance.now() + START_WITHIN_MS
  while (child.exitCode === null && performance.now() < giveUpAt) {
    const answer = await fetch(url).catch(() => null)
    if (answer) return void (await answer.arrayBuffer())
    await pause(5)
  }
  throw new Error(`${url} did not answer.`)
}

function residentMb({ pid }: ChildProcess): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}
