import { useState } from 'react'
import { reasonOf } from '../../../api/http-error.ts'
import { showFailure } from '../../../closet/show-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Dialog, DialogHeader } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/inputs/field.tsx'
import { SwitchRow } from '../../../ui/inputs/switch-row.tsx'
import type { Look } from '../look.ts'
import { useCollections, useCollectLook } from './collection-queries.ts'
import { useCollectionForm } from './use-collection-form.ts'

interface LookCollectionsDialogProps {
  readonly look: Look
  readonly onClose: () => void
}

/** Chooses the collections of a look. */
export function LookCollectionsDialog({ look, onClose }: LookCollectionsDialogProps) {
  const collections = useCollections()
  // Changes are sent on unmount: removing the look from the shown collection would unmount its menu and this dialog.
  const [switched, setSwitched] = useState<ReadonlyMap<string, boolean>>(new Map())
  const { mutate: collect } = useCollectLook({
    onDone: () => {},
    onFailed: showFailure("Couldn't change the collection"),
  })
  const finish = () => {
    for (const collection of collections.data ?? []) {
      const isIn = switched.get(collection.id)
      if (isIn !== undefined && isIn !== collection.lookIds.includes(look.id))
        collect({ collection, lookId: look.id, isIn })
    }
    onClose()
  }
  return (
    <Dialog shape="plain" onClose={finish}>
      <div className="tablet:p-8 grid gap-6 p-4 pt-5 pb-[calc(20px+env(safe-area-inset-bottom))]">
        <DialogHeader title="Collections" note={look.name} />
        {collections.isError && !collections.data && (
          <LoadError
            title="Couldn't load your collections"
            heading="h3"
            className="py-4!"
            railClass="mb-6 max-w-60"
            onRetry={() => void collections.refetch()}
          >
            {reasonOf(collections.error)}
          </LoadError>
        )}
        {collections.data && collections.data.length > 0 && (
          <div className="border-ink border-t">
            {collections.data.map((collection) => (
              <SwitchRow
                key={collection.id}
                label={collection.name}
                isOn={switched.get(collection.id) ?? collection.lookIds.includes(look.id)}
                onChange={(isIn) => setSwitched((known) => new Map(known).set(collection.id, isIn))}
              />
            ))}
          </div>
        )}
        {collections.data && <NewCollection lookId={look.id} />}
        <footer className="flex justify-end">
          <Button look="primary" className="tablet:flex-none flex-1" onClick={finish}>
            Done
          </Button>
        </footer>
      </div>
    </Dialog>
  )
}

function NewCollection({ lookId }: { readonly lookId: string }) {
  const form = useCollectionForm({ collection: null, lookIds: [lookId], onSaved: () => form.clear() })
  return (
    <form
      noValidate
      className="flex items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      <TextField
        label="New collection"
        autoComplete="off"
        className="min-w-0 flex-1"
        placeholder="Office, Holiday ..."
        {...form.nameField}
      />
      <Button look="quiet" type="submit" disabled={form.isPending} className="mt-5">
        Create
      </Button>
    </form>
  )
}
