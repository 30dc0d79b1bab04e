import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageFile, ImageKey, ImageStore } from '../../ports/image-store.ts'
import { imageFolder } from './image-folder.ts'

/**
 * Pictures as files: `<root>/<first two digits>/<key>/<width>.webp`.
 * Written to `<root>/incoming/<key>`, then renamed, so that a crash leaves no partial picture in place.
 */
export function diskImageStore(root: string): ImageStore {
  const incoming = join(root, 'incoming')
  const folderOf = (key: ImageKey) => join(root, imageFolder(key))

  return {
    async save(key, files) {
      const folder = folderOf(key)
      const unfinished = join(incoming, key)
      try {
        await mkdir(unfinished, { recursive: true })
        for (const file of files) await writeDurably(join(unfinished, `${file.width}.webp`), file)
        await syncFolder(unfinished)
        const newShelf = await mkdir(join(folder, '..'), { recursive: true })
        // The rename fails if the key exists: a stored picture never changes.
        await rename(unfinished, folder)
        await syncFolder(join(folder, '..'))
        if (newShelf) await syncFolder(root)
      } catch (error) {
        await rm(unfinished, { recursive: true, force: true })
        throw error
      }
    },

    async read(key, width) {
      try {
        return await readFile(join(folderOf(key), `${width}.webp`))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    async remove(key) {
      await rm(folderOf(key), { recursive: true, force: true })
      await rm(join(incoming, key), { recursive: true, force: true })
    },
  }
}

async function writeDurably(path: string, file: ImageFile): Promise<void> {
  await using handle = await open(path, 'wx')
  await handle.writeFile(file.bytes)
  await handle.sync()
}

// A rename is durable only after its folder is synced.
async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder; there the rename must suffice.
  if (process.platform === 'win32') return
  await using handle = await open(path, 'r')
  await handle.sync()
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
