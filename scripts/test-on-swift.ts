import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

// Runs the image store's tests against OpenStack Swift with its S3 interface, from Debian packages. It only unpacks
// them, into node_modules; it installs nothing and changes no service of the system.
const run = promisify(execFile)
const repository = resolve(import.meta.dirname, '..')
const cache = join(repository, 'node_modules', '.cache', 'swift')
const unpacked = join(cache, 'root')
const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached']
const TESTS = ['src/server/ports/image-store.test.ts', 'src/server/images/photo-store.test.ts']
const USER = 'armadio:tester'
const KEY = 'testing'
const PYTHON = '/usr/bin/python3'
const START_TIMEOUT_MS = 60_000
const KINDS = ['object', 'container', 'account'] as const

// One disk per kind of server.
const MAKE_RINGS = `
import json, sys
from swift.common.ring import RingBuilder
for place in json.loads(sys.argv[1]):
    builder = RingBuilder(8, 1, 1)
    builder.add_dev({'region': 1, 'zone': 1, 'weight': 1, 'ip': '127.0.0.1', 'port': place['port'], 'device': 'disk',
                     'replication_ip': '127.0.0.1', 'replication_port': place['port'], 'meta': ''})
    builder.rebalance()
    builder.get_ring().save(place['kind'] + '.ring.gz')
`

// Swift looks for this file in /etc only.
const RUN_SERVER = `
import runpy, sys
from swift.common import utils
utils.SWIFT_CONF_FILE = sys.argv[1]
sys.argv = sys.argv[2:]
runpy.run_path(sys.argv[0], run_name='__main__')
`

const folder = await mkdtemp(join(tmpdir(), 'armadio-swift-'))
const servers: ChildProcess[] = []
try {
  const endpoint = await startUnlessMissing()
  if (endpoint !== null) process.exitCode = await runTests(endpoint)
} finally {
  for (const server of servers) server.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
}

async function startUnlessMissing(): Promise<string | null> {
  try {
    await unpackSwift()
    return await startSwift()
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    console.log(`Swift can't be had here (${reason}). The photo store was tested with fauxqs only.`)
    return null
  }
}

async function unpackSwift(): Promise<void> {
  if (existsSync(unpacked)) return
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version'))
    throw new Error('it needs root on Debian')
  console.log('Downloading Swift with apt-get (about 12 MB) …')
  const archives = join(cache, 'archives')
  const unfinished = join(cache, 'unfinished')
  await rm(cache, { recursive: true, force: true })
  await mkdir(join(archives, 'partial'), { recursive: true })
  await mkdir(unfinished)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = [
    '-qq',
    '-y',
    '--no-install-recommends',
    '--download-only',
    '-o',
    `Dir::Cache::archives=${archives}`,
  ]
  await run('apt-get', ['-qq', 'update'], { env })
  await run('apt-get', [...options, 'install', ...PACKAGES], { env })
  const packages = (await readdir(archives)).filter((name) => name.endsWith('.deb'))
  for (const name of packages) await run('dpkg', ['-x', join(archives, name), unfinished])
  await rm(archives, { recursive: true })
  await rename(unfinished, unpacked)
}

async function runTests(endpoint: string): Promise<number> {
  const vitest = join(repository, 'node_modules', 'vitest', 'vitest.mjs')
  const tests = spawn(process.execPath, [vitest, 'run', ...TESTS], {
    cwd: repository,
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_S3_ENDPOINT: endpoint,
      TEST_S3_ACCESS_KEY_ID: USER,
      TEST_S3_SECRET_ACCESS_KEY: KEY,
    },
  })
  const [code] = await once(tests, 'exit')
  return code === 0 ? 0 : 1
}

/** Starts one server of each kind on free ports. Returns the address for S3 clients. */
async function startSwift(): Promise<string> {
  const places = await Promise.all(KINDS.map(async (kind) => ({ kind, port: await freePort() })))
  const [proxyPort, cachePort] = [await freePort(), await freePort()]
  await mkdir(join(folder, 'devices', 'disk'), { recursive: true })
  const swiftConf = join(folder, 'swift.conf')
  await writeFile(swiftConf, '[swift-hash]\nswift_hash_path_prefix = a\nswift_hash_path_suffix = b\n')
  await run(PYTHON, ['-W', 'ignore', '-c', MAKE_RINGS, JSON.stringify(places)], {
    cwd: folder,
    env: swiftEnvironment(),
  })
  for (const { kind, port } of places) await writeFile(join(folder, `${kind}.conf`), storageConf(kind, port))
  await writeFile(join(folder, 'proxy.conf'), proxyConf(proxyPort, cachePort))
  const ended: Promise<never>[] = []
  const startServer = (program: string, args: readonly string[]) => {
    const server = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: swiftEnvironment(),
    })
    servers.push(server)
    ended.push(once(server, 'exit').then(() => Promise.reject(new Error(`Swift ended: ${args.join(' ')}`))))
  }
  startServer(programPath('memcached'), ['-u', 'root', '-l', '127.0.0.1', '-p', String(cachePort)])
  for (const kind of [...KINDS, 'proxy']) {
    const program = programPath(`swift-${kind}-server`)
    startServer(PYTHON, ['-W', 'ignore', '-c', RUN_SERVER, swiftConf, program, `${kind}.conf`])
  }
  const endpoint = `http://127.0.0.1:${proxyPort}`
  // The servers end after the tests.
  void Promise.allSettled(ended)
  await Promise.race([untilItAnswers(`${endpoint}/healthcheck`), ...ended])
  return endpoint
}

function storageConf(kind: string, port: number): string {
  return configuration({
    DEFAULT: {
      bind_ip: '127.0.0.1',
      bind_port: port,
      workers: 0,
      user: 'root',
      swift_dir: folder,
      devices: join(folder, 'devices'),
      mount_check: false,
      log_level: 'ERROR',
    },
    'pipeline:main': { pipeline: `${kind}-server` },
    [`app:${kind}-server`]: { use: `egg:swift#${kind}` },
  })
}

// From https://docs.openstack.org/swift/latest/middleware.html, without filters that S3 clients don't use.
function proxyConf(port: number, cachePort: number): string {
  const filters = {
    catch_errors: {},
    gatekeeper: {},
    healthcheck: {},
    cache: { use: 'egg:swift#memcache', memcache_servers: `127.0.0.1:${cachePort}` },
    listing_formats: {},
    bulk: {},
    s3api: { location: 'us-east-1' },
    tempauth: { [`user_${USER.replace(':', '_')}`]: `${KEY} .admin` },
    slo: {},
    dlo: {},
    copy: {},
  }
  return configuration({
    DEFAULT: {
      bind_ip: '127.0.0.1',
      bind_port: port,
      workers: 0,
      user: 'root',
      swift_dir: folder,
      log_level: 'ERROR',
    },
    'pipeline:main': { pipeline: [...Object.keys(filters), 'proxy-server'].join(' ') },
    'app:proxy-server': { use: 'egg:swift#proxy', account_autocreate: true },
    ...Object.fromEntries(
      Object.entries(filters).map(([name, options]) => [
        `filter:${name}`,
        { use: `egg:swift#${name}`, ...options },
      ]),
    ),
  })
}

function configuration(sections: Record<string, Record<string, string | number | boolean>>): string {
  return Object.entries(sections)
    .map(([name, options]) => {
      const lines = Object.entries(options).map(([key, value]) => `${key} = ${value}`)
      return [`[${name}]`, ...lines, ''].join('\n')
    })
    .join('\n')
}

// Prefers an unpacked program; packages that the system has are not downloaded.
function programPath(name: string): string {
  const own = join(unpacked, 'usr', 'bin', name)
  return existsSync(own) ? own : join('/usr/bin', name)
}

function swiftEnvironment(): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    PYTHONPATH: join(unpacked, 'usr', 'lib', 'python3', 'dist-packages'),
    LD_LIBRARY_PATH: join(
      unpacked,
      'usr',
      'lib',
      process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu',
    ),
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port was found on 127.0.0.1.')
  return address.port
}

async function untilItAnswers(url: string): Promise<void> {
  const giveUpAt = performance.now() + START_TIMEOUT_MS
  for (;;) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    if (performance.now() > giveUpAt)
      throw new Error(`Swift didn't start within ${START_TIMEOUT_MS / 1000} s.`)
    await pause(100)
  }
}
