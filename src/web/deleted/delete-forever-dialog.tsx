import { Button } from '../ui/button.tsx'
import { Dialog, DialogHeader } from '../ui/dialog/dialog.tsx'

interface DeleteForeverDialogProps {
  readonly title: string
  /** The consequences. */
  readonly children: string
  readonly isPending: boolean
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** Confirms a permanent deletion. */
export function DeleteForeverDialog(props: DeleteForeverDialogProps) {
  const { title, children, isPending, onDelete, onClose } = props
  return (
    <Dialog shape="plain" onClose={onClose}>
      <div className="tablet:p-8 grid gap-5 p-4 pt-5 pb-[calc(20px+env(safe-area-inset-bottom))]">
        <DialogHeader title={title} />
        <p className="text-quiet">{children}</p>
        <footer className="flex justify-end gap-2">
          <Button look="text" onClick={onClose}>
            Cancel
          </Button>
          <Button look="delete" disabled={isPending} className="tablet:flex-none flex-1" onClick={onDelete}>
            {isPending ? 'Deleting...' : 'Delete forever'}
          </Button>
        </footer>
      </div>
    </Dialog>
  )
}
