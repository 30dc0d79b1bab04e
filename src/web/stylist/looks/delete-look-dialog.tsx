import { RESTORABLE_DAYS } from '../../../contract/restorable-days.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { useShares } from '../../sharing/sharing-queries.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import type { Look } from './look.ts'
import { useRemoveLook, useRestoreLook } from './look-queries.ts'

interface DeleteLookDialogProps {
  readonly look: Look
  readonly onClose: () => void
  /** Called once it is deleted. */
  readonly onDeleted?: () => void
}

/** Asks before a look is deleted. */
export function DeleteLookDialog({ look, onClose, onDeleted }: DeleteLookDialogProps) {
  const { data: shares = [] } = useShares()
  const isShared = shares.some(({ outfitId }) => outfitId === look.id)
  const { mutate: restore } = useRestoreLook({
    onDone: () => showToast({ title: 'Look restored', description: `${look.name} is back in My looks.` }),
    onFailed: showFailure("Couldn't restore the look"),
  })
  const { mutate, isPending } = useRemoveLook({
    onDone: () => {
      showToast({
        title: 'Look deleted',
        description: `${look.name} is no longer in My looks.`,
        action: { label: 'Undo', onPress: () => restore(look) },
      })
      onClose()
      onDeleted?.()
    },
    onFailed: showFailure("Couldn't delete the look"),
  })
  return (
    <FormDialog
      title={`Delete ${look.name}?`}
      text={
        `You can restore it for ${RESTORABLE_DAYS} days. The pieces stay in your closet.` +
        (isShared ? ' Its shares stay until you remove them in Past shares.' : '')
      }
      action={isPending ? 'Deleting...' : 'Delete'}
      look="delete"
      isPending={isPending}
      onSubmit={() => mutate(look)}
      onClose={onClose}
    />
  )
}
