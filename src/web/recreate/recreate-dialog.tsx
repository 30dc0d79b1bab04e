import { useState } from 'react'
import { useAsksModel } from '../stylist/model-queries.ts'
import { Dialog, DialogHeader } from '../ui/dialog/dialog.tsx'
import { UnsavedChanges } from '../ui/dialog/unsaved-changes.tsx'
import { useLeaveCheck } from '../ui/dialog/use-leave-check.ts'
import { ChooseOutfitPhoto } from './choose-outfit-photo.tsx'
import { toMarkedPiece } from './marks.ts'
import { MarkPieces } from './mark-pieces.tsx'
import { useOutfitPhoto } from './outfit-photo.ts'
import { RecreatedOutfit } from './recreated-outfit.tsx'
import { useMarks } from './use-marks.ts'

interface RecreateDialogProps {
  readonly onClose: () => void
}

/** 'Recreate a look': a photo of an outfit, its marked pieces, and the user's closest pieces. */
export function RecreateDialog({ onClose }: RecreateDialogProps) {
  const hasModel = useAsksModel() ?? false
  const outfit = useOutfitPhoto()
  const marks = useMarks()
  const [isSearching, setSearching] = useState(false)
  const { photo } = outfit
  const leaving = useLeaveCheck(photo !== null && marks.marks.length > 0)
  const leave = () => leaving.leave(onClose)
  return (
    <Dialog shape="large" onClose={leave}>
      {photo && isSearching ? (
        <RecreatedOutfit
          marks={marks.marks.map(toMarkedPiece)}
          onBack={() => setSearching(false)}
          onClose={onClose}
        />
      ) : photo ? (
        <MarkPieces
          photo={photo}
          marks={marks}
          hasModel={hasModel}
          onOtherPhoto={() => {
            outfit.close()
            marks.clear()
          }}
          onSearch={() => setSearching(true)}
        />
      ) : (
        <div className="tablet:grid-cols-2 grid tablet:min-h-[min(620px,calc(100dvh-48px))]">
          <ChooseOutfitPhoto
            errorMessage={outfit.errorMessage}
            hasModel={hasModel}
            onPhoto={(file) => void outfit.open(file)}
          />
          <div className="tablet:p-8 px-4 pt-5 pb-8 max-tablet:order-first max-tablet:pb-5">
            <DialogHeader takesFocus title="Recreate a look" />
            <p className="type-lead mt-4 max-w-[34ch] text-pretty max-tablet:hidden">
              Choose a photo of an outfit you like, and see how close your own closet comes.
            </p>
            <Steps hasModel={hasModel} />
          </div>
        </div>
      )}
      {leaving.isAsking && <UnsavedChanges {...{ leaving }} onDiscard={onClose} />}
    </Dialog>
  )
}

function Steps({ hasModel }: { readonly hasModel: boolean }) {
  const steps = [
    'Choose a photo of an outfit.',
    hasModel
      ? 'Tap each piece and name its type, or have your AI model mark them.'
      : 'Tap each piece. The photo gives its color, and you name the type.',
    'See your closest pieces, and what is missing.',
  ]
  return (
    <ol className="border-ink tablet:mt-8 mt-4 border-t max-tablet:hidden">
      {steps.map((step, at) => (
        <li
          key={step}
          className="border-line grid grid-cols-[28px_minmax(0,1fr)] items-baseline border-b py-3.5"
        >
          <span aria-hidden className="type-heading">
            {at + 1}
          </span>
          <span className="text-[0.9375rem] leading-6">{step}</span>
        </li>
      ))}
    </ol>
  )
}
