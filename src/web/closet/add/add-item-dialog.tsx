import { useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useAskToClose } from '../../ui/dialog/use-leave-check.ts'
import { AddItemForm } from './add-item-form.tsx'
import type { TakenPhotos } from './photo-queue/queue-photos.ts'
import type { TypedWords } from './photo-queue/suggested-fields.ts'

interface AddItemDialogProps {
  /** A dropped or pasted photo. */
  readonly initialPhoto: File | null
  /** Initial values, which a photo's suggestions may replace. */
  readonly words?: TypedWords
  /** Called when several photos are chosen; this form takes one. */
  readonly onSeveral: (taken: TakenPhotos) => void
  /** Called before the dialog closes because the piece was added. */
  readonly onAdded?: () => void
  readonly onClose: () => void
}

/** 'Add New Item': a photo and the facts of the piece. */
export function AddItemDialog({ initialPhoto, words, onSeveral, onAdded, onClose }: AddItemDialogProps) {
  const [photo, setPhoto] = useState(initialPhoto)
  const [close, onLeaveCheck] = useAskToClose(onClose)
  return (
    <Dialog shape="picture" onClose={close}>
      <AddItemForm
        photo={photo}
        {...(words && { words })}
        onPhoto={setPhoto}
        onSeveral={onSeveral}
        onAdded={() => {
          onAdded?.()
          onClose()
        }}
        onCancel={onClose}
        onLeaveCheck={onLeaveCheck}
      />
    </Dialog>
  )
}
