import { Plus } from 'lucide-react'
import { use } from 'react'
import { BlankState } from '../../ui/blank-state.tsx'
import { Button } from '../../ui/button.tsx'
import { ClothesRail } from '../../ui/pictures/clothes-rail.tsx'
import { LinkIsReady } from '../add/link/link-is-ready.ts'
import { TrySamplesButton } from './samples/try-samples-button.tsx'

/** Empty state of the closet. */
export function EmptyCloset({ onAdd }: { readonly onAdd: () => void }) {
  const isLinkReady = use(LinkIsReady)
  return (
    <BlankState
      title="Collection Empty"
      // Closer together on a phone, to keep the buttons clear of the round one.
      className="tablet:pt-14 pt-6"
      drawing={<ClothesRail className="text-edge tablet:mb-10 tablet:max-w-90 mb-6 w-full max-w-60" />}
      actions={
        <div className="grid justify-items-center gap-2">
          <Button
            look={isLinkReady ? 'quiet' : 'primary'}
            icon={<Plus aria-hidden size={16} />}
            onClick={onAdd}
          >
            Add First Piece
          </Button>
          <TrySamplesButton />
        </div>
      }
    >
      Begin curating your sophisticated wardrobe collection with premium pieces.
    </BlankState>
  )
}
