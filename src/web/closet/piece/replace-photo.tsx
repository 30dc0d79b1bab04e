import { useId } from 'react'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PiecePicture } from '../piece-picture.tsx'
import type { useNewPhoto } from './use-new-photo.ts'

interface ReplacePhotoProps {
  readonly item: ClosetItem
  readonly newPhoto: ReturnType<typeof useNewPhoto>
}

/** The photo of a piece in edit mode; another one can be chosen or dropped on it. */
export function ReplacePhoto({ item, newPhoto }: ReplacePhotoProps) {
  const inputId = useId()
  const { photo, isUploading, choose } = newPhoto
  const shown = photo ? { ...item, imageUrl: photo.imageUrl, picture: photo.picture, cutOut: null } : item
  return (
    <div
      className="tablet:relative tablet:inset-auto tablet:size-auto tablet:min-h-0 absolute top-5 left-4 h-32.5 w-26"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const file = event.dataTransfer.files[0]
        if (file) void choose(file)
      }}
    >
      <div className="bg-tile relative size-full overflow-hidden">
        <PiecePicture
          key={shown.imageUrl}
          item={shown}
          sizes="(max-width: 720px) 104px, 467px"
          className="absolute inset-0"
        />
      </div>
      <input
        id={inputId}
        type="file"
        accept="image/*"
        disabled={isUploading}
        className="peer sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void choose(file)
        }}
      />
      <label
        htmlFor={inputId}
        className={classNames(
          buttonClass('quiet', 'small'),
          'bg-raised tablet:inset-ring-0 tablet:left-4 tablet:bottom-4 absolute! bottom-0 left-30 cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2',
        )}
      >
        {isUploading ? 'Uploading...' : 'Replace photo'}
      </label>
      <span role="status" className="sr-only">
        {photo && 'New photo. Save to keep it.'}
      </span>
    </div>
  )
}
