import { mkdir, readdir, readFile, rename, rmdir } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { ImageFiles } from '../../ports/image-store.ts'

/** All files of a folder of pictures, including unknown ones. */
export function folderFiles(folder: string): ImageFiles {
  return {
    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      for (const entry of entries)
        if (!entry.isDirectory())
          yield relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
    },

    async read(path) {
      try {
        return await readFile(join(folder, path))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },

    async moveOut(path, to) {
      await mkdir(dirname(to), { recursive: true })
      await rename(join(folder, path), to)
      await removeIfEmpty(dirname(path))
    },
  }

  // An empty folder would look like a picture without a row.
  async function removeIfEmpty(path: string): Promise<void> {
    if (path === '.') return
    const isGone = await rmdir(join(folder, path)).then(
      () => true,
      () => false,
    )
    if (isGone) await removeIfEmpty(dirname(path))
  }
}
