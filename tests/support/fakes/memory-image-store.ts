import type { ImageKey, ImageStore } from '../../../src/server/ports/image-store.ts'

/** An in-memory image store that lists its contents. */
export interface MemoryImageStore extends ImageStore {
  keys(): ImageKey[]
}

/** Creates an empty store. */
export function memoryImageStore(): MemoryImageStore {
  const pictures = new Map<ImageKey, Map<number, Uint8Array>>()
  return {
    async save(key, files) {
      if (pictures.has(key)) throw new Error(`the key ${key} is taken`)
      pictures.set(key, new Map(files.map(({ width, bytes }) => [width, bytes])))
    },
    async read(key, width) {
      return pictures.get(key)?.get(width) ?? null
    },
    async remove(key) {
      pictures.delete(key)
    },
    keys: () => [...pictures.keys()],
  }
}
