import { Upload } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { queuePhotos, type TakenPhotos } from '../../closet/add/photo-queue/queue-photos.ts'
import { TrySamplesButton } from '../../closet/collection/samples/try-samples-button.tsx'
import { BlankState } from '../../ui/blank-state.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ClothesRail } from '../../ui/pictures/clothes-rail.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'

const AddItemDialog = lazyDialog(
  async () => (await import('../../closet/add/add-item-dialog.tsx')).AddItemDialog,
)
const AddPhotosDialog = lazyDialog(
  async () => (await import('../../closet/add/photo-queue/add-photos-dialog.tsx')).AddPhotosDialog,
)

/** Empty state for an empty closet, with ways to add pieces. */
export function NothingToStyle() {
  const [adding, setAdding] = useState<'one' | TakenPhotos | null>(null)
  const addMany = (taken: TakenPhotos) => {
    queuePhotos(taken)
    setAdding(taken)
  }
  const close = () => setAdding(null)
  return (
    <>
      <BlankState
        title="Nothing to style yet"
        className="tablet:pt-14 pt-6"
        drawing={<ClothesRail className="text-edge tablet:mb-10 tablet:max-w-90 mb-6 w-full max-w-60" />}
        actions={
          <div className="grid justify-items-center gap-2">
            <div className="flex flex-wrap justify-center gap-2">
              <Button
                look="primary"
                icon={<Upload aria-hidden size={16} className="stroke-icon" />}
                onClick={() => setAdding('one')}
              >
                Upload Photo
              </Button>
              <Link
                href="/"
                className={buttonClass('quiet')}
                onClick={() => requestAnimationFrame(goToLinkCard)}
              >
                Add from Link
              </Link>
            </div>
            <TrySamplesButton />
          </div>
        }
      >
        The stylist works with your own clothes. Add a piece to get started.
      </BlankState>
      {adding === 'one' && <AddItemDialog initialPhoto={null} onSeveral={addMany} onClose={close} />}
      {adding !== null && adding !== 'one' && <AddPhotosDialog taken={adding} onClose={close} />}
    </>
  )
}

function goToLinkCard(): void {
  const heading = document.getElementById('add-from-link')
  heading?.scrollIntoView({ block: 'center' })
  heading?.focus({ preventScroll: true })
}
