import type { ImageKey, ImageStore } from '../../src/server/ports/image-store.ts'

/** An image store that forgets with the test. */
export function memoryImageStore(now: () => Date = () => new Date()): ImageStore {
  const pictures = new Map<ImageKey, { savedAt: Date; files: Map<number, Uint8Array> }>()
  return {
    async save(key, files) {
      pictures.set(key, { savedAt: now(), files: new Map(files.map(({ width, bytes }) => [width, bytes])) })
    },
    async read(key, width) {
      return pictures.get(key)?.files.get(width) ?? null
    },
    async remove(key) {
      pictures.delete(key)
    },
    async *list() {
      for (const [key, { savedAt }] of pictures) yield { key, savedAt }
    },
  }
}
