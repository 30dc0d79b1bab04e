import { showFailure } from '../../closet/show-failure.ts'
import { LookNameDialog } from './look-name-dialog.tsx'
import { useChangeLook } from './look-queries.ts'
import type { Look } from './look.ts'

interface RenameLookDialogProps {
  readonly look: Look
  readonly onClose: () => void
}

/** Renames a look. A curation without a name is titled by its description again. */
export function RenameLookDialog({ look, onClose }: RenameLookDialogProps) {
  const { mutate, isPending } = useChangeLook({
    onDone: onClose,
    onFailed: showFailure("Couldn't rename the look"),
  })
  return (
    <LookNameDialog
      title="Rename look"
      name={look.name}
      blankNote={look.origin === 'curated' ? 'Leave blank to use its description.' : null}
      isSaving={isPending}
      onSave={(name) => mutate({ look, changes: { name: name || null } })}
      onClose={onClose}
    />
  )
}
