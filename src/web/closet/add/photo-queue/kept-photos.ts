import { createStore, delMany, entries, set, setMany } from 'idb-keyval'
import * as z from 'zod/mini'
import { ClosetPhoto } from '../../../../contract/closet-photos.ts'
import { queuedPhoto, type QueuedPhoto } from './queued-photo.ts'

// The file apart from the words: it is large, and never changes.
const FILE = '/file'

const Words = z.object({
  place: z.number(),
  revision: z.number(),
  typed: z.record(z.string(), z.string()),
  photo: z.unknown(),
  twinOf: z.nullable(z.object({ id: z.string(), name: z.string() })),
  isWantedTwice: z.boolean(),
  joinedTo: z.optional(z.nullable(z.string())),
})

const store = createStore('armadio-photos', 'waiting')

/** The photos that this browser keeps for a later visit. Rejects where it keeps nothing, as in private windows. */
export async function keptPhotos(): Promise<QueuedPhoto[]> {
  const kept = new Map(await entries<string, unknown>(store))
  return [...kept].flatMap(([id, value]) => {
    const words = Words.safeParse(value)
    const file = kept.get(id + FILE)
    if (!words.success || !(file instanceof File)) return []
    // Kept by an earlier version, a photo may lack what is read now: then it is uploaded again.
    const photo = ClosetPhoto.safeParse(words.data.photo).data ?? null
    return [queuedPhoto({ id, file, ...words.data, photo, joinedTo: words.data.joinedTo ?? null })]
  })
}

/** Keeps a photo with its file; rejects where there is no room for it. */
export function keepPhoto(row: QueuedPhoto): Promise<void> {
  return setMany(
    [
      [row.id, wordsOf(row)],
      [row.id + FILE, row.file],
    ],
    store,
  )
}

/** Keeps what changed of a photo whose file is kept. */
export function keepWords(row: QueuedPhoto): Promise<void> {
  return set(row.id, wordsOf(row), store)
}

/** Lets go of photos. */
export function forgetPhotos(ids: readonly string[]): Promise<void> {
  return delMany(
    ids.flatMap((id) => [id, id + FILE]),
    store,
  )
}

function wordsOf(row: QueuedPhoto): z.infer<typeof Words> {
  const { place, revision, typed, photo, twinOf, isWantedTwice, joinedTo } = row
  return { place, revision, typed: { ...typed }, photo, twinOf, isWantedTwice, joinedTo }
}
