import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Dialog, DialogHeader } from '../../../ui/dialog/dialog.tsx'
import { AddPhotosFooter } from './add-photos-footer.tsx'
import { AddPhotosRow } from './row/add-photos-row.tsx'
import { joinedTo, piecesOf } from './joined-photos.ts'
import { addReady, closeQueue, openQueue } from './photo-queue-actions.ts'
import { photoQueue, usePhotoQueue, watchEmptying } from './photo-queue-store.ts'
import type { TakenPhotos } from './queue-photos.ts'
import { PhotosProgress } from './photos-progress.tsx'
import { useShownOrder } from './use-shown-order.ts'

interface AddPhotosDialogProps {
  /** The latest photos that its opener has put into the queue; null: only the photos that already wait. */
  readonly taken: TakenPhotos | null
  readonly onClose: () => void
}

/** 'Add 6 pieces': a queue of photos, each of which becomes a piece. */
export function AddPhotosDialog({ taken, onClose }: AddPhotosDialogProps) {
  const queue = usePhotoQueue()
  const pieces = piecesOf(queue.rows)
  const list = useRef<HTMLUListElement>(null)
  const shown = useShownOrder(pieces, list)
  const [selected, setSelected] = useState<readonly string[]>([])
  useQueue(taken !== null, onClose)
  const select = (id: string) =>
    setSelected((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]))
  const add = () => {
    list.current?.focus({ preventScroll: true })
    addReady()
  }
  return (
    <Dialog shape="wide" onClose={onClose}>
      <div className="flex max-h-[inherit] flex-col">
        <div className="tablet:px-8 tablet:pt-8 px-4 pt-5">
          <DialogHeader title={titleFor(pieces.length)} />
          <p className="type-note text-quiet max-tablet:pr-10">
            Name, category and color are suggestions. Fix anything that&apos;s wrong.
            {pieces.length > 1 && ' If two photos show one piece, select both pictures.'}
          </p>
        </div>
        <PhotosProgress queue={queue} />
        <div className="tablet:px-8 min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4">
          <ul ref={list} tabIndex={-1} aria-label="Photos" className="outline-none">
            {shown.map((row) => (
              <AddPhotosRow
                key={row.id}
                row={row}
                photoCount={1 + joinedTo(queue.rows, row.id).length}
                isSelected={selected.includes(row.id)}
                onSelect={select}
              />
            ))}
          </ul>
        </div>
        <AddPhotosFooter
          queue={queue}
          selected={shown.map(({ id }) => id).filter((id) => selected.includes(id))}
          startsWithCamera={taken?.isShot === true}
          onSelected={setSelected}
          onAdd={add}
          onClose={onClose}
        />
      </div>
    </Dialog>
  )
}

function titleFor(count: number): string {
  if (count === 0) return 'Add pieces'
  return count === 1 ? 'Add 1 piece' : `Add ${count} pieces`
}

/** Opens the queue with the dialog, and closes the dialog once the queue is empty. */
function useQueue(hasTaken: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  const closeIfEmpty = useEffectEvent(() => {
    if (!hasTaken && photoQueue().rows.length === 0) onClose()
  })
  useEffect(() => {
    void openQueue().then(() => closeIfEmpty())
    return closeQueue
  }, [])
  useEffect(() => watchEmptying(() => close()), [])
}
