import { Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import type { LookCollection } from '../../../../contract/stylist/collections.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogHeader } from '../../../ui/dialog/dialog.tsx'
import { UnsavedChanges } from '../../../ui/dialog/unsaved-changes.tsx'
import { useAskToClose, useLeaveCheck, type LeaveCheck } from '../../../ui/dialog/use-leave-check.ts'
import { TextField } from '../../../ui/inputs/field.tsx'
import { RoundButton } from '../../../ui/round-button.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import type { Look } from '../look.ts'
import { LookPick } from './look-pick.tsx'
import { useCollectionForm } from './use-collection-form.ts'
import { useDeleteCollection } from './use-delete-collection.ts'

interface CollectionDialogProps {
  /** Null for a new one. */
  readonly collection: LookCollection | null
  readonly looks: readonly Look[]
  readonly onClose: () => void
  readonly onSaved?: (collection: LookCollection) => void
  readonly onDeleted?: () => void
}

/** Form for the name of a collection and its looks. */
export function CollectionDialog(props: CollectionDialogProps) {
  const [close, onLeaveCheck] = useAskToClose(props.onClose)
  return (
    <Dialog shape="wide" onClose={close}>
      <CollectionForm {...props} onLeaveCheck={onLeaveCheck} />
    </Dialog>
  )
}

interface CollectionFormProps extends CollectionDialogProps {
  readonly onLeaveCheck: (check: LeaveCheck | undefined) => void
}

function CollectionForm(props: CollectionFormProps) {
  const { collection, looks, onClose, onSaved, onDeleted, onLeaveCheck } = props
  const { setFocus, ...form } = useCollectionForm({
    collection,
    lookIds: collection?.lookIds ?? [],
    onSaved: (saved) => {
      showToast({
        title: 'Collection saved',
        description: `${saved.name}: ${countOf(saved.lookIds.length)}.`,
      })
      onSaved?.(saved)
      onClose()
    },
  })
  const leaving = useLeaveCheck(form.isDirty && !form.isPending, onLeaveCheck)
  const remove = useDeleteCollection()
  useEffect(() => setFocus('name'), [setFocus])
  return (
    <form
      noValidate
      className="grid"
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      <div className="tablet:p-8 grid gap-6 p-4 pt-5">
        <DialogHeader title={collection ? 'Edit collection' : 'New collection'} />
        <TextField
          label="Name"
          autoComplete="off"
          className="max-w-90"
          placeholder="Office, Holiday ..."
          {...form.nameField}
        />
        <fieldset className="min-w-0">
          <legend className="type-heading">Looks</legend>
          <p role="status" className="type-note text-quiet">
            {form.lookIds.length === 0
              ? 'None picked yet. You can add them later.'
              : `${form.lookIds.length} picked`}
          </p>
          <div className="tablet:grid-cols-5 mt-4 grid grid-cols-3 gap-x-3 gap-y-4">
            {looks.map((look) => (
              <LookPick
                key={look.id}
                look={look}
                isPicked={form.lookIds.includes(look.id)}
                onToggle={() => form.toggle(look.id)}
              />
            ))}
          </div>
        </fieldset>
      </div>
      {leaving.isAsking ? (
        <UnsavedChanges {...{ leaving }} onDiscard={onClose} />
      ) : (
        <footer className="border-line bg-raised sticky bottom-0 z-1 flex items-center justify-end gap-2 border-t px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] tablet:px-8 tablet:py-3.5">
          {collection && (
            <>
              <RoundButton
                label={`Delete ${collection.name}`}
                title="Delete"
                className="hover:bg-hover -ml-3"
                onClick={() => {
                  remove(collection)
                  onDeleted?.()
                  onClose()
                }}
              >
                <Trash2 aria-hidden size={16} className="stroke-icon" />
              </RoundButton>
              <span className="flex-1" />
            </>
          )}
          <Button look="text" onClick={() => leaving.leave(onClose)}>
            Cancel
          </Button>
          <Button look="primary" type="submit" disabled={form.isPending}>
            {form.isPending ? 'Saving...' : 'Save collection'}
          </Button>
        </footer>
      )}
    </form>
  )
}

function countOf(looks: number): string {
  return looks === 1 ? '1 look' : `${looks} looks`
}
