import type { NewWishlistItem, WishlistItem } from '../../../contract/wishlist.ts'
import { HttpError, reasonOf } from '../../api/http-error.ts'
import { useRequestKey } from '../../api/use-request-key.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useAddWish, useChangeWish } from '../wishlist-queries.ts'
import type { WishForm } from './use-fill-in.ts'
import { changesOf, isFieldName } from './wish-fields.ts'

/** Adds the wish of a form, or changes the one that it started from. A failure is said in the form, which stays. */
export function useSaveWish(form: WishForm, wish: WishlistItem | null, onSaved: () => void) {
  const keyOf = useRequestKey()
  const onFailed = (error: Error) => {
    console.error('Failed to save wish', error)
    const faults = error instanceof HttpError ? Object.entries(error.answer?.fields ?? {}) : []
    for (const [name, message] of faults)
      if (isFieldName(name)) form.setError(name, { message }, { shouldFocus: true })
    form.setError('root', { message: `It was not saved. ${reasonOf(error)}` })
  }
  const tell = (title: string) => (saved: WishlistItem) => {
    showToast({ title, description: saved.name, imageUrl: saved.picture })
    onSaved()
  }
  const adding = useAddWish({ onDone: tell('Added to your wishlist'), onFailed })
  const changing = useChangeWish({ onDone: tell('Wish saved'), onFailed })
  const isSaving = adding.isPending || changing.isPending
  const save = (checked: NewWishlistItem) => {
    if (isSaving) return
    if (wish) return changing.mutate({ id: wish.id, changes: changesOf(checked, form.formState.dirtyFields) })
    adding.mutate({ wish: checked, idempotencyKey: keyOf(checked) })
  }
  return { save, isSaving }
}
