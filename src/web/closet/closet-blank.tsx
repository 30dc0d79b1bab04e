import { Plus, RotateCw } from 'lucide-react'
import { BlankState } from '../ui/blank-state.tsx'
import { Button } from '../ui/button.tsx'
import { ClothesRail } from '../ui/clothes-rail.tsx'

const rail = 'text-edge mb-10 w-full max-w-90'

/** A closet without a piece. */
export function EmptyCloset({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <BlankState
      title="Collection Empty"
      drawing={<ClothesRail className={rail} />}
      actions={
        <Button look="primary" icon={<Plus aria-hidden size={16} />} onClick={onAdd}>
          Add First Piece
        </Button>
      }
    >
      Begin curating your sophisticated wardrobe collection with premium pieces.
    </BlankState>
  )
}

/** Filters that leave nothing. */
export function NothingFound({
  onClear,
  onAdd,
}: {
  readonly onClear: () => void
  readonly onAdd: () => void
}) {
  return (
    <BlankState
      title="Collection Empty"
      className="tablet:pt-14 pt-2"
      // On a phone without the drawing, so that the buttons clear the round one.
      drawing={<ClothesRail className={`${rail} tablet:block hidden`} />}
      actions={
        <>
          <Button look="primary" onClick={onClear}>
            Clear filters
          </Button>
          <Button look="quiet" icon={<Plus aria-hidden size={16} />} onClick={onAdd}>
            Add First Piece
          </Button>
        </>
      }
    >
      Refine your search criteria to discover your exquisite items.
    </BlankState>
  )
}

/** The list did not come. */
export function ClosetFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <BlankState
      title="Your collection did not load"
      drawing={<ClothesRail fallen="right" className={rail} />}
      actions={
        <Button look="primary" icon={<RotateCw aria-hidden size={16} />} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      The server did not answer. Your pieces are safe where they are.
    </BlankState>
  )
}
