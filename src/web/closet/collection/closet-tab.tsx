import { Plus } from 'lucide-react'
import { useState } from 'react'
import { isOffline } from '../../offline/connection.ts'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { queuePhotos, type TakenPhotos } from '../add/photo-queue/queue-photos.ts'
import { AddFromLinkCard } from '../add/link/add-from-link-card.tsx'
import { ClosetCollection } from './closet-collection.tsx'
import { DropZone } from '../add/drop-zone.tsx'
import { LinkIsReady } from '../add/link/link-is-ready.ts'
import type { TypedWords } from '../add/photo-queue/suggested-fields.ts'
import { useOpenPiece } from '../piece-address.ts'
import { UploadCard } from '../add/upload-card.tsx'

const loadDialog = async () => (await import('../add/add-item-dialog.tsx')).AddItemDialog
const AddItemDialog = lazyDialog(loadDialog)
const AddPhotosDialog = lazyDialog(
  async () => (await import('../add/photo-queue/add-photos-dialog.tsx')).AddPhotosDialog,
)

// Ignores errors: opening the dialog loads again and reports them.
const loadDialogAhead = () => void loadDialog().catch(() => {})

type Adding =
  | { readonly of: 'one'; readonly photo: File | null; readonly words?: TypedWords }
  /** Null: only the photos that already wait. */
  | { readonly of: 'many'; readonly taken: TakenPhotos | null }

function showOfflineToast(): void {
  showToast({ title: "You're offline", description: 'Adding a piece needs a connection.' })
}

/** My Closet: the ways to add a piece, and the collection. */
export function ClosetTab() {
  const [adding, setAdding] = useState<Adding | null>(null)
  const [isLinkReady, setLinkReady] = useState(false)
  const { id: openPieceId } = useOpenPiece()
  const addOne = (words?: TypedWords) => {
    if (isOffline()) showOfflineToast()
    else setAdding({ of: 'one', photo: null, ...(words && { words }) })
  }
  const addPiece = () => addOne()
  const addMany = (taken: TakenPhotos | null) => {
    if (taken) queuePhotos(taken)
    setAdding({ of: 'many', taken })
  }
  const addPhotos = (files: readonly File[]) => {
    const [photo = null, ...others] = files
    // Offline, the photo queue is stored on this device and continues later; the form of one piece is not stored.
    if (others.length > 0 || adding?.of === 'many' || isOffline()) addMany({ files })
    else setAdding({ of: 'one', photo })
  }
  const close = () => setAdding(null)
  return (
    <DropZone isPaused={adding?.of === 'one' || openPieceId !== null} onPhotos={addPhotos}>
      <div className="measure tablet:beside-rail tablet:pb-28 flex flex-col-reverse gap-12 pb-16">
        <aside aria-label="Add to your closet">
          <AddFromLinkCard onReady={setLinkReady} onUpload={addOne} />
          <UploadCard
            onUpload={addPiece}
            onIntent={loadDialogAhead}
            onShot={(files) => addMany({ files, isShot: true })}
            onContinue={() => addMany(null)}
          />
        </aside>
        <LinkIsReady value={isLinkReady}>
          <ClosetCollection onAdd={addPiece} />
        </LinkIsReady>
      </div>
      <button
        type="button"
        aria-label="Add New Item"
        onClick={addPiece}
        className="bg-press text-on-press shadow-fab tablet:hidden [body:has([data-selection-bar])_&]:hidden [body:has(#archive)_&]:hidden fixed right-4 bottom-[calc(var(--tabbar)+16px+env(safe-area-inset-bottom))] transition-[bottom] [body:has(li[data-state=open])_&]:bottom-[calc(var(--tabbar)+124px+env(safe-area-inset-bottom))] z-10 grid size-[min(3.5rem,72px)] place-items-center rounded-full"
      >
        <Plus aria-hidden size={24} className="stroke-icon" />
      </button>
      {adding?.of === 'one' && (
        <AddItemDialog
          initialPhoto={adding.photo}
          {...(adding.words && { words: adding.words })}
          onSeveral={addMany}
          onClose={close}
        />
      )}
      {adding?.of === 'many' && <AddPhotosDialog taken={adding.taken} onClose={close} />}
    </DropZone>
  )
}
