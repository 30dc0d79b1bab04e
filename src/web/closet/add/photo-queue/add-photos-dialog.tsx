import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Dialog, DialogHeader } from '../../../ui/dialog/dialog.tsx'
import { AddPhotosFooter } from './add-photos-footer.tsx'
import { AddPhotosRow } from './row/add-photos-row.tsx'
import { joinedTo, piecesOf } from './joined-photos.ts'
import { addReady, closeQueue, openQueue, takePhotos } from './photo-queue-actions.ts'
import { photoQueue, usePhotoQueue } from './photo-queue-store.ts'
import type { TypedWords } from './photo-words.ts'
import { PhotosProgress } from './photos-progress.tsx'
import { useShownOrder } from './use-shown-order.ts'

/** Photos that were dropped, pasted or chosen together. */
export interface TakenPhotos {
  readonly files: readonly File[]
  /** What was written already for the first of them. */
  readonly typed?: TypedWords
  /** The first of several that are being taken with the camera. */
  readonly isShot?: boolean
}

interface AddPhotosDialogProps {
  /** The last that were taken; each such object is taken once. */
  readonly taken: TakenPhotos | null
  readonly onClose: () => void
}

/** 'Add 6 pieces': many photos at once, each on its own way into the closet. */
export function AddPhotosDialog({ taken, onClose }: AddPhotosDialogProps) {
  const queue = usePhotoQueue()
  const pieces = piecesOf(queue.rows)
  const list = useRef<HTMLUListElement>(null)
  const shown = useShownOrder(pieces, list)
  const [selected, setSelected] = useState<readonly string[]>([])
  useQueue(taken, pieces.length, onClose)
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

// Taken once, however often React shows them.
const takenBefore = new WeakSet<TakenPhotos>()

/** Opens the queue with the dialog, and closes the dialog once nothing is left in it. */
function useQueue(taken: TakenPhotos | null, count: number, onClose: () => void): void {
  const hadRows = useRef(false)
  const closeWhenEmpty = useEffectEvent(() => {
    if (!taken && photoQueue().rows.length === 0) onClose()
  })
  useEffect(() => {
    void openQueue().then(() => closeWhenEmpty())
    return closeQueue
  }, [])
  useEffect(() => {
    if (!taken || takenBefore.has(taken)) return
    takenBefore.add(taken)
    void takePhotos(taken.files, taken.typed)
  }, [taken])
  useEffect(() => {
    if (hadRows.current && count === 0) onClose()
    hadRows.current = count > 0
  }, [count, onClose])
}
