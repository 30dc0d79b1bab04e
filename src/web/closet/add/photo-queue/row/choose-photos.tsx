import type { ReactNode } from 'react'
import { buttonClass } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'

interface ChoosePhotosProps {
  readonly look: 'quiet' | 'text'
  /** Accessible name, if the visible text alone is ambiguous. */
  readonly label?: string
  readonly isMultiple?: boolean
  /** Opens the rear camera of a phone. */
  readonly isCamera?: boolean
  /** Called with at least one file. */
  readonly onPhotos: (photos: readonly File[]) => void
  readonly className?: string
  readonly children: ReactNode
}

/** A button that opens a file chooser for photos, or the camera. */
export function ChoosePhotos(props: ChoosePhotosProps) {
  const { look, label, isMultiple, isCamera, onPhotos, className, children } = props
  return (
    <label
      className={classNames(
        buttonClass(look),
        'relative cursor-pointer overflow-hidden has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
        className,
      )}
    >
      {children}
      <input
        type="file"
        accept="image/*"
        multiple={isMultiple}
        capture={isCamera ? 'environment' : undefined}
        aria-label={label}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ target }) => {
          const photos = [...(target.files ?? [])]
          // Without this the same file could not be chosen again.
          target.value = ''
          if (photos.length > 0) onPhotos(photos)
        }}
      />
    </label>
  )
}
