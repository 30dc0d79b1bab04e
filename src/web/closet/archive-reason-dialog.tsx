import { useId, useState } from 'react'
import { archiveReasons, type ArchiveReason } from '../../contract/closet/closet.ts'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'

interface ArchiveReasonDialogProps {
  /** As in 'Archive Wool coat'. */
  readonly title: string
  readonly isPending: boolean
  readonly onArchive: (reason: ArchiveReason) => void
  readonly onClose: () => void
}

/** Asks why pieces leave the closet; their history stays. */
export function ArchiveReasonDialog({ title, isPending, onArchive, onClose }: ArchiveReasonDialogProps) {
  const name = useId()
  const [reason, setReason] = useState<ArchiveReason>('sold')
  return (
    <FormDialog
      title={title}
      text="Archived pieces leave your closet but stay in your history. You can restore them anytime."
      action={isPending ? 'Archiving...' : 'Archive'}
      isPending={isPending}
      onSubmit={() => onArchive(reason)}
      onClose={onClose}
    >
      <fieldset className="border-ink border-t">
        <legend className="sr-only">Reason</legend>
        {archiveReasons.map((offered) => (
          <label
            key={offered}
            className="border-line type-ui relative flex h-12 cursor-pointer items-center gap-3 border-b has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              className="peer absolute inset-0 cursor-pointer opacity-0"
              checked={offered === reason}
              onChange={() => setReason(offered)}
            />
            <span
              aria-hidden
              className="border-edge peer-checked:border-ink size-5 rounded-full border peer-checked:border-6"
            />
            {archiveReasonText[offered]}
          </label>
        ))}
      </fieldset>
    </FormDialog>
  )
}

/** Labels of the reasons. */
export const archiveReasonText: Record<ArchiveReason, string> = {
  sold: 'Sold',
  lost: 'Lost',
  donated: 'Donated',
  'worn out': 'Worn out',
}
