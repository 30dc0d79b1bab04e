import { Scissors } from 'lucide-react'
import { useState } from 'react'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useCutOuts } from '../cut-out-queries.ts'
import { PiecePicture } from '../piece-picture.tsx'
import { useCutOutOfPhoto } from './use-cut-out-of-photo.ts'

const SIZES = '(max-width: 720px) 100vw, 560px'

const onPhoto = 'bg-raised inset-ring-0!'

/** The large picture of a piece, with a switch between cut-out and photo. */
export function PiecePhoto({ item }: { readonly item: ClosetItem }) {
  const [showsPhoto, setShowsPhoto] = useState(false)
  const { cutOut, undo, isPending: isChanging } = useCutOutOfPhoto()
  const { data: inProgress } = useCutOuts()
  const isPending = isChanging || (item.cutOut === null && inProgress?.pending.includes(item.id) === true)
  const isUnclear = item.cutOut === null && inProgress?.unclear.includes(item.id) === true
  const isBorrowed = item.loan?.role === 'borrower'
  const hasCutOut = item.cutOut !== null
  const shown = showsPhoto ? { ...item, cutOut: null } : item
  return (
    <div className="bg-tile tablet:aspect-auto relative aspect-square overflow-hidden tablet:min-h-0">
      <PiecePicture
        // Remounts: another picture must not show this one in its shape.
        key={`${shown.imageUrl}${String(shown.cutOut === null)}`}
        item={shown}
        sizes={SIZES}
        // Keeps a cut-out clear of the buttons at the bottom.
        className={classNames('absolute inset-0', shown.cutOut !== null && 'pb-20')}
      />
      <div className="absolute inset-x-4 bottom-4 flex flex-wrap gap-2">
        {hasCutOut && (
          <>
            <Button
              look="quiet"
              size="small"
              className={onPhoto}
              aria-pressed={showsPhoto}
              onClick={() => setShowsPhoto(!showsPhoto)}
            >
              {showsPhoto ? 'Show without background' : 'Show original'}
            </Button>
            {!isBorrowed && (
              <Button
                look="quiet"
                size="small"
                className={onPhoto}
                disabled={isPending}
                onClick={() => undo(item)}
              >
                Restore background
              </Button>
            )}
          </>
        )}
        {!hasCutOut && !isBorrowed && item.picture !== null && (
          <Button
            look="quiet"
            size="small"
            className={onPhoto}
            icon={<Scissors aria-hidden size={14} className="stroke-icon" />}
            aria-disabled={isPending}
            onClick={() => {
              if (isPending) return
              setShowsPhoto(false)
              cutOut(item)
            }}
          >
            {isPending ? 'Removing background...' : 'Remove background'}
          </Button>
        )}
        {isUnclear && !isPending && (
          <p className="type-note bg-raised text-ink rounded-full px-3.5 py-2">
            Background not removed. The edge isn&apos;t clear enough.
          </p>
        )}
      </div>
    </div>
  )
}
