import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'

interface DropZoneProps {
  /** Called with at least one file. */
  readonly onPhotos: (photos: readonly File[]) => void
  readonly children: ReactNode
}

/** Takes photos that are dropped anywhere on the page or pasted, unless a dialog is open. */
export function DropZone({ onPhotos, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false)

  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    setIsOver(false)
    const files = [...(data?.files ?? [])]
    // The dialog has a photo of its own to keep.
    if (files.length === 0 || document.querySelector('[role=dialog]')) return
    event.preventDefault()
    onPhotos(files)
  })

  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      // Without this the browser would open the file instead.
      event.preventDefault()
      setIsOver(true)
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false)
    const drop = (event: DragEvent) => take(event, event.dataTransfer)
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
      {isOver && (
        <div className="bg-paper/90 pointer-events-none fixed inset-0 z-20 grid place-items-center">
          <div className="border-ink absolute inset-4 border border-dashed" />
          <p className="type-title">Drop a photo to add it</p>
        </div>
      )}
    </>
  )
}
