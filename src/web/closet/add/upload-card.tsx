import { Camera, Upload } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { ChoosePhotos } from './photo-queue/row/choose-photos.tsx'
import { useWaitingPhotos } from './photo-queue/waiting-photos.ts'

interface UploadCardProps {
  readonly onUpload: () => void
  /** Called on hover or focus, to preload the dialog's code. */
  readonly onIntent: () => void
  /** Called with a photo from the camera; more may follow. */
  readonly onShot: (photos: readonly File[]) => void
  /** Continues with the waiting photos. */
  readonly onContinue: () => void
}

/** 'Traditional Upload'. */
export function UploadCard({ onUpload, onIntent, onShot, onContinue }: UploadCardProps) {
  return (
    <section aria-labelledby="traditional-upload" className="border-line border-t py-6">
      <h2 id="traditional-upload" className="type-heading">
        Traditional Upload
      </h2>
      <p className="type-note text-quiet mt-1 mb-4">
        Choose one or more photos, or drop or paste them anywhere on this page.
      </p>
      <Button
        look="quiet"
        className="w-full"
        icon={<Upload aria-hidden size={16} className="stroke-icon" />}
        onClick={onUpload}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        Upload Photo
      </Button>
      <ChoosePhotos
        isCamera
        look="text"
        className="mt-1 w-full [@media(hover:hover)]:hidden"
        onPhotos={onShot}
      >
        <Camera aria-hidden size={16} className="stroke-icon" />
        Take photos
      </ChoosePhotos>
      <WaitingPhotos onContinue={onContinue} />
    </section>
  )
}

function WaitingPhotos({ onContinue }: Pick<UploadCardProps, 'onContinue'>) {
  const count = useWaitingPhotos()
  if (!count) return null
  return (
    <div className="border-line mt-6 flex flex-wrap items-center gap-x-4 border-t pt-3">
      <p className="type-note text-quiet w-full">
        {count === 1 ? '1 photo is waiting' : `${count} photos are waiting`}
      </p>
      <Button look="text" className="px-0!" onClick={onContinue}>
        Continue
      </Button>
      <Button look="text" className="text-quiet px-0!" onClick={discard}>
        Discard
      </Button>
    </div>
  )
}

function discard(): void {
  import('./photo-queue/photo-queue-actions.ts').then(({ discardQueue }) => discardQueue()).catch(() => {})
}
