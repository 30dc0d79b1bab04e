import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ChoosePhotos } from './row/choose-photos.tsx'
import { MoreShots } from '../more-shots.tsx'
import { joinPhotos, takePhotos } from './photo-queue-actions.ts'
import { countLine, countReady } from './photo-queue-words.ts'
import type { PhotoQueue } from './photo-queue.ts'

interface AddPhotosFooterProps {
  readonly queue: PhotoQueue
  /** Ids of the selected photos, in the order shown. */
  readonly selected: readonly string[]
  readonly startsWithCamera: boolean
  readonly onSelected: (ids: readonly string[]) => void
  readonly onAdd: () => void
  readonly onClose: () => void
}

/** The state of the queue, and the actions for all of it or for the selected photos. */
export function AddPhotosFooter(props: AddPhotosFooterProps) {
  const { queue, selected, startsWithCamera, onSelected, onAdd, onClose } = props
  const [isShooting, setShooting] = useState(startsWithCamera)
  return (
    <footer className="border-line bg-raised tablet:px-8 tablet:py-3.5 flex flex-wrap items-center justify-between gap-x-2 border-t px-4 pt-1 pb-[calc(20px+env(safe-area-inset-bottom))]">
      <p
        role="status"
        className={classNames(
          'type-note text-quiet min-h-11 min-w-0 flex-1 content-center',
          selected.length > 0 && 'max-tablet:basis-full',
        )}
      >
        {selected.length > 0 ? selectionLine(selected.length) : countLine(queue)}
      </p>
      {isShooting ? (
        <MoreShots onShot={(files) => void takePhotos(files)} onDone={() => setShooting(false)} />
      ) : selected.length > 0 ? (
        <SelectionButtons selected={selected} onSelected={onSelected} />
      ) : (
        <QueueButtons ready={countReady(queue)} onAdd={onAdd} onClose={onClose} />
      )}
    </footer>
  )
}

function selectionLine(count: number): string {
  return count === 1
    ? '1 photo selected. Select another of the same piece.'
    : `${count} photos selected. The first one is added.`
}

function SelectionButtons({ selected, onSelected }: Pick<AddPhotosFooterProps, 'selected' | 'onSelected'>) {
  const join = () => {
    joinPhotos(selected)
    onSelected([])
  }
  return (
    <>
      <Button look="text" onClick={() => onSelected([])}>
        Clear selection
      </Button>
      <Button look="primary" disabled={selected.length < 2} className="max-tablet:flex-1" onClick={join}>
        Same piece
      </Button>
    </>
  )
}

interface QueueButtonsProps extends Pick<AddPhotosFooterProps, 'onAdd' | 'onClose'> {
  /** Number of pieces that can be added. */
  readonly ready: number
}

function QueueButtons({ ready, onAdd, onClose }: QueueButtonsProps) {
  return (
    <>
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
      <Button look="primary" disabled={ready === 0} className="max-tablet:w-full" onClick={onAdd}>
        {ready === 0 ? 'Add to Closet' : `Add ${ready} to Closet`}
      </Button>
    </>
  )
}
