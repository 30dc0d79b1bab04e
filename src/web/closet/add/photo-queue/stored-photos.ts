import { createStore, delMany, entries, set, setMany } from 'idb-keyval'
import * as z from 'zod/mini'
import { ClosetPhoto } from '../../../../contract/closet/photos.ts'
import { queuedPhoto, type QueuedPhoto } from './queued-photo.ts'

// The file is stored apart from the fields: it is large and never changes.
const FILE = '/file'

const StoredFields = z.object({
  place: z.number(),
  revision: z.number(),
  typed: z.record(z.string(), z.string()),
  photo: z.unknown(),
  twinOf: z.nullable(z.object({ id: z.string(), name: z.string() })),
  isWantedTwice: z.boolean(),
  joinedTo: z.optional(z.nullable(z.string())),
})

const store = createStore('armadio-photos', 'waiting')

/** The photos stored in this browser. Rejects if it stores nothing, as in private windows. */
export async function storedPhotos(): Promise<QueuedPhoto[]> {
  const kept = new Map(await entries<string, unknown>(store))
  return [...kept].flatMap(([id, value]) => {
    const words = StoredFields.safeParse(value)
    const file = kept.get(id + FILE)
    if (!words.success || !(file instanceof File)) return []
    // A photo stored by an earlier version may lack new fields: it is uploaded again.
    const photo = ClosetPhoto.safeParse(words.data.photo).data ?? null
    return [queuedPhoto({ id, file, ...words.data, photo, joinedTo: words.data.joinedTo ?? null })]
  })
}

/** Stores a photo with its file. Rejects if there is no space left. */
export function storePhoto(row: QueuedPhoto): Promise<void> {
  return setMany(
    [
      [row.id, fieldsToStore(row)],
      [row.id + FILE, row.file],
    ],
    store,
  )
}

/** Stores the changed fields of a photo whose file is already stored. */
export function storeFields(row: QueuedPhoto): Promise<void> {
  return set(row.id, fieldsToStore(row), store)
}

/** Deletes stored photos. */
export function deleteStoredPhotos(ids: readonly string[]): Promise<void> {
  return delMany(
    ids.flatMap((id) => [id, id + FILE]),
    store,
  )
}

function fieldsToStore(row: QueuedPhoto): z.infer<typeof StoredFields> {
  const { place, revision, typed, photo, twinOf, isWantedTwice, joinedTo } = row
  return { place, revision, typed: { ...typed }, photo, twinOf, isWantedTwice, joinedTo }
}
