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
import { noBucket } from '../../tests/support/no-bucket.ts'
import { noModel } from '../../tests/support/no-model.ts'
import { givenS3 } from '../../tests/support/s3-server.ts'
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

async function refusal(environment: Record<string, string>) {
  const { server, stderr } = start(environment)
  const [said, [code]] = await Promise.all([text(stderr), once(server, 'exit')])
  return { said: said.trim(), code }
}

async function openServer(environment: Record<string, string> = {}) {
  const { server, stdout, stderr } = start(environment)
  for await (const line of createInterface({ input: stdout })) {
    const address = /^Armadio is running at (\S+)$/.exec(line)?.[1]
    if (address) return { server, address: new URL(address), stderr }
  }
  throw new Error('the server ended before it was open')
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('ends by itself on %s', async (signal) => {
  const { server } = await openServer()
  server.kill(signal)
  expect((await once(server, 'exit'))[0]).toBe(0)
})

test('keeps the wardrobe readable by its owner only', async () => {
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

test('ends by itself while a browser holds a connection on which it has asked nothing', async () => {
  const { server, address } = await openServer()
  const held = connect(Number(address.port), address.hostname)
  await once(held, 'connect')
  server.kill('SIGTERM')
  expect((await once(server, 'exit'))[0]).toBe(0)
  held.destroy()
})

test('ends by itself when its starter is gone', async () => {
  const { server } = await openServer()
  server.disconnect()
  expect((await once(server, 'exit'))[0]).toBe(0)
})

test('says so when the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const port = String((other.address() as AddressInfo).port)
  expect(await refusal({ PORT: port })).toEqual({
    said: `Port ${port} is in use. Stop the other program or set PORT to a different number.`,
    code: 1,
  })
  other.close()
})

test('refuses a wrong setting with its sentence and nothing else', async () => {
  expect(await refusal({ PORT: 'many' })).toEqual({
    said: 'PORT must be a whole number from 0 to 65535, for example 3000.',
    code: 1,
  })
})

test('refuses a bucket that it cannot reach, without naming the secret', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as AddressInfo
  closed.close()
  const endpoint = `http://127.0.0.1:${port}`
  expect(
    await refusal({
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'AKIA',
      S3_SECRET_ACCESS_KEY: 'not-to-be-seen',
    }),
  ).toEqual({
    said: `Couldn't reach the S3 store at ${endpoint} (ECONNREFUSED). Check S3_ENDPOINT, and that the store is running.`,
    code: 1,
  })
})

test('opens with a bucket, and warns where photos of the disk are no longer shown', async () => {
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

test('refuses a wardrobe of a newer version', async () => {
  const { server } = await openServer()
  server.kill()
  await once(server, 'exit')
  const opened = await openDatabase({ engine: 'sqlite', file: join(folder, 'armadio.db') })
  const step = { name: '9999-from-the-future', timestamp: '2030-01-01T00:00:00.000Z' }
  await opened.db
    .withoutPlugins()
    .withTables<{ kysely_migration: typeof step }>()
    .insertInto('kysely_migration')
    .values(step)
    .execute()
  await opened.close()
  const { said, code } = await refusal({})
  expect(said).toMatch(/^This database was last opened by a newer Armadio \(it has step 9999-from-the-future/)
  expect(code).toBe(1)
})

test('refuses a damaged secret, and opens with the one it made', async () => {
  const { server } = await openServer()
  server.kill()
  await once(server, 'exit')
  const { server: again } = await openServer()
  again.kill()
  await once(again, 'exit')
  await writeFile(join(folder, 'secret'), 'half of')
  const { said, code } = await refusal({})
  expect(said).toMatch(/^The file .*secret is damaged\. Restore it from a backup, or delete it/)
  expect(code).toBe(1)
})

test('refuses a file that is no wardrobe, and a DATA_DIR that is no folder', async () => {
  await writeFile(join(folder, 'armadio.db'), 'This is a diary, not a database. '.repeat(200))
  expect((await refusal({})).said).toMatch(/isn't an Armadio database/)
  const file = join(folder, 'file')
  await writeFile(file, '')
  expect((await refusal({ DATA_DIR: file })).said).toMatch(/^Armadio can't write to/)
})
