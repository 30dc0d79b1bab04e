import { closetEndpoints, type NewClosetItem } from '../../../contract/closet/closet.ts'
import { reasonOf } from '../../api/http-error.ts'
import { useChange } from '../../api/use-change.ts'
import { useRequestKey } from '../../api/use-request-key.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { expectCutOut } from './expect-cut-out.ts'
import { thumbnailUrl } from '../thumbnail-url.ts'

/** Adds the piece of a form. Shows the result also if the form is closed by then. */
export function useAddItem({ onAdded }: { readonly onAdded: () => void }) {
  const keyOf = useRequestKey()
  const { mutate, isPending } = useChange(closetEndpoints.add, {
    input: ({ item, ...rest }: NewPiece) => ({ form: item, ...rest }),
    store: (_queries, added) => expectCutOut(added),
    invalidates: [closetEndpoints.list],
    onDone: (added) =>
      showToast({
        title: 'Item Added Successfully!',
        description: `${added.name} has been added to your closet`,
        imageUrl: thumbnailUrl(added),
      }),
    failure: 'Failed to add item',
    onFailed: (error) =>
      showToast({ variant: 'destructive', title: 'Failed to Add Item', description: reasonOf(error) }),
  })
  const add = (item: NewClosetItem, photo: File) =>
    // Passed to mutate(), so that it is not called after this form was closed and another one opened.
    mutate({ item, photo, idempotencyKey: keyOf({ item, photo }) }, { onSuccess: onAdded })
  return { add, isPending }
}

interface NewPiece {
  readonly item: NewClosetItem
  readonly photo: File
  /** The same for each retry of the same piece. */
  readonly idempotencyKey: string | undefined
}
