import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openUploadFolder } from './open-upload-folder.ts'

const clock = { now: () => new Date() }

let dataFolder: string
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'armadio-uploads-'))
})
afterEach(() => rm(dataFolder, { recursive: true }))

/** A folder with an upload, as left by the process with this id. */
async function leftBy(pid: number): Promise<string> {
  const own = await openUploadFolder(dataFolder, clock)
  await writeFile(join(own, 'half-a-photo'), 'x')
  const left = own.replace(`-${process.pid}-`, `-${pid}-`)
  await rename(own, left)
  return left
}

test('uploads that an ended process left are removed at the next start', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  const left = await leftBy(pid)
  await openUploadFolder(dataFolder, clock)
  expect(existsSync(left)).toBe(false)
})

test('uploads of a running process stay until they are a day old', async () => {
  const left = await leftBy(process.ppid)
  await openUploadFolder(dataFolder, clock)
  expect(existsSync(left)).toBe(true)
  await openUploadFolder(dataFolder, { now: () => new Date(Date.now() + 25 * 60 * 60 * 1000) })
  expect(existsSync(left)).toBe(false)
})
