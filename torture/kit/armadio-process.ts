import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { serverArguments, serverEnvironment } from '../../scripts/server-process.mjs'
import { noBucket } from '../../tests/support/server/no-bucket.ts'
import { noModel } from '../../tests/support/server/no-model.ts'
import type { Place } from './place.ts'

const repository = join(import.meta.dirname, '..', '..')
// A closed port, so the weather is estimated.
const UNREACHABLE = 'http://127.0.0.1:9'

/** A running server in a separate process. */
export interface Armadio {
  readonly url: string
  readonly startMs: number
  readonly child: ChildProcess
  /** Returns its output; the log has one line for each unexpected error. */
  log(): string
  /** Sends SIGKILL; resolves when the process has ended. */
  kill(): Promise<void>
  /** Sends SIGTERM; returns the exit code. */
  stop(): Promise<number | null>
}

interface StartOptions {
  readonly environment?: Readonly<Record<string, string>>
  /** Modules to load before the server. */
  readonly preload?: readonly string[]
  readonly port?: number
}

const peaks: number[] = []

/** Returns the highest resident memory of all servers so far, in MB; 0 if the system does not report it. */
export function highestPeakMb(): number {
  return Math.max(0, ...peaks)
}

/** Starts the server's main program without waiting for it. */
export function spawnArmadio(place: Place, options: StartOptions = {}): ChildProcess {
  const imports = (options.preload ?? []).flatMap((module) => ['--import', module])
  return spawn(process.execPath, [...imports, ...serverArguments], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...noBucket,
      ...noModel,
      ...serverEnvironment,
      HOST: '',
      PUBLIC_URL: '',
      PORT: String(options.port ?? 0),
      WEATHER_URL: UNREACHABLE,
      GEOCODING_URL: UNREACHABLE,
      ALLOW_PRIVATE_ADDRESSES: '1',
      ...place.environment,
      ...options.environment,
    },
  })
}

/** Starts the server and resolves when it listens; rejects with its error output if it ends before. */
export async function startArmadio(place: Place, options: StartOptions = {}): Promise<Armadio> {
  const startedAt = performance.now()
  const child = spawnArmadio(place, options)
  let log = ''
  for (const output of [child.stdout, child.stderr])
    output?.setEncoding('utf8').on('data', (text: string) => (log += text))
  const url = await firstAddress(child)
  if (url === null) throw new Error(`The server did not start. ${log}`)
  return {
    url,
    startMs: performance.now() - startedAt,
    child,
    log: () => log,
    kill: () => end(child, 'SIGKILL').then(() => undefined),
    stop: () => end(child, 'SIGTERM'),
  }
}

/** Records the peak memory of a server that is about to end. */
export function notePeak(child: ChildProcess): void {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]
    if (kilobytes !== undefined) peaks.push(Number(kilobytes) / 1024)
  } catch {
    // Only Linux has this file, and only while the process runs.
  }
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  notePeak(child)
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
  return child.exitCode
}

async function firstAddress(child: ChildProcess): Promise<string | null> {
  if (!child.stdout) throw new Error('The server has no output to read.')
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Armadio is running at (\S+)$/.exec(line)?.[1]
    if (url !== undefined) {
      child.stdout.resume()
      return url
    }
  }
  return null
}
