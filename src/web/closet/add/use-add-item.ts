import { useRef } from 'react'
import { closetEndpoints, type ClosetItem, type NewClosetItem } from '../../../contract/closet.ts'
import { reasonOf } from '../../api/http-error.ts'
import { showToast } from '../../ui/toast-store.ts'
import { type ChangeCallbacks, useClosetChange } from '../use-closet-change.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'
import { expectCutOut } from './expect-cut-out.ts'
import { thumbnailUrl } from '../thumbnail-url.ts'

/** Adds the piece of one form and tells how it went, also when the form is closed by then. */
export function useAddItem({ onAdded }: { readonly onAdded: () => void }) {
  const keyFor = useRequestKey()
  const { mutate, isPending } = useAddClosetItem({
    onDone: (added) =>
      showToast({
        title: 'Item Added Successfully!',
        description: `${added.name} has been added to your closet`,
        imageUrl: thumbnailUrl(added),
      }),
    onFailed: (error) => {
      console.error('Failed to add item', error)
      showToast({ variant: 'destructive', title: 'Failed to Add Item', description: reasonOf(error) })
    },
  })
  const add = (item: NewClosetItem, photo: File) =>
    // Given to the call, and so not done to a form that is open by then and not this one.
    mutate({ item, photo, idempotencyKey: keyFor(item, photo) }, { onSuccess: onAdded })
  return { add, isPending }
}

// A try of the same content is the same request: what was added unheard is not added twice.
function useRequestKey() {
  const last = useRef<{ fields: string; photo: File; key: string | undefined }>(null)
  return (item: NewClosetItem, photo: File) => {
    const fields = JSON.stringify(item)
    if (last.current?.fields !== fields || last.current.photo !== photo)
      // Undefined over plain http on another host than this one.
      last.current = { fields, photo, key: crypto.randomUUID?.() }
    return last.current.key
  }
}

interface NewPiece {
  readonly item: NewClosetItem
  readonly photo: File
  /** The same for each try of the same piece. */
  readonly idempotencyKey: string | undefined
}

/** Adds a piece; resolves with it once the list shows it. */
function useAddClosetItem(told: ChangeCallbacks<NewPiece, ClosetItem>) {
  return useClosetChange(async ({ item, ...rest }: NewPiece) => {
    const added = await callEndpoint(closetEndpoints.add, { form: item, ...rest })
    expectCutOut(added)
    return added
  }, told)
}
