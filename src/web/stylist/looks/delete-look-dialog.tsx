import { RESTORABLE_DAYS } from '../../../contract/restorable-days.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { useShares } from '../../sharing/sharing-queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogHeader } from '../../ui/dialog/dialog.tsx'
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
    <Dialog shape="plain" onClose={onClose}>
      <div className="tablet:p-8 grid gap-5 p-4 pt-5 pb-[calc(20px+env(safe-area-inset-bottom))]">
        <DialogHeader title={`Delete ${look.name}?`} />
        <p className="text-quiet">
          You can restore it for {RESTORABLE_DAYS} days. The pieces stay in your closet.
          {isShared && ' Its shares stay until you remove them in Past shares.'}
        </p>
        <footer className="flex justify-end gap-2">
          <Button look="text" onClick={onClose}>
            Cancel
          </Button>
          <Button
            look="delete"
            disabled={isPending}
            className="tablet:flex-none flex-1"
            onClick={() => mutate(look)}
          >
            {isPending ? 'Deleting...' : 'Delete'}
          </Button>
        </footer>
      </div>
    </Dialog>
  )
}
