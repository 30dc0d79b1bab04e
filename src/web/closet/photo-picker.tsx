import { ImagePlus } from 'lucide-react'
import { useCallback, useEffect, useId, useState, type RefObject } from 'react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'

interface PhotoPickerProps {
  readonly inputRef: RefObject<HTMLInputElement | null>
  readonly photo: File | null
  readonly onPhoto: (photo: File | null) => void
  readonly error: string | undefined
}

/** Where the photo is chosen, dropped or pasted, seen and taken out again. */
export function PhotoPicker({ inputRef, photo, onPhoto, error }: PhotoPickerProps) {
  const errorId = useId()
  usePastedPhoto(onPhoto)
  const remove = () => {
    // A file input keeps its file; without this the same one could not be chosen again.
    if (inputRef.current) inputRef.current.value = ''
    onPhoto(null)
    inputRef.current?.focus()
  }
  return (
    <div
      className="tablet:relative tablet:inset-auto tablet:size-auto tablet:self-stretch absolute top-5 left-4 h-32.5 w-26"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onPhoto(event.dataTransfer.files[0] ?? photo)
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
          className="absolute inset-0 cursor-pointer opacity-0"
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onPhoto(event.target.files?.[0] ?? photo)}
        />
        {photo ? <Preview photo={photo} /> : <Invitation hasError={Boolean(error)} />}
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
        or drop one here, or paste it. JPEG, PNG, WebP, AVIF, GIF or HEIC, up to 20 MB.
      </span>
    </span>
  )
}

function Preview({ photo }: { readonly photo: File }) {
  const [unseen, setUnseen] = useState<File | null>(null)
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(photo)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [photo],
  )
  if (unseen === photo) return <NoPreview name={photo.name} />
  return (
    <img
      ref={show}
      alt={`Preview of ${photo.name}`}
      className="pointer-events-none absolute inset-0 size-full object-cover brightness-(--photo-dim)"
      onError={() => setUnseen(photo)}
    />
  )
}

// Most browsers cannot draw HEIC; the server can.
function NoPreview({ name }: { readonly name: string }) {
  return (
    <span className="pointer-events-none grid max-w-full gap-1 px-4">
      <span className="type-name text-ink truncate">{name}</span>
      <span className="type-note tablet:inline hidden">This browser cannot show it before it is added.</span>
    </span>
  )
}

function usePastedPhoto(onPhoto: (photo: File) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0]
      if (file) onPhoto(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onPhoto])
}
