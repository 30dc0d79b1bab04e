import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSecret, SecretDamaged } from './read-secret.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'armadio-secret-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('the secret is created once, readable by its owner only, and stays the same', async () => {
  const secret = await readSecret(folder)
  expect(secret).toHaveLength(32)
  expect(await readSecret(folder)).toEqual(secret)
  expect(await readdir(folder)).toEqual(['secret'])
  if (process.platform !== 'win32') expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600)
})

test('two folders have two secrets', async () => {
  const other = await mkdtemp(join(folder, 'other-'))
  expect(await readSecret(other)).not.toEqual(await readSecret(folder))
})

test('concurrent creations all read the same secret', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => readSecret(folder)))
  expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1)
  expect(await readdir(folder)).toEqual(['secret'])
})

test.each([
  ['nothing', ''],
  ['half of it', 'ab'.repeat(16)],
  ['more than it', `${'ab'.repeat(32)}cd`],
  ['something else', 'correct horse battery staple, correct horse battery staple again'],
])('a file with %s is rejected with an error message, and left unchanged', async (_what, written) => {
  const path = join(folder, 'secret')
  await writeFile(path, written)
  const reading = readSecret(folder)
  await expect(reading).rejects.toThrow(SecretDamaged)
  await expect(reading).rejects.toThrow(/secret is damaged\. Restore it from a backup/)
  expect(await readFile(path, 'utf8')).toBe(written)
})
