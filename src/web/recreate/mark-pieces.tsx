import { ScanSearch } from 'lucide-react'
import { MARKS_MAX } from '../../contract/recreate.ts'
import { showFailure } from '../closet/show-failure.ts'
import { Button } from '../ui/button.tsx'
import { DialogHeader } from '../ui/dialog/dialog.tsx'
import { MarkRow } from './mark-row.tsx'
import { MarkedPhoto } from './marked-photo.tsx'
import type { OutfitPhoto } from './outfit-photo.ts'
import { useGarmentTypes } from '../closet/piece/traits/reading-queries.ts'
import { useReadPhoto } from './recreate-queries.ts'
import type { useMarks } from './use-marks.ts'

interface MarkPiecesProps {
  readonly photo: OutfitPhoto
  readonly marks: ReturnType<typeof useMarks>
  readonly hasModel: boolean
  readonly onOtherPhoto: () => void
  readonly onSearch: () => void
}

/** The photo and its marks, set by tapping or, on request, by the model. */
export function MarkPieces({ photo, marks, hasModel, onOtherPhoto, onSearch }: MarkPiecesProps) {
  const { data: types } = useGarmentTypes()
  const count = marks.marks.length
  return (
    <div className="tablet:h-[min(764px,calc(100dvh-48px))] tablet:grid-cols-2 grid">
      <div className="bg-tile tablet:content-center grid min-h-0 min-w-0 overflow-hidden">
        <MarkedPhoto
          photo={photo}
          marks={marks.marks}
          selectedId={marks.selectedId}
          onMark={(x, y) => marks.add(photo.pixels, x, y)}
          onMove={(mark, x, y) => marks.move(mark, photo.pixels, x, y)}
          onRemove={marks.remove}
          onSelect={marks.select}
        />
      </div>
      <div className="flex min-h-0 min-w-0 flex-col">
        <div className="tablet:overflow-y-auto tablet:p-8 flex-1 px-4 pt-5 pb-6">
          <DialogHeader
            takesFocus
            title="Mark the pieces"
            note={
              count === 0
                ? 'Tap a piece in the photo. Its color is read from that spot.'
                : countInWords(count)
            }
            closeClass="bg-raised max-tablet:absolute max-tablet:top-5 max-tablet:right-5 max-tablet:z-10"
          />
          {hasModel && <AskModel photo={photo} marks={marks} />}
          {count > 0 && (
            <ul className="border-ink mt-5 border-t">
              {marks.marks.map((mark, at) => (
                <MarkRow
                  key={mark.id}
                  mark={mark}
                  number={at + 1}
                  types={types}
                  onChange={marks.change}
                  onRemove={() => marks.remove(mark)}
                />
              ))}
            </ul>
          )}
          <p role="status" className="sr-only">
            {marks.news}
          </p>
        </div>
        <footer className="border-line bg-raised sticky bottom-0 z-1 flex flex-wrap items-center justify-end gap-x-2 border-t px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] tablet:static tablet:h-18 tablet:flex-none tablet:px-8 tablet:py-0">
          <Button look="text" className="-ml-4 px-4!" onClick={onOtherPhoto}>
            Other photo
          </Button>
          <span className="flex-1" />
          <Button look="primary" disabled={count === 0} onClick={onSearch}>
            Find my pieces
          </Button>
        </footer>
      </div>
    </div>
  )
}

function AskModel({ photo, marks }: Pick<MarkPiecesProps, 'photo' | 'marks'>) {
  const { mutate, isPending } = useReadPhoto()
  const read = () =>
    mutate(photo.file, {
      onSuccess: (reply) => marks.replace(reply.marks),
      onError: showFailure("Couldn't read the photo"),
    })
  return (
    <div className="bg-wash mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <p className="type-note min-w-48 flex-1">
        Your AI model can mark the pieces. For that the photo is sent to it. It isn&apos;t saved.
      </p>
      <Button
        look="quiet"
        size="small"
        icon={<ScanSearch aria-hidden size={14} className="stroke-icon" />}
        aria-disabled={isPending}
        onClick={() => !isPending && read()}
      >
        {isPending ? 'Reading ...' : 'Send and mark'}
      </Button>
    </div>
  )
}

function countInWords(count: number): string {
  if (count >= MARKS_MAX) return `${count} pieces, the maximum`
  return count === 1 ? '1 piece. Tap the next one, or look for it.' : `${count} pieces`
}
