import { useForm, useWatch } from 'react-hook-form'
import { NewLookCollection, type LookCollection } from '../../../../contract/stylist/collections.ts'
import { HttpError } from '../../../api/http-error.ts'
import { showFailure } from '../../../closet/show-failure.ts'
import { schemaResolver } from '../../../ui/inputs/form-resolver.ts'
import { useAddCollection, useChangeCollection } from './collection-queries.ts'

interface CollectionFormOptions {
  /** Null for a new one. */
  readonly collection: LookCollection | null
  /** The looks to begin with. */
  readonly lookIds: readonly string[]
  readonly onSaved: (saved: LookCollection) => void
}

/** The form of a collection: its name, its looks, and the function that saves it. */
export function useCollectionForm({ collection, lookIds, onSaved }: CollectionFormOptions) {
  const form = useForm({
    resolver: schemaResolver(NewLookCollection),
    defaultValues: { name: collection?.name ?? '', lookIds: [...lookIds] },
  })
  const callbacks = {
    onDone: onSaved,
    onFailed: (error: Error) => {
      if (error instanceof HttpError && error.apiError?.code === 'collection_exists')
        return form.setError('name', { message: error.apiError.message })
      showFailure("Couldn't save the collection")(error)
    },
  }
  const add = useAddCollection(callbacks)
  const change = useChangeCollection(callbacks)
  const picked = useWatch({ control: form.control, name: 'lookIds' })
  return {
    nameField: { ...form.register('name'), error: form.formState.errors.name?.message },
    lookIds: picked,
    isDirty: form.formState.isDirty,
    isPending: add.isPending || change.isPending,
    toggle: (id: string) =>
      form.setValue('lookIds', picked.includes(id) ? picked.filter((each) => each !== id) : [...picked, id]),
    save: () =>
      void form.handleSubmit((written) =>
        collection ? change.mutate({ id: collection.id, changes: written }) : add.mutate(written),
      )(),
    setFocus: form.setFocus,
    clear: () => form.reset(),
  }
}
