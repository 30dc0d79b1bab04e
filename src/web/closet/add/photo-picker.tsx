import { ImagePlus } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useId, useState, type RefObject } from 'react'
import { PHOTO_MAX_MEGABYTES } from '../../../contract/photo-limits.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

interface PhotoPickerProps {
  readonly inputRef: RefObject<HTMLInputElement | null>
  readonly photo: File | null
  /** URL of the uploaded photo, for formats that the browser cannot draw. */
  readonly previewUrl: string | undefined
  /** Whether the server is analyzing the photo. */
  readonly isLooking: boolean
  /** Called with at least one photo. */
  readonly onPhotos: (photos: readonly File[]) => void
  readonly onRemove: () => void
  readonly error: string | undefined
}

/** Shows the photo; lets the user choose, drop, paste and remove it. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { inputRef, photo, previewUrl, isLooking, onPhotos, onRemove, error } = props
  const errorId = useId()
  usePastedPhotos(onPhotos)
  const take = (files: FileList | null) => files && files.length > 0 && onPhotos([...files])
  const remove = () => {
    // Without this the same file could not be chosen again.
    if (inputRef.current) inputRef.current.value = ''
    onRemove()
    inputRef.current?.focus()
  }
  return (
    <div
      className="tablet:relative tablet:inset-auto tablet:size-auto tablet:self-stretch absolute top-5 left-4 h-32.5 w-26"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files)
      }}
    >
      <label
        className={classNames(
          'bg-tile text-tile-quiet relative grid size-full cursor-pointer place-items-center overflow-hidden text-center',
          'has-focus-visible:outline-2 has-focus-visible:-outline-offset-4',
          error && 'inset-ring-thread inset-ring-2',
        )}
      >
        <span className="sr-only">Photo</span>
        <input
          ref={inputRef}
          type="file"
          accept="image/*"
          multiple
          className="absolute inset-0 cursor-pointer opacity-0"
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => take(event.target.files)}
        />
        {photo ? (
          <Preview photo={photo} storedUrl={previewUrl} isLooking={isLooking} hasError={Boolean(error)} />
        ) : (
          <Invitation hasError={Boolean(error)} />
        )}
      </label>
      {error && (
        <p
          id={errorId}
          className={classNames(
            'type-note text-thread tablet:bg-raised tablet:inset-x-4 tablet:bottom-4 tablet:w-auto tablet:px-3 tablet:py-2 absolute left-30 w-44',
            photo ? 'bottom-11' : 'bottom-0',
          )}
        >
          {error}
        </p>
      )}
      <p
        role="status"
        className={classNames(
          'type-note text-quiet tablet:bg-raised tablet:text-ink tablet:top-4 tablet:bottom-auto tablet:left-4 tablet:px-3 tablet:py-1.5 absolute bottom-12 left-30 w-max empty:hidden',
          error && 'max-tablet:hidden',
        )}
      >
        {isLooking && 'Looking at the photo'}
      </p>
      {photo && (
        <Button
          look="quiet"
          size="small"
          className={classNames(
            'bg-raised absolute! bottom-0 left-30 tablet:inset-ring-0 tablet:left-4',
            error ? 'tablet:bottom-16' : 'tablet:bottom-4',
          )}
          onClick={remove}
        >
          Remove
        </Button>
      )}
    </div>
  )
}

function Invitation({ hasError }: { readonly hasError: boolean }) {
  return (
    <span
      className={classNames('pointer-events-none grid justify-items-center gap-2 px-3', hasError && 'pb-8')}
    >
      <ImagePlus aria-hidden size={28} strokeWidth={1} />
      <span className="type-name text-ink">Choose a photo</span>
      <span className="type-note tablet:inline hidden max-w-[24ch]">
        or drop one here, or paste it. JPEG, PNG, WebP, AVIF, GIF or HEIC, up to {PHOTO_MAX_MEGABYTES} MB.
      </span>
    </span>
  )
}

interface PreviewProps {
  readonly photo: File
  readonly storedUrl: string | undefined
  readonly isLooking: boolean
  readonly hasError: boolean
}

function Preview({ photo, storedUrl, isLooking, hasError }: PreviewProps) {
  const [unseen, setUnseen] = useState<File | null>(null)
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(photo)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [photo],
  )
  const alt = `Preview of ${photo.name}`
  const drawn = 'pointer-events-none absolute inset-0 size-full object-cover dim-in-dark'
  if (unseen !== photo) return <img ref={show} alt={alt} className={drawn} onError={() => setUnseen(photo)} />
  return storedUrl ? (
    <img src={storedUrl} alt={alt} className={drawn} />
  ) : (
    <NoPreview name={photo.name} {...{ isLooking, hasError }} />
  )
}

// Most browsers cannot draw HEIC; the server can.
function NoPreview({
  name,
  isLooking,
  hasError,
}: Omit<PreviewProps, 'photo' | 'storedUrl'> & { name: string }) {
  return (
    <span className="pointer-events-none grid max-w-full gap-1 px-4">
      <span className="type-name text-ink truncate">{name}</span>
      {!hasError && (
        <span className="type-note tablet:inline hidden">
          {isLooking ? 'Loading the preview.' : "This browser can't preview it."}
        </span>
      )}
    </span>
  )
}

function usePastedPhotos(onPhotos: (photos: readonly File[]) => void): void {
  const take = useEffectEvent(onPhotos)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length > 0) take(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
