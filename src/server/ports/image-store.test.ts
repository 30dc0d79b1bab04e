import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { memoryImageStore } from '../../../tests/support/memory-image-store.ts'
import { diskImageStore } from '../adapters/image-store/disk-image-store.ts'
import type { ImageStore } from './image-store.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'armadio-images-'))
  folders.push(folder)
  return folder
}

const key = 'ab'.repeat(16)
const files = [
  { width: 320, bytes: Buffer.from('small') },
  { width: 640, bytes: Buffer.from('large') },
]

describe.each<[string, () => Promise<ImageStore>]>([
  ['disk', async () => diskImageStore(await newFolder())],
  ['memory', async () => memoryImageStore()],
])('the %s image store', (_name, open) => {
  test('gives every size back as it was saved', async () => {
    const store = await open()
    await store.save(key, files)
    for (const { width, bytes } of files)
      expect(Buffer.from((await store.read(key, width)) ?? [])).toEqual(bytes)
  })

  test('has nothing for a picture or a size that was never saved', async () => {
    const store = await open()
    await store.save(key, files)
    expect(await store.read('cd'.repeat(16), 320)).toBeNull()
    expect(await store.read(key, 1280)).toBeNull()
  })

  test('removes all sizes, and a picture that is not there without complaint', async () => {
    const store = await open()
    await store.save(key, files)
    await store.remove(key)
    await store.remove(key)
    expect(await store.read(key, 320)).toBeNull()
  })

  test('refuses a key that is taken and keeps the picture under it', async () => {
    const store = await open()
    await store.save(key, files)
    await expect(store.save(key, [{ width: 320, bytes: Buffer.from('other') }])).rejects.toThrow()
    expect(Buffer.from((await store.read(key, 320)) ?? [])).toEqual(files[0]?.bytes)
  })
})

describe('the disk image store', () => {
  test('keeps pictures over a restart', async () => {
    const folder = await newFolder()
    await diskImageStore(folder).save(key, files)
    expect(Buffer.from((await diskImageStore(folder).read(key, 640)) ?? [])).toEqual(files[1]?.bytes)
  })

  test.each(['../../etc', 'AB'.repeat(16), '', `${'ab'.repeat(15)}/.`])(
    'touches no path for the key %j',
    async (bad) => {
      const store = diskImageStore(await newFolder())
      await expect(store.read(bad, 320)).rejects.toThrow('not an image key')
      await expect(store.save(bad, files)).rejects.toThrow('not an image key')
      await expect(store.remove(bad)).rejects.toThrow('not an image key')
    },
  )

  test('removes what a crash left half written too', async () => {
    const folder = await newFolder()
    await mkdir(join(folder, 'incoming', key), { recursive: true })
    await writeFile(join(folder, 'incoming', key, '320.webp'), 'half')
    await diskImageStore(folder).remove(key)
    expect(await readdir(join(folder, 'incoming'))).toEqual([])
  })

  test('leaves nothing of a picture that could not be saved as a whole', async () => {
    const folder = await newFolder()
    const twice = [files[0], files[0]].filter((file) => file !== undefined)
    await expect(diskImageStore(folder).save(key, twice)).rejects.toThrow('EEXIST')
    expect(await readdir(join(folder, 'incoming'))).toEqual([])
    expect(await diskImageStore(folder).read(key, 320)).toBeNull()
  })
})
