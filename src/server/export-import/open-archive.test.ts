import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenFolder, writeZip, type ZipEntry } from '../../../tests/support/server/archive-files.ts'
import { openArchive } from './open-archive.ts'

describe('an opened ZIP', () => {
  const folder = givenFolder()
  let path: string
  beforeEach(async () => {
    path = await folder.path('given.zip')
  })
  const opened = async (files: readonly ZipEntry[], change: (zip: Buffer) => Buffer = (zip) => zip) => {
    await writeZip(path, files)
    await writeFile(path, change(await readFile(path)))
    return openArchive(path)
  }
  const rejectionOf = (files: readonly ZipEntry[], change?: (zip: Buffer) => Buffer) =>
    opened(files, change).then(
      () => 'opened',
      (error: { code: string }) => error.code,
    )
  /** Replaces a text everywhere, in the headers and the directory, with one of the same length. */
  const renamed = (from: string, to: string) => (zip: Buffer) =>
    Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
  const file = (name: string, content: string | Uint8Array = 'x'): ZipEntry => ({ name, content })

  test('reads its files by name, and returns null for a file that it lacks', async () => {
    const archive = await opened([file('a.txt', 'hello'), file('b/c.txt', 'x'.repeat(500))])
    expect(archive.names).toEqual(['a.txt', 'b/c.txt'])
    expect(String(await archive.readWhole('a.txt', 100))).toBe('hello')
    expect(await archive.readWhole('b/c.txt', 499)).toBeNull()
    expect(await archive.readWhole('d', 100)).toBeNull()
    archive.close()
  })

  test('is rejected if a name leads out of a folder', async () => {
    expect(await rejectionOf([file('xx/passwd')], renamed('xx/passwd', '../passwd'))).toBe('archive_unsafe')
    expect(await rejectionOf([file('xx/passwd')], renamed('xx/passwd', '/x/passwd'))).toBe('archive_unsafe')
    expect(await rejectionOf([file('xx/passwd')], renamed('xx/passwd', 'C:/passwd'))).toBe('archive_unsafe')
    expect(await rejectionOf([file('xx/passwd')], renamed('xx/passwd', 'xx\\passwd'))).toBe('archive_unsafe')
  })

  test('is rejected if it has a symbolic link, or a name twice', async () => {
    expect(await rejectionOf([{ ...file('link'), mode: 0o120777 }])).toBe('archive_unsafe')
    expect(await rejectionOf([file('a.txt'), file('a.txt')])).toBe('archive_unsafe')
  })

  test('is rejected if its content is far larger than the file, by ratio or by shared bytes', async () => {
    expect(await rejectionOf([file('bomb', new Uint8Array(20 * 1024 * 1024))])).toBe('archive_unsafe')
    const noise = randomBytes(4000)
    const sharing = (zip: Buffer) => {
      // Each entry of the directory says that it has the bytes of the whole file.
      const copy = Buffer.from(zip)
      for (let at = copy.indexOf('PK\u0001\u0002'); at >= 0; at = copy.indexOf('PK\u0001\u0002', at + 4))
        copy.writeUInt32LE(zip.length - 100, at + 20)
      return copy
    }
    expect(await rejectionOf([file('a', noise), file('b', noise)], sharing)).toBe('archive_unsafe')
  })

  test('is rejected if it is encrypted', async () => {
    const flagged = (zip: Buffer) => {
      const copy = Buffer.from(zip)
      const directory = copy.indexOf('PK\u0001\u0002')
      copy.writeUInt16LE(copy.readUInt16LE(directory + 8) | 1, directory + 8)
      return copy
    }
    expect(await rejectionOf([file('a.txt')], flagged)).toBe('archive_encrypted')
  })

  test('is rejected if it is damaged, truncated or not a ZIP', async () => {
    expect(await rejectionOf([file('a.txt')], (zip) => zip.subarray(0, zip.length - 30))).toBe(
      'archive_unreadable',
    )
    expect(await rejectionOf([file('a.txt')], () => Buffer.from('hello'))).toBe('archive_unreadable')
    expect(await rejectionOf([file('a.txt')], () => Buffer.alloc(0))).toBe('archive_unreadable')
  })

  test('returns nothing of a file with damaged content', async () => {
    const archive = await opened([file('a.txt', randomBytes(2000))], (zip) => {
      const copy = Buffer.from(zip)
      copy.fill(0xff, 400, 460)
      return copy
    })
    expect(await archive.readWhole('a.txt', 10_000)).toBeNull()
    archive.close()
  })
})
