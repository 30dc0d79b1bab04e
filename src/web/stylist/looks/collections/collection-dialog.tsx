import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { NewLookCollection, type LookCollection } from '../../../../contract/stylist/collections.ts'
import { HttpError } from '../../../api/http-error.ts'
import { showFailure } from '../../../closet/show-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogHeader } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/inputs/field.tsx'
import { RoundButton } from '../../../ui/round-button.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import type { Look } from '../look.ts'
import { LookPick } from './look-pick.tsx'
import { useAddCollection, useChangeCollection } from './collection-queries.ts'
import { useDeleteCollection } from './use-delete-collection.ts'
import { useTakesFocus } from '../../../ui/hooks/use-takes-focus.ts'

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
  return (
    <Dialog shape="wide" onClose={props.onClose}>
      <CollectionForm {...props} />
    </Dialog>
  )
}

function CollectionForm({ collection, looks, onClose, onSaved, onDeleted }: CollectionDialogProps) {
  const form = useCollectionForm(collection, (saved) => {
    onSaved?.(saved)
    onClose()
  })
  const remove = useDeleteCollection()
  const field = useTakesFocus<HTMLInputElement>()
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
          ref={field}
          label="Name"
          autoComplete="off"
          className="max-w-90"
          placeholder="Office, Holiday ..."
          value={form.name}
          error={form.errorMessage}
          onChange={({ target }) => form.writeName(target.value)}
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
        <Button look="text" onClick={onClose}>
          Cancel
        </Button>
        <Button look="primary" type="submit" disabled={form.isPending}>
          {form.isPending ? 'Saving...' : 'Save collection'}
        </Button>
      </footer>
    </form>
  )
}

function useCollectionForm(collection: LookCollection | null, onSaved: (saved: LookCollection) => void) {
  const [name, setName] = useState(collection?.name ?? '')
  const [lookIds, setLookIds] = useState<readonly string[]>(collection?.lookIds ?? [])
  const [errorMessage, setErrorMessage] = useState<string>()
  const callbacks = {
    onDone: (saved: LookCollection) => {
      showToast({
        title: 'Collection saved',
        description: `${saved.name}: ${countOf(saved.lookIds.length)}.`,
      })
      onSaved(saved)
    },
    onFailed: (error: Error) => {
      if (error instanceof HttpError && error.apiError?.code === 'collection_exists')
        return setErrorMessage(error.apiError.message)
      showFailure("Couldn't save the collection")(error)
    },
  }
  const add = useAddCollection(callbacks)
  const change = useChangeCollection(callbacks)
  return {
    name,
    lookIds,
    errorMessage,
    isPending: add.isPending || change.isPending,
    writeName: (written: string) => {
      setName(written)
      setErrorMessage(undefined)
    },
    toggle: (id: string) =>
      setLookIds((known) => (known.includes(id) ? known.filter((each) => each !== id) : [...known, id])),
    save: () => {
      const checked = NewLookCollection.safeParse({ name, lookIds })
      if (!checked.success) return setErrorMessage(checked.error.issues[0]?.message)
      if (collection) change.mutate({ id: collection.id, changes: checked.data })
      else add.mutate(checked.data)
    },
  }
}

function countOf(looks: number): string {
  return looks === 1 ? '1 look' : `${looks} looks`
}
