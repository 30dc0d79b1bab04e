import { ImageUp } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'

interface ChooseOutfitPhotoProps {
  readonly errorMessage: string | null
  /** Whether the operator has configured a model that can mark the pieces. */
  readonly hasModel: boolean
  readonly onPhoto: (file: File) => void
}

/** Chooses a photo by file chooser, drop or paste, and explains its use. */
export function ChooseOutfitPhoto({ errorMessage, hasModel, onPhoto }: ChooseOutfitPhotoProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? []
    if (file) onPhoto(file)
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
  return (
    <div
      className={classNames(
        'bg-tile text-tile-quiet grid min-h-90 place-items-center content-center gap-5 p-6 text-center',
        isOver && 'outline-ink outline-dashed -outline-offset-12',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file) onPhoto(file)
      }}
    >
      <Silhouette />
      <div>
        <Button
          look="primary"
          icon={<ImageUp aria-hidden size={16} className="stroke-icon" />}
          onClick={() => input.current?.click()}
        >
          Choose photo
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label="Photo of an outfit"
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onPhoto(file)
            target.value = ''
          }}
        />
        <p className="type-note mt-3 max-tablet:hidden">Or drop one here, or paste it.</p>
      </div>
      <p role="alert" className="type-note text-thread max-w-[36ch] empty:hidden">
        {errorMessage}
      </p>
      <p className="type-note max-w-[44ch]">
        {hasModel
          ? 'The photo stays in this browser. It is sent to your AI model only if you ask for that.'
          : 'The photo stays in this browser. Nothing is uploaded.'}
      </p>
    </div>
  )
}

// A person with three marks.
function Silhouette() {
  return (
    <svg aria-hidden viewBox="0 0 120 168" className="text-tile-quiet h-44" fill="none" stroke="currentColor">
      <g strokeWidth="1.2" strokeLinejoin="round" strokeLinecap="round">
        <circle cx="60" cy="20" r="11" />
        <path d="M42 40c10-5 26-5 36 0l12 40-9 3-7-22v30H46V61l-7 22-9-3z" />
        <path d="M46 91h28l6 62H66l-6-44-6 44H40z" />
        <path d="M40 153l-8 8h20l2-8M80 153l8 8H68l-2-8" />
      </g>
      <g className="fill-tile" strokeWidth="1.4">
        <circle cx="60" cy="62" r="8" />
        <circle cx="66" cy="116" r="8" />
        <circle cx="44" cy="157" r="8" />
      </g>
    </svg>
  )
}
