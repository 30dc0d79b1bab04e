import type { TripReply } from '../../../contract/trips/trips.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { FindPieces } from '../../closet/piece-picker.tsx'
import { PiecePicture } from '../../closet/piece-picture.tsx'
import { showFailure } from '../../closet/show-failure.ts'
import { Dialog, DialogHeader } from '../../ui/dialog/dialog.tsx'
import { townOf } from '../trip-in-words.ts'
import { useAddLines } from '../trips-queries.ts'

interface AddPiecesProps {
  readonly reply: TripReply
  readonly onClose: () => void
}

/** The pieces of the closet that are not on the list; a press adds one. */
export function AddPieces({ reply: { trip, lines }, onClose }: AddPiecesProps) {
  const { data: closet = [] } = useClosetItems()
  const { mutate, isPending } = useAddLines({
    onDone: () => undefined,
    onFailed: showFailure("Couldn't add the piece"),
  })
  const listed = new Set(lines.map(({ item }) => item?.id))
  const pieces = closet.filter(({ id }) => !listed.has(id))
  return (
    <Dialog shape="wide" onClose={onClose}>
      <div className="tablet:p-8 px-4 pt-5 pb-8">
        <DialogHeader
          title="Add pieces"
          note={`They stay on the list for ${townOf(trip.place)}.`}
          takesFocus
        />
        {pieces.length === 0 ? (
          <p className="type-ui border-line mt-4 border-t py-4">All of your closet is on the list.</p>
        ) : (
          <FindPieces
            pieces={pieces}
            gridClass="mt-4 grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-x-2.5 gap-y-4"
          >
            {(piece) => (
              <button
                type="button"
                aria-label={`Add ${piece.name}, ${piece.color}`}
                aria-disabled={isPending}
                className="hover:text-quiet block w-full text-left outline-offset-3!"
                onClick={() => !isPending && mutate({ tripId: trip.id, itemIds: [piece.id] })}
              >
                <span className="bg-tile block aspect-4/5">
                  <PiecePicture item={piece} sizes="128px" loading="lazy" />
                </span>
                <span className="type-micro mt-1.5 block truncate">{piece.name}</span>
              </button>
            )}
          </FindPieces>
        )}
      </div>
    </Dialog>
  )
}
