import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod'
import { serverArguments, serverEnvironment } from '../../scripts/server-process.mjs'
import { noBucket } from '../support/server/no-bucket.ts'
import { noModel } from '../support/server/no-model.ts'

const repository = resolve(import.meta.dirname, '../..')

export interface Running {
  readonly address: string
  stop(): Promise<void>
}

export interface StartOptions {
  readonly folder: string
  /** '0' selects a free one. */
  readonly port: string
  readonly weatherUrl: string
  /** Additional environment variables. */
  readonly environment: Readonly<Record<string, string>>
}

export type StartArmadio = (options: StartOptions) => Promise<Running>

/** Starts Armadio as a separate program; `stop` sends SIGTERM. */
export async function startProgram(options: StartOptions): Promise<Running> {
  const program = spawn(process.execPath, serverArguments, {
    env: { ...process.env, ...serverEnvironment, ...environmentOf(options) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: program.stdout })) {
    const address = /^Armadio is running at (\S+)$/.exec(line)?.[1]
    if (address) return { address, stop: () => end(program) }
  }
  throw new Error(`the server ended with ${program.exitCode} before it was open`)
}

/** Starts a host process for Armadio servers in sequence, which takes a tenth of the time of separate programs. */
export function startHost(): { start: StartArmadio; end(): Promise<void> } {
  const host = fork(join(repository, 'tests/e2e/armadio-host.ts'), { stdio: 'inherit' })
  const ask = async (order: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const listening = new AbortController()
    const { signal } = listening
    const ended = once(host, 'exit', { signal }).then(() => {
      throw new Error(`the host of Armadios ended with ${host.exitCode}`)
    })
    host.send(order)
    try {
      const [answer]: unknown[] = await Promise.race([once(host, 'message', { signal }), ended])
      return answer
    } finally {
      listening.abort()
    }
  }
  return {
    async start(options) {
      const answer = await ask({ order: 'open', environment: environmentOf(options) })
      const { address } = z.object({ address: z.string() }).parse(answer)
      return { address, stop: async () => void (await ask({ order: 'close', address })) }
    },
    end: () => end(host),
  }
}

function environmentOf({ folder, port, weatherUrl, environment }: StartOptions): Record<string, string> {
  return {
    DATA_DIR: folder,
    PORT: port,
    HOST: '127.0.0.1',
    // The tests' shops are on this computer.
    ALLOW_PRIVATE_ADDRESSES: '1',
    DATABASE_URL: '',
    WEATHER_URL: weatherUrl,
    GEOCODING_URL: weatherUrl,
    ...noBucket,
    ...noModel,
    ...environment,
  }
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return
  const ended = once(program, 'exit')
  program.kill('SIGTERM')
  await ended
}
