import { useEffect, useState } from 'react'
import { copies, SHARED_PHOTO_PATH } from '../../service-worker/names.ts'
import { AddPhotosDialog, type TakenPhotos } from './photo-queue/add-photos-dialog.tsx'

/** Adds the photos that were shared with Armadio from another app. */
export function SharedPhotos({ onClose }: { readonly onClose: () => void }) {
  const [taken, setTaken] = useState<TakenPhotos | null>(null)
  useEffect(() => {
    let isWanted = true
    const show = async () => {
      const shared = await takeShared()
      if (!isWanted) return
      if (shared.files.length > 0) setTaken(shared)
      else onClose()
    }
    void show()
    return () => {
      isWanted = false
    }
  }, [onClose])
  return taken && <AddPhotosDialog taken={taken} onClose={onClose} />
}

let taking: Promise<TakenPhotos> | undefined

// One object, however often React asks: its photos are taken once, and are no longer kept then.
function takeShared(): Promise<TakenPhotos> {
  taking ??= readShared()
  return taking
}

async function readShared(): Promise<TakenPhotos> {
  const cache = await caches.open(copies.shared)
  const kept = await cache.keys()
  const files = await Promise.all(
    kept
      .filter(({ url }) => new URL(url).pathname.startsWith(SHARED_PHOTO_PATH))
      .map(async (request) => {
        const response = await cache.match(request)
        if (!response) return []
        const name = decodeURIComponent(response.headers.get('x-file-name') ?? 'photo')
        const photo = await response.blob()
        return [new File([photo], name, { type: photo.type })]
      }),
  )
  await caches.delete(copies.shared)
  return { files: files.flat() }
}
