import { Camera } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

interface MoreShotsProps {
  /** Called with each new photo. */
  readonly onShot: (photos: readonly File[]) => void
  readonly onDone: () => void
}

/** Opens the camera again after each photo until 'Done': automatically if the browser allows it, otherwise on press. */
export function MoreShots({ onShot, onDone }: MoreShotsProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => openCamera(input.current), [])
  return (
    <div className="flex w-full items-center gap-2">
      <label
        className={classNames(
          buttonClass('primary'),
          'relative flex-1 cursor-pointer overflow-hidden has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
        )}
      >
        <Camera aria-hidden size={16} className="stroke-icon" />
        Take another
        <input
          ref={input}
          type="file"
          accept="image/*"
          capture="environment"
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            const photos = [...(target.files ?? [])]
            target.value = ''
            if (photos.length === 0) return
            onShot(photos)
            openCamera(target)
          }}
        />
      </label>
      <Button look="text" onClick={onDone}>
        Done
      </Button>
    </div>
  )
}

// Browsers open the camera only shortly after a press and log an error otherwise.
function openCamera(input: HTMLInputElement | null): void {
  if (navigator.userActivation?.isActive) input?.click()
}
