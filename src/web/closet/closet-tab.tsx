import { Plus } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { showToast } from '../ui/toast-store.ts'
import { AddFromLinkCard } from './add-from-link-card.tsx'
import { ClosetCollection } from './closet-collection.tsx'
import { DropZone } from './drop-zone.tsx'
import { useOpenPiece } from './piece-address.ts'
import { UploadCard } from './upload-card.tsx'

const loadDialog = async () => (await import('./add-item-dialog.tsx')).AddItemDialog
const AddItemDialog = lazyDialog(loadDialog)

// Opening asks again and tells.
const loadDialogAhead = () => void loadDialog().catch(() => {})

/** My Closet: the ways to add a piece, and the collection. */
export function ClosetTab() {
  const [adding, setAdding] = useState<{ photo: File | null } | null>(null)
  const { id: openPieceId } = useOpenPiece()
  const addPiece = () => setAdding({ photo: null })
  const addPhotos = (photos: readonly File[]) => {
    setAdding({ photo: photos[0] ?? null })
    if (photos.length > 1)
      showToast({
        title: 'One photo at a time',
        description: `${photos[0]?.name} was taken; add the others after it.`,
      })
  }
  return (
    <DropZone isPaused={adding !== null || openPieceId !== null} onPhotos={addPhotos}>
      <div className="measure tablet:beside-rail tablet:pb-28 flex flex-col-reverse gap-12 pb-16">
        <aside aria-label="Add to your closet">
          <AddFromLinkCard />
          <UploadCard onUpload={addPiece} onIntent={loadDialogAhead} />
        </aside>
        <ClosetCollection onAdd={addPiece} />
      </div>
      <button
        type="button"
        aria-label="Add New Item"
        onClick={addPiece}
        className="bg-press text-on-press shadow-fab tablet:hidden fixed right-4 bottom-[calc(var(--tabbar)+16px+env(safe-area-inset-bottom))] transition-[bottom] [body:has(li[data-state=open])_&]:bottom-[calc(var(--tabbar)+124px+env(safe-area-inset-bottom))] z-10 grid size-14 place-items-center rounded-full"
      >
        <Plus aria-hidden size={24} className="stroke-icon" />
      </button>
      {adding && <AddItemDialog initialPhoto={adding.photo} onClose={() => setAdding(null)} />}
    </DropZone>
  )
}
