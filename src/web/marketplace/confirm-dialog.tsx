import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogHeader } from '../ui/dialog/dialog.tsx'

interface ConfirmDialogProps {
  /** The question. */
  readonly title: string
  /** The consequences of confirming. */
  readonly children: ReactNode
  /** Label of the confirming button. */
  readonly action: string
  readonly look: 'primary' | 'delete'
  readonly isPending: boolean
  readonly onAct: () => void
  readonly onClose: () => void
}

/** Confirms an action that is hard to undo. */
export function ConfirmDialog({
  title,
  children,
  action,
  look,
  isPending,
  onAct,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog shape="plain" onClose={onClose}>
      <div className="tablet:p-8 grid gap-5 p-4 pt-5 pb-[calc(20px+env(safe-area-inset-bottom))]">
        <DialogHeader title={title} />
        <p className="text-quiet">{children}</p>
        <footer className="flex justify-end gap-2">
          <Button look="text" onClick={onClose}>
            Cancel
          </Button>
          <Button look={look} disabled={isPending} className="tablet:flex-none flex-1" onClick={onAct}>
            {action}
          </Button>
        </footer>
      </div>
    </Dialog>
  )
}
