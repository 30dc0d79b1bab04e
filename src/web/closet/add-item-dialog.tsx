import { useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { AddItemForm } from './add-item-form.tsx'

interface AddItemDialogProps {
  /** A photo that was dropped or pasted. */
  readonly initialPhoto: File | null
  readonly onClose: () => void
}

/** 'Add New Item': a photo and what is known about the piece. */
export function AddItemDialog({ initialPhoto, onClose }: AddItemDialogProps) {
  const [photo, setPhoto] = useState(initialPhoto)
  return (
    <Dialog shape="picture" onClose={onClose}>
      <AddItemForm photo={photo} onPhoto={setPhoto} onDone={onClose} />
    </Dialog>
  )
}
