import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogHeader } from '../../ui/dialog.tsx'
import { AddPhotosRow } from './add-photos-row.tsx'
import { ChoosePhotos } from './choose-photos.tsx'
import { addReady, closeQueue, openQueue, takePhotos } from './photo-queue-actions.ts'
import { photoQueue, usePhotoQueue } from './photo-queue-store.ts'
import { countLine, countReady } from './photo-queue-words.ts'
import type { TypedWords } from './photo-words.ts'

/** Photos that were dropped, pasted or chosen together. */
export interface TakenPhotos {
  readonly files: readonly File[]
  /** What was written already for the first of them. */
  readonly typed?: TypedWords
}

interface AddPhotosDialogProps {
  /** The last that were taken; each such object is taken once. */
  readonly taken: TakenPhotos | null
  readonly onClose: () => void
}

/** 'Add 6 pieces': many photos at once, each on its own way into the closet. */
export function AddPhotosDialog({ taken, onClose }: AddPhotosDialogProps) {
  const queue = usePhotoQueue()
  const { rows } = queue
  const list = useRef<HTMLUListElement>(null)
  useQueue(taken, rows.length, onClose)
  const ready = countReady(queue)
  const add = () => {
    list.current?.focus({ preventScroll: true })
    addReady()
  }
  return (
    <Dialog shape="wide" onClose={onClose}>
      <div className="flex max-h-[inherit] flex-col">
        <div className="tablet:px-8 tablet:pt-8 px-4 pt-5 pb-5">
          <DialogHeader title={titleFor(rows.length)} />
          <p className="type-note text-quiet max-tablet:pr-10">
            Name, category and color are suggestions. Fix anything that&apos;s wrong.
          </p>
        </div>
        <div className="border-ink tablet:mx-8 mx-4 border-t" />
        <div className="tablet:px-8 min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4">
          <ul ref={list} tabIndex={-1} aria-label="Photos" className="outline-none">
            {rows.map((row) => (
              <AddPhotosRow key={row.id} row={row} />
            ))}
          </ul>
        </div>
        <footer className="border-line bg-raised tablet:px-8 tablet:py-3.5 flex flex-wrap items-center justify-between gap-x-2 border-t px-4 pt-1 pb-[calc(20px+env(safe-area-inset-bottom))]">
          <p role="status" className="type-note text-quiet min-w-0 flex-1">
            {countLine(queue)}
          </p>
          <ChoosePhotos
            look="text"
            isMultiple
            className="tablet:px-4 px-0!"
            onPhotos={(files) => void takePhotos(files)}
          >
            <Plus aria-hidden size={16} className="stroke-icon" />
            Add more photos
          </ChoosePhotos>
          <Button look="text" className="max-tablet:hidden" onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" disabled={ready === 0} className="max-tablet:w-full" onClick={add}>
            {ready === 0 ? 'Add to Closet' : `Add ${ready} to Closet`}
          </Button>
        </footer>
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
