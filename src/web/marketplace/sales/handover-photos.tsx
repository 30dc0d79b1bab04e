import { Plus } from 'lucide-react'
import { HANDOVER_PHOTOS_MAX, type Sale, type SalePhoto } from '../../../contract/sales.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { PictureImage } from '../../ui/pictures/picture-image.tsx'
import { usePhotoUploads } from '../use-photo-uploads.ts'
import { otherOf } from './sale-words.ts'
import { useSaleAct } from './sale-queries.ts'

interface HandoverPhotosProps {
  readonly sale: Sale
  /** True once no photos can be added. */
  readonly isClosed?: boolean
}

/** Photos of the handover, stored for both users, with a button to add one. */
export function HandoverPhotos({ sale, isClosed = false }: HandoverPhotosProps) {
  const photos = sale.photos.filter(({ shows }) => shows === 'handover')
  const own = photos.filter(({ addedBy }) => addedBy === sale.role)
  const { mutate, isPending } = useSaleAct(sale.id, {
    onDone: () => {},
    onFailed: showFailure("Couldn't add the photo"),
  })
  const { upload, uploading } = usePhotoUploads(({ id }) => mutate({ act: 'addPhoto', photoId: id }))
  const room = HANDOVER_PHOTOS_MAX - own.length - uploading
  if (isClosed && photos.length === 0) return null
  return (
    <section aria-label="Photos of the handover" className="border-line mt-5 border-t pt-3.5">
      <p className="type-note text-quiet">Photos of the handover</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {photos.map((photo) => (
          <li key={photo.id}>
            <Photo photo={photo} by={photo.addedBy === sale.role ? 'you' : `@${otherOf(sale).username}`} />
          </li>
        ))}
        {Array.from({ length: uploading }, (_, at) => (
          <li key={at} aria-hidden className="bg-tile breathing h-25 w-20" />
        ))}
        {!isClosed && room > 0 && (
          <li>
            <AddPhoto isBusy={isPending} onPhoto={(file) => void upload([file])} />
          </li>
        )}
      </ul>
      <p className="type-note text-quiet mt-2">
        They and the listing&apos;s photos stay here for both of you, also after the listing is deleted.
      </p>
      <p role="status" className="sr-only">
        {uploading > 0 && 'Uploading'}
      </p>
    </section>
  )
}

function Photo({ photo, by }: { readonly photo: SalePhoto; readonly by: string }) {
  return (
    <a
      href={photo.imageUrl}
      target="_blank"
      rel="noreferrer"
      aria-label={`Photo of the handover by ${by}, opens in a new tab`}
      className="bg-tile block h-25 w-20 overflow-hidden"
    >
      <PictureImage src={photo.imageUrl} picture={photo.picture} alt="" sizes="80px" loading="lazy" />
    </a>
  )
}

function AddPhoto({ isBusy, onPhoto }: { readonly isBusy: boolean; readonly onPhoto: (file: File) => void }) {
  return (
    <label className="inset-ring-edge hover:inset-ring-ink relative grid h-25 w-20 cursor-pointer place-items-center inset-ring has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <Plus aria-hidden size={18} className="stroke-icon" />
      <input
        type="file"
        accept="image/*"
        aria-label="Add a photo of the handover"
        disabled={isBusy}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Without this the same file could not be chosen again.
          target.value = ''
          if (file) onPhoto(file)
        }}
      />
    </label>
  )
}
