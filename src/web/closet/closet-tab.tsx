import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { showToast } from '../ui/toast-store.ts'
import { AddFromLinkCard } from './add-from-link-card.tsx'
import { ClosetCollection } from './closet-collection.tsx'
import { DropZone } from './drop-zone.tsx'
import { useOpenPiece } from './piece-address.ts'
import { UploadCard } from './upload-card.tsx'

const loadDialog = () => import('./add-item-dialog.tsx')
const AddItemDialog = lazy(async () => ({ default: (await loadDialog()).AddItemDialog }))

const PieceDialog = lazy(async () => ({ default: (await import('./piece-dialog.tsx')).PieceDialog }))

/** My Closet: the ways to add a piece, and the collection. */
export function ClosetTab() {
  const [adding, setAdding] = useState<{ photo: File | null } | null>(null)
  const openPiece = useOpenPiece()
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
    <DropZone onPhotos={addPhotos}>
      <div className="measure tablet:grid tablet:grid-cols-[var(--rail)_minmax(0,1fr)] tablet:gap-(--rail-gap) tablet:pb-28 flex flex-col-reverse gap-12 pb-16">
        <aside aria-label="Add to your closet">
          <AddFromLinkCard />
          <UploadCard onUpload={addPiece} onIntent={() => void loadDialog()} />
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
      {adding && (
        <Suspense>
          <AddItemDialog initialPhoto={adding.photo} onClose={() => setAdding(null)} />
        </Suspense>
      )}
      {openPiece.id && (
        <Suspense>
          <PieceDialog id={openPiece.id} onClose={openPiece.close} />
        </Suspense>
      )}
    </DropZone>
  )
}
