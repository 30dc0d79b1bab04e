import type { FormEvent, ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogHeader } from '../ui/dialog/dialog.tsx'

interface SendDialogProps {
  /** Accessible name of the form. */
  readonly label: string
  readonly title: string
  readonly note: string
  /** The fields. */
  readonly children: ReactNode
  readonly errorMessage: string | undefined
  readonly action: string
  readonly isSending: boolean
  readonly onSubmit: (event: FormEvent) => void
  readonly onClose: () => void
}

/** A dialog with a short form to send. */
export function SendDialog(props: SendDialogProps) {
  const { label, title, note, children, errorMessage, action, isSending, onSubmit, onClose } = props
  return (
    <Dialog shape="plain" onClose={onClose}>
      <form
        aria-label={label}
        noValidate
        className="tablet:p-8 grid gap-5 p-4 pt-5 pb-[calc(20px+env(safe-area-inset-bottom))]"
        onSubmit={onSubmit}
      >
        <DialogHeader title={title} note={note} />
        {children}
        {errorMessage && (
          <p role="alert" className="type-note text-thread">
            {errorMessage}
          </p>
        )}
        <footer className="flex justify-end gap-2">
          <Button look="text" onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" type="submit" aria-disabled={isSending} className="tablet:flex-none flex-1">
            {isSending ? 'Sending...' : action}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
