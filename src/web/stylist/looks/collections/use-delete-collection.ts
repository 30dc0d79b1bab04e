import type { LookCollection } from '../../../../contract/stylist/collections.ts'
import { showFailure } from '../../../closet/show-failure.ts'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { useRemoveCollection, useRestoreCollection } from './collection-queries.ts'

/** Deletes a collection without confirmation, and offers Undo. */
export function useDeleteCollection(): (collection: LookCollection) => void {
  const restore = useRestoreCollection({
    onDone: ({ name }) =>
      showToast({ title: 'Collection restored', description: `${name} has its looks again.` }),
    onFailed: showFailure("Couldn't restore the collection"),
  })
  const remove = useRemoveCollection({
    onDone: (_nothing, collection) =>
      showToast({
        title: 'Collection deleted',
        description: `${collection.name} is gone. Its looks are still in My looks.`,
        action: { label: 'Undo', onPress: () => restore.mutate(collection) },
      }),
    onFailed: showFailure("Couldn't delete the collection"),
  })
  return remove.mutate
}
