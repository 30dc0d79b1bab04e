import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Dialog, DialogHeader } from './dialog.tsx'
import { UnsavedChanges } from './unsaved-changes.tsx'
import { useLeaveCheck } from './use-leave-check.ts'

interface FormDialogProps {
  readonly title: string
  /** A line in the header, below the title. */
  readonly note?: ReactNode
  /** What it is about, or the consequences of an action to confirm. */
  readonly text?: ReactNode
  /** Accessible name of the form, which makes it a landmark. */
  readonly label?: string
  /** Whether the browser checks the fields, such as dates that are out of range or incomplete. */
  readonly isCheckedByBrowser?: boolean
  /** The fields, if any. */
  readonly children?: ReactNode
  readonly errorMessage?: string | undefined
  /** Label of the button: the action, or while it is pending what is being done. */
  readonly action: string
  readonly look?: 'primary' | 'delete'
  readonly isPending: boolean
  /** What was written would be lost by closing, so the dialog asks first. */
  readonly hasChanges?: boolean
  /** Not called while pending. */
  readonly onSubmit: () => void
  readonly onClose: () => void
}

/** A dialog with a short form, or with a question to confirm: cancel, or one action. */
export function FormDialog(props: FormDialogProps) {
  const { title, note, text, label, children, errorMessage, action, look = 'primary', isPending } = props
  const leaving = useLeaveCheck(Boolean(props.hasChanges) && !isPending)
  const close = () => leaving.leave(props.onClose)
  return (
    <Dialog shape="plain" onClose={close}>
      <form
        noValidate={!props.isCheckedByBrowser}
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault()
          // React passes events on to where the dialog is rendered, which may be in another form.
          event.stopPropagation()
          if (!isPending) props.onSubmit()
        }}
      >
        <div className="tablet:p-8 grid gap-5 p-4 pt-5 pb-[calc(20px+env(safe-area-inset-bottom))]">
          <DialogHeader title={title} note={note} />
          {text && <p className="text-quiet">{text}</p>}
          {children}
          {errorMessage && (
            <p role="alert" className="type-note text-thread">
              {errorMessage}
            </p>
          )}
          {!leaving.isAsking && (
            <footer className="flex justify-end gap-2">
              <Button look="text" onClick={close}>
                Cancel
              </Button>
              <Button look={look} type="submit" aria-disabled={isPending} className="tablet:flex-none flex-1">
                {action}
              </Button>
            </footer>
          )}
        </div>
        {leaving.isAsking && <UnsavedChanges leaving={leaving} onDiscard={props.onClose} />}
      </form>
    </Dialog>
  )
}
