import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'

// public/before-paint.js collects photos that are dropped or pasted before this listens.
declare global {
  var earlyPhotos: File[] | null | undefined
}

interface DropZoneProps {
  /** True while a dialog is open that handles photos itself or takes none. */
  readonly isPaused: boolean
  /** Called with at least one file. */
  readonly onPhotos: (photos: readonly File[]) => void
  readonly children: ReactNode
}

/** Accepts photos that are dropped anywhere on the page or pasted. */
export function DropZone({ isPaused, onPhotos, children }: DropZoneProps) {
  const [countOver, setCountOver] = useState(0)

  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])]
    if (isPaused || files.length === 0) return
    event.preventDefault()
    onPhotos(files)
  })
  const takeEarly = useEffectEvent((photos: readonly File[]) => onPhotos(photos))
  const invite = useEffectEvent((count: number) => setCountOver(isPaused ? 0 : count))

  useEffect(() => {
    const early = globalThis.earlyPhotos ?? []
    globalThis.earlyPhotos = null
    if (early.length > 0) takeEarly(early)
    const drag = (event: DragEvent) => {
      if (keepPage(event)) invite(countIn(event))
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && setCountOver(0)
    const drop = (event: DragEvent) => {
      setCountOver(0)
      keepPage(event)
      take(event, event.dataTransfer)
    }
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData)
    document.addEventListener('dragover', drag)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('dragover', drag)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
      document.removeEventListener('paste', paste)
    }
  }, [])

  return (
    <>
      {children}
      {countOver > 0 && (
        <div className="bg-paper/90 pointer-events-none fixed inset-0 z-30 grid place-items-center">
          <div className="border-ink absolute inset-4 border border-dashed" />
          <p className="type-title">
            {countOver > 1 ? `Drop ${countOver} photos to add them` : 'Drop a photo to add it'}
          </p>
        </div>
      )}
    </>
  )
}

// Without this the browser opens the dropped file, which replaces the page and loses input. Returns whether files are
// dragged.
function keepPage(event: DragEvent): boolean {
  const hasFiles = event.dataTransfer?.types.includes('Files') ?? false
  if (hasFiles) event.preventDefault()
  return hasFiles
}

// Safari lists the dragged items only on drop.
function countIn(event: DragEvent): number {
  return event.dataTransfer?.items.length || 1
}
