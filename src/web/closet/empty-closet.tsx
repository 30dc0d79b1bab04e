import { Plus } from 'lucide-react'
import { BlankState } from '../ui/blank-state.tsx'
import { Button } from '../ui/button.tsx'
import { ClothesRail } from '../ui/clothes-rail.tsx'

/** A closet without a piece. */
export function EmptyCloset({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <BlankState
      title="Collection Empty"
      drawing={<ClothesRail className="text-edge mb-10 w-full max-w-90" />}
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
