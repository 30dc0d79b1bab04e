import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { build } from '../../scripts/build.mjs'
import { serverArguments, serverEnvironment } from '../../scripts/server-process.mjs'
import { noBucket } from '../../tests/support/server/no-bucket.ts'
import { noModel } from '../../tests/support/server/no-model.ts'
import { givenS3 } from '../../tests/support/other-servers/s3-server.ts'
import { openDatabase } from './db/open-database.ts'

const s3 = givenS3()

// The server as `npm start` runs it.
beforeAll(build)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'armadio-main-'))
})
afterEach(() => rm(folder, { recursive: true }))

function start(environment: Record<string, string>) {
  const server = spawn(process.execPath, serverArguments, {
    env: {
      ...process.env,
      ...serverEnvironment,
      DATA_DIR: folder,
      PORT: '0',
      HOST: '',
      DATABASE_URL: '',
      ...noBucket,
      ...noModel,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const { stdout, stderr } = server
  if (!stdout || !stderr) throw new Error('the server has no output')
  return { server, stdout, stderr }
}

async function failedStart(environment: Record<string, string>) {
  const { server, stderr } = start(environment)
  const [output, [code]] = await Promise.all([text(stderr), once(server, 'exit')])
  return { output: output.trim(), code }
}

async function openServer(environment: Record<string, string> = {}) {
  const { server, stdout, stderr } = start(environment)
  for await (const line of createInterface({ input: stdout })) {
    const address = /^Armadio is running at (\S+)$/.exec(line)?.[1]
    if (address) return { server, address: new URL(address), stderr }
  }
  throw new Error('the server ended before it was open')
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('ends on %s', async (signal) => {
  const { server } = await openServer()
  server.kill(signal)
  expect((await once(server, 'exit'))[0]).toBe(0)
})

test('keeps its files readable by their owner only', async () => {
  await chmod(folder, 0o755)
  const { server } = await openServer()
  const modeOf = async (name: string) => ((await stat(join(folder, name))).mode & 0o777).toString(8)
  expect(await Promise.all(['', 'uploads', 'armadio.db', 'secret'].map(modeOf))).toEqual([
    '700',
    '700',
    '600',
    '600',
  ])
  server.kill('SIGTERM')
  await once(server, 'exit')
})

test('ends while a browser holds an idle connection', async () => {
  const { server, address } = await openServer()
  const held = connect(Number(address.port), address.hostname)
  await once(held, 'connect')
  server.kill('SIGTERM')
  expect((await once(server, 'exit'))[0]).toBe(0)
  held.destroy()
})

test('ends when its parent process is gone', async () => {
  const { server } = await openServer()
  server.disconnect()
  expect((await once(server, 'exit'))[0]).toBe(0)
})

test('reports a port in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const port = String((other.address() as AddressInfo).port)
  expect(await failedStart({ PORT: port })).toEqual({
    output: `Port ${port} is in use. Stop the other program or set PORT to a different number.`,
    code: 1,
  })
  other.close()
})

test('reports an invalid setting with its message and nothing else', async () => {
  expect(await failedStart({ PORT: 'many' })).toEqual({
    output: 'PORT must be a whole number from 0 to 65535, for example 3000.',
    code: 1,
  })
})

test('reports an unreachable bucket without its secret', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as AddressInfo
  closed.close()
  const endpoint = `http://127.0.0.1:${port}`
  expect(
    await failedStart({
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'AKIA',
      S3_SECRET_ACCESS_KEY: 'not-to-be-seen',
    }),
  ).toEqual({
    output: `Couldn't reach the S3 store at ${endpoint} (ECONNREFUSED). Check S3_ENDPOINT, and that the store is running.`,
    code: 1,
  })
})

test('starts with a bucket, and warns about photos on disk that are no longer shown', async () => {
  const { name, endpoint, credentials } = await s3.bucket()
  await mkdir(join(folder, 'images', 'ab'), { recursive: true })
  const { server, stderr } = await openServer({
    S3_BUCKET: name,
    S3_ENDPOINT: endpoint ?? '',
    S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
  })
  const [warning] = await once(stderr, 'data')
  expect(String(warning)).toContain(`Photos in ${join(folder, 'images')} aren't shown.`)
  server.kill('SIGTERM')
  await once(server, 'exit')
})

test('rejects a database of a newer version', async () => {
  const { server } = await openServer()
  server.kill()
  await once(server, 'exit')
  const opened = await openDatabase({ engine: 'sqlite', file: join(folder, 'armadio.db') })
  const step = { name: '9999-from-the-future', timestamp: '2030-01-01T00:00:00.000Z' }
  await opened.db
    .withTables<{ kysely_migration: typeof step }>()
    .insertInto('kysely_migration')
    .values(step)
    .execute()
  await opened.close()
  const { output, code } = await failedStart({})
  expect(output).toMatch(
    /^This database was last opened by a newer Armadio \(it has step 9999-from-the-future/,
  )
  expect(code).toBe(1)
})

test('rejects a damaged secret, and starts with its own', async () => {
  const { server } = await openServer()
  server.kill()
  await once(server, 'exit')
  const { server: again } = await openServer()
  again.kill()
  await once(again, 'exit')
  await writeFile(join(folder, 'secret'), 'half of')
  const { output, code } = await failedStart({})
  expect(output).toMatch(/^The file .*secret is damaged\. Restore it from a backup, or delete it/)
  expect(code).toBe(1)
})

test('rejects a file that is not a database, and a DATA_DIR that is not a folder', async () => {
  await writeFile(join(folder, 'armadio.db'), 'This is a diary, not a database. '.repeat(200))
  expect((await failedStart({})).output).toMatch(/isn't an Armadio database/)
  const file = join(folder, 'file')
  await writeFile(file, '')
  expect((await failedStart({ DATA_DIR: file })).output).toMatch(/^Armadio can't write to/)
})
