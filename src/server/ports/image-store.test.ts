import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { memoryImageStore } from '../../../tests/support/fakes/memory-image-store.ts'
import { givenS3 } from '../../../tests/support/other-servers/s3-server.ts'
import { folderFiles } from '../export-import/maintenance/folder-files.ts'
import { diskImageStore } from '../adapters/image-store/disk-image-store.ts'
import { s3ImageFiles } from '../adapters/image-store/s3-image-files.ts'
import { openS3ImageStore } from '../adapters/image-store/s3-image-store.ts'
import type { ImageFiles, ImageStore } from './image-store.ts'

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

const s3 = givenS3()

describe.each<[string, () => Promise<ImageStore>]>([
  ['disk', async () => diskImageStore(await newFolder())],
  ['S3', async () => openS3ImageStore(await s3.bucket())],
  ['memory', async () => memoryImageStore()],
])('the %s image store', (_name, open) => {
  test('returns every size unchanged', async () => {
    const store = await open()
    await store.save(key, files)
    for (const { width, bytes } of files)
      expect(Buffer.from((await store.read(key, width)) ?? [])).toEqual(bytes)
  })

  test('returns null for a picture or a size that was never saved', async () => {
    const store = await open()
    await store.save(key, files)
    expect(await store.read('cd'.repeat(16), 320)).toBeNull()
    expect(await store.read(key, 1280)).toBeNull()
  })

  test('keeps pictures separate', async () => {
    const store = await open()
    const other = `${key.slice(0, -1)}c`
    await store.save(key, files)
    await store.save(other, files)
    await store.remove(key)
    expect(Buffer.from((await store.read(other, 640)) ?? [])).toEqual(files[1]?.bytes)
  })

  test('returns bytes of any size and value', async () => {
    const store = await open()
    const bytes = Buffer.from(Array.from({ length: 3_000_000 }, (_, at) => (at * 31) % 256))
    await store.save(key, [{ width: 1280, bytes }])
    expect(bytes.equals((await store.read(key, 1280)) ?? Buffer.alloc(0))).toBe(true)
  })

  test('removes all sizes, and ignores a missing picture', async () => {
    const store = await open()
    await store.save(key, files)
    await store.remove(key)
    await store.remove(key)
    expect(await store.read(key, 320)).toBeNull()
  })

  test('rejects an existing key and keeps its picture', async () => {
    const store = await open()
    await store.save(key, files)
    await expect(store.save(key, [{ width: 320, bytes: Buffer.from('other') }])).rejects.toThrow()
    expect(Buffer.from((await store.read(key, 320)) ?? [])).toEqual(files[0]?.bytes)
  })
})

describe.each<[string, () => Promise<() => Promise<ImageStore>>]>([
  [
    'disk',
    async () => {
      const folder = await newFolder()
      return async () => diskImageStore(folder)
    },
  ],
  [
    'S3',
    async () => {
      const bucket = await s3.bucket()
      return () => openS3ImageStore(bucket)
    },
  ],
])('the %s image store', (_name, place) => {
  test('keeps pictures after a restart', async () => {
    const open = await place()
    await (await open()).save(key, files)
    expect(Buffer.from((await (await open()).read(key, 640)) ?? [])).toEqual(files[1]?.bytes)
  })

  test.each(['../../etc', 'AB'.repeat(16), '', `${'ab'.repeat(15)}/.`])(
    'rejects the key %j without touching a path',
    async (bad) => {
      const open = await place()
      const store = await open()
      await expect(store.read(bad, 320)).rejects.toThrow('not an image key')
      await expect(store.save(bad, files)).rejects.toThrow('not an image key')
      await expect(store.remove(bad)).rejects.toThrow('not an image key')
    },
  )
})

describe.each<[string, () => Promise<[ImageStore, ImageFiles]>]>([
  [
    'disk',
    async () => {
      const folder = await newFolder()
      return [diskImageStore(folder), folderFiles(folder)]
    },
  ],
  [
    'S3',
    async () => {
      const bucket = await s3.bucket()
      return [await openS3ImageStore(bucket), s3ImageFiles(bucket)]
    },
  ],
])('the files of the %s image store', (_name, open) => {
  const listed = async (stored: ImageFiles) => {
    const paths: string[] = []
    for await (const path of stored.list()) paths.push(path)
    return paths.toSorted()
  }

  test('are listed and read by path', async () => {
    const [store, stored] = await open()
    expect(await listed(stored)).toEqual([])
    await store.save(key, files)
    expect(await listed(stored)).toEqual([`ab/${key}/320.webp`, `ab/${key}/640.webp`])
    expect(Buffer.from((await stored.read(`ab/${key}/320.webp`)) ?? [])).toEqual(files[0]?.bytes)
    expect(await stored.read(`ab/${key}/1.webp`)).toBeNull()
  })

  test('are moved out one by one', async () => {
    const [store, stored] = await open()
    await store.save(key, files)
    const to = join(await newFolder(), 'quarantine', '320.webp')
    await stored.moveOut(`ab/${key}/320.webp`, to)
    expect(await readFile(to)).toEqual(files[0]?.bytes)
    expect(await listed(stored)).toEqual([`ab/${key}/640.webp`])
    expect(await store.read(key, 320)).toBeNull()
  })
})

describe('the disk image store', () => {
  test('leaves no empty folder after its last file is moved out', async () => {
    const [folder, elsewhere] = [await newFolder(), await newFolder()]
    await diskImageStore(folder).save(key, files)
    for (const width of [320, 640])
      await folderFiles(folder).moveOut(`ab/${key}/${width}.webp`, join(elsewhere, `${width}.webp`))
    expect((await readdir(folder, { recursive: true })).filter((name) => name.startsWith('ab'))).toEqual([])
  })

  test('also removes files that a crash left partially written', async () => {
    const folder = await newFolder()
    await mkdir(join(folder, 'incoming', key), { recursive: true })
    await writeFile(join(folder, 'incoming', key, '320.webp'), 'half')
    await diskImageStore(folder).remove(key)
    expect(await readdir(join(folder, 'incoming'))).toEqual([])
  })

  test('leaves nothing of a picture that was partially saved', async () => {
    const folder = await newFolder()
    const twice = [files[0], files[0]].filter((file) => file !== undefined)
    await expect(diskImageStore(folder).save(key, twice)).rejects.toThrow('EEXIST')
    expect(await readdir(join(folder, 'incoming'))).toEqual([])
    expect(await diskImageStore(folder).read(key, 320)).toBeNull()
  })
})
