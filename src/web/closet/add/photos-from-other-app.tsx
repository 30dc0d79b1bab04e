import { useQuery } from '@tanstack/react-query'
import { formStart } from '../../api/endpoint-query.ts'
import { copies, SHARED_PHOTO_PATH } from '../../service-worker/names.ts'
import { AddPhotosDialog } from './photo-queue/add-photos-dialog.tsx'
import { takePhotos } from './photo-queue/photo-queue-actions.ts'

/** Adds photos that another app shared with Armadio. */
export function PhotosFromOtherApp({ onClose }: { readonly onClose: () => void }) {
  // A query rather than an effect, which React may run twice: reading deletes the photos.
  const { data: files = [] } = useQuery({
    queryKey: ['shared photos'],
    queryFn: async () => {
      const shared = await readShared()
      if (shared.length > 0) void takePhotos(shared)
      else onClose()
      return shared
    },
    gcTime: 0,
    meta: formStart,
  })
  return files.length > 0 && <AddPhotosDialog taken={{ files }} onClose={onClose} />
}

async function readShared(): Promise<File[]> {
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
  return files.flat()
}
