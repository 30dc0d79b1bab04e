import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { jpeg } from '../../../tests/support/factories/photo.ts'
import { OutsideError } from './outside-error.ts'
import { pictureToFile } from './picture-to-file.ts'

const url = new URL('https://shop.example/shirt.jpg')
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'armadio-uploads-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

test('a fetched picture is stored in a file like an upload', async () => {
  const bytes = await jpeg()
  const path = join(folder, 'one')
  const upload = await pictureToFile(
    { picture: async () => ({ url, bytes, contentType: 'image/jpeg' }) },
    url,
    path,
  )
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  expect(upload).toEqual({ path, byteSize: bytes.length, sha256 })
  expect((await readFile(path)).equals(bytes)).toBe(true)
})

test('a picture that was not read leaves no file', async () => {
  const outside = { picture: () => Promise.reject(new OutsideError('not-found')) }
  await expect(pictureToFile(outside, url, join(folder, 'none'))).rejects.toMatchObject({
    reason: 'not-found',
  })
  expect(await readdir(folder)).toEqual([])
})
