import { showFailure } from '../closet/show-failure.ts'
import { LookNameDialog } from '../stylist/looks/look-name-dialog.tsx'
import { useAddOutfit } from '../stylist/looks/look-queries.ts'
import { showToast } from '../ui/toasts/toast-store.ts'

interface SaveLookDialogProps {
  readonly itemIds: readonly string[]
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Asks for the name of a recreated look, and saves it. */
export function SaveLookDialog({ itemIds, onClose, onSaved }: SaveLookDialogProps) {
  const { mutate, isPending } = useAddOutfit({
    onDone: (saved) => {
      showToast({ title: 'Look saved', description: `${saved.name} is in My looks.` })
      onClose()
      onSaved()
    },
    onFailed: showFailure("Couldn't save the look"),
  })
  return (
    <LookNameDialog
      title="Save look"
      name="Recreated look"
      isSaving={isPending}
      onSave={(name) => mutate({ name, itemIds: [...itemIds], occasion: null, description: null })}
      onClose={onClose}
    />
  )
}
