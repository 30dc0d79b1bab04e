import { ChevronLeft, ChevronRight, Plus, Trash2 } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { MORE_PHOTOS_MAX, type ListingPhoto } from '../../../contract/marketplace.ts'
import { classNames } from '../../ui/class-names.ts'
import { PictureImage } from '../../ui/pictures/picture-image.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import type { ListingPhotos } from './use-listing-photos.ts'

interface ListingPhotosFieldProps {
  readonly photos: ListingPhotos
  /** The first photo, which is the piece's own. */
  readonly first: ReactNode
}

/** All photos of a listing as a row: select one to view, reorder or remove those after the first, add more. */
export function ListingPhotosField({ photos, first }: ListingPhotosFieldProps) {
  const labelId = useId()
  const firstTile = useRef<HTMLButtonElement>(null)
  const { shown, show, uploading, room } = photos
  const count = photos.photos.length + 1
  return (
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className="type-note text-quiet">
        Photos
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        <li>
          <Tile
            ref={firstTile}
            label={`Photo 1 of ${count}`}
            isShown={shown === null}
            onShow={() => show(null)}
          >
            {first}
          </Tile>
        </li>
        {photos.photos.map((photo, at) => (
          <li key={photo.id}>
            <Tile
              label={`Photo ${at + 2} of ${count}`}
              isShown={shown?.id === photo.id}
              onShow={() => show(photo.id)}
            >
              <PictureImage src={photo.imageUrl} picture={photo.picture} alt="" sizes="56px" />
            </Tile>
          </li>
        ))}
        {Array.from({ length: uploading }, (_, at) => (
          <li key={at} aria-hidden className="bg-tile breathing h-17.5 w-14" />
        ))}
        {room > 0 && (
          <li>
            <AddPhotos onPhotos={(files) => photos.add(files)} />
          </li>
        )}
      </ul>
      {shown ? (
        <Tools photo={shown} photos={photos} onRemoved={() => firstTile.current?.focus()} />
      ) : (
        <p className="type-note text-quiet mt-2">
          {count === 1
            ? `Add up to ${MORE_PHOTOS_MAX} more, such as the label, the back and any flaws.`
            : 'The first photo is from your closet. Select another photo to move or remove it.'}
        </p>
      )}
      <p role="status" className="sr-only">
        {uploading > 0 && 'Uploading'}
      </p>
    </div>
  )
}

interface TileProps {
  readonly ref?: React.Ref<HTMLButtonElement>
  readonly label: string
  readonly isShown: boolean
  readonly onShow: () => void
  readonly children: ReactNode
}

function Tile({ ref, label, isShown, onShow, children }: TileProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-pressed={isShown}
      onClick={onShow}
      className={classNames(
        'bg-tile relative block h-17.5 w-14 overflow-hidden outline-offset-4!',
        isShown && 'ring-ink ring-offset-raised ring-[1.5px] ring-offset-2',
      )}
    >
      {children}
    </button>
  )
}

function AddPhotos({ onPhotos }: { readonly onPhotos: (files: readonly File[]) => void }) {
  return (
    <label className="inset-ring-edge hover:inset-ring-ink relative grid h-17.5 w-14 cursor-pointer place-items-center inset-ring has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <Plus aria-hidden size={18} className="stroke-icon" />
      <input
        type="file"
        accept="image/*"
        multiple
        aria-label="Add photos"
        className="absolute inset-0 w-full cursor-pointer opacity-0"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Without this the same file could not be chosen again.
          target.value = ''
          if (files.length > 0) onPhotos(files)
        }}
      />
    </label>
  )
}

interface ToolsProps {
  readonly photo: ListingPhoto
  readonly photos: ListingPhotos
  readonly onRemoved: () => void
}

function Tools({ photo, photos, onRemoved }: ToolsProps) {
  const at = photos.ids.indexOf(photo.id)
  return (
    <div className="-ml-3 flex items-center">
      <RoundButton
        label="Move this photo forward"
        aria-disabled={at === 0}
        className="hover:bg-hover aria-disabled:text-quiet"
        onClick={() => at > 0 && photos.move(photo.id, -1)}
      >
        <ChevronLeft aria-hidden size={18} className="stroke-icon" />
      </RoundButton>
      <RoundButton
        label="Move this photo back"
        aria-disabled={at === photos.ids.length - 1}
        className="hover:bg-hover aria-disabled:text-quiet"
        onClick={() => at < photos.ids.length - 1 && photos.move(photo.id, 1)}
      >
        <ChevronRight aria-hidden size={18} className="stroke-icon" />
      </RoundButton>
      <RoundButton
        label="Remove this photo"
        className="hover:bg-hover"
        onClick={() => {
          photos.remove(photo)
          onRemoved()
        }}
      >
        <Trash2 aria-hidden size={16} className="stroke-icon" />
      </RoundButton>
      <p role="status" className="type-note text-quiet">
        Photo {at + 2} of {photos.ids.length + 1}
      </p>
    </div>
  )
}
