import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterEach } from 'vitest'
import { ZipFile } from 'yazl'
import { openArchive } from '../../../src/server/export-import/open-archive.ts'

/** An entry of a ZIP made by a test. */
export interface ZipEntry {
  readonly name: string
  readonly content: string | Uint8Array
  /** Unix mode, such as that of a symbolic link. */
  readonly mode?: number
}

/** Returns paths in a temporary folder, which is deleted after each test. */
export function givenFolder(): { path(name: string): Promise<string> } {
  let folder: string | null = null
  afterEach(async () => {
    if (folder) await rm(folder, { recursive: true, force: true })
    folder = null
  })
  return {
    async path(name) {
      folder ??= await mkdtemp(join(tmpdir(), 'armadio-archive-'))
      return join(folder, name)
    },
  }
}

/** Writes a ZIP with the entries. */
export async function writeZip(path: string, files: readonly ZipEntry[]): Promise<void> {
  const zip = new ZipFile()
  for (const { name, content, mode } of files)
    zip.addBuffer(Buffer.from(content), name, mode === undefined ? {} : { mode })
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
}

/** Returns the files of a ZIP by name. */
export async function readZip(path: string): Promise<Map<string, Buffer>> {
  const archive = await openArchive(path)
  const files = new Map<string, Buffer>()
  for (const name of archive.names)
    files.set(name, (await archive.readWhole(name, 2 ** 30)) ?? Buffer.alloc(0))
  archive.close()
  return files
}
