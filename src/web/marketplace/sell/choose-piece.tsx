import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { ClosetFailed } from '../../closet/closet-failed.tsx'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { FindPieces } from '../../closet/piece-picker.tsx'
import { PiecePicture } from '../../closet/piece-picture.tsx'
import { DialogHeader } from '../../ui/dialog/dialog.tsx'

interface ChoosePieceProps {
  readonly onChoose: (piece: ClosetItem) => void
}

/** Chooses the piece to sell; listed pieces are left out. */
export function ChoosePiece({ onChoose }: ChoosePieceProps) {
  const { data: closet, isError, error, refetch } = useClosetItems()
  const free = closet?.filter(({ listing }) => listing === null)
  return (
    <div className="tablet:h-[min(712px,calc(100dvh-48px))] tablet:overflow-y-auto tablet:p-8 px-4 pt-5 pb-8">
      <DialogHeader
        takesFocus
        title="List Item for Sale"
        note="Choose a piece. Armadio fills in the listing from your closet."
        className="mb-4"
      />
      {isError && !closet && <ClosetFailed error={error} onRetry={() => void refetch()} />}
      {free?.length === 0 && (
        <p className="text-quiet py-6">
          {closet?.length === 0
            ? 'Your closet is empty. Add a piece to list it here.'
            : 'Every piece in your closet is already listed.'}
        </p>
      )}
      {free && free.length > 0 && <Pieces free={free} onChoose={onChoose} />}
    </div>
  )
}

function Pieces({ free, onChoose }: ChoosePieceProps & { readonly free: readonly ClosetItem[] }) {
  return (
    <FindPieces
      pieces={free}
      gridClass="tablet:grid-cols-[repeat(auto-fill,minmax(112px,1fr))] mt-3 grid-cols-[repeat(auto-fill,minmax(92px,1fr))] gap-x-2.5 gap-y-4"
    >
      {(piece) => (
        <button
          type="button"
          aria-label={`Sell ${piece.name}, ${piece.color}`}
          className="hover:text-quiet block w-full text-left outline-offset-3!"
          onClick={() => onChoose(piece)}
        >
          <span className="bg-tile block aspect-4/5">
            <PiecePicture item={piece} sizes="128px" loading="lazy" />
          </span>
          <span className="type-micro mt-1.5 block truncate">{piece.name}</span>
        </button>
      )}
    </FindPieces>
  )
}
