import { useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { LeaveCheck } from '../../ui/dialog/use-leave-check.ts'
import { AddItemForm } from './add-item-form.tsx'
import type { TakenPhotos } from './photo-queue/add-photos-dialog.tsx'
import type { TypedWords } from './photo-queue/photo-words.ts'

interface AddItemDialogProps {
  /** A photo that was dropped or pasted. */
  readonly initialPhoto: File | null
  /** What is known of the piece already, and may be written over. */
  readonly words?: TypedWords
  /** Several photos were chosen: they are not for this form. */
  readonly onSeveral: (taken: TakenPhotos) => void
  readonly onClose: () => void
}

/** 'Add New Item': a photo and what is known about the piece. */
export function AddItemDialog({ initialPhoto, words, onSeveral, onClose }: AddItemDialogProps) {
  const [photo, setPhoto] = useState(initialPhoto)
  const [leaveCheck, setLeaveCheck] = useState<LeaveCheck>()
  const close = () => {
    if (!leaveCheck || leaveCheck.ask()) onClose()
  }
  return (
    <Dialog shape="picture" onClose={close}>
      <AddItemForm
        photo={photo}
        {...(words && { words })}
        onPhoto={setPhoto}
        onSeveral={onSeveral}
        onDone={onClose}
        onLeaveCheck={setLeaveCheck}
      />
    </Dialog>
  )
}
