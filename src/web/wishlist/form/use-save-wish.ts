import { useState } from 'react'
import type { NewWishlistItem, WishlistItem } from '../../../contract/wishlist.ts'
import { HttpError, reasonOf } from '../../api/http-error.ts'
import { useRequestKey } from '../../api/use-request-key.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import {
  readWishToEdit,
  useAddWish,
  useChangeWish,
  type ChangedWish,
  type WishToEdit,
} from '../wishlist-queries.ts'
import type { WishForm } from './use-fill-in.ts'
import { wishPatch, differences, wishFormValues, isFieldName } from './wish-form-values.ts'

/**
 * Adds the wish of a form, or saves changes. A failure is shown in the form, which stays. If the wish was changed
 * elsewhere, nothing is written: the form loads the new state, keeps the typed values and names the fields.
 */
export function useSaveWish(form: WishForm, opened: WishToEdit | null, onSaved: () => void) {
  const [start, setStart] = useState(opened)
  const [changedElsewhere, setChangedElsewhere] = useState<readonly string[]>([])
  const keyOf = useRequestKey()
  const onFailed = (error: Error) => {
    console.error('Failed to save wish', error)
    const fieldErrors = error instanceof HttpError ? Object.entries(error.apiError?.fields ?? {}) : []
    for (const [name, message] of fieldErrors)
      if (isFieldName(name)) form.setError(name, { message }, { shouldFocus: true })
    form.setError('root', { message: `Couldn't save it. ${reasonOf(error)}` })
  }
  const takeUp = async ({ reply: before }: WishToEdit, unsaved: ChangedWish) => {
    try {
      const fresh = await readWishToEdit(before.id)
      const fields = differences(before, fresh.reply)
      setChangedElsewhere(fields)
      setStart(fresh)
      // Its price was read meanwhile and is the same: nothing was overwritten.
      if (fields.length === 0) return changing.mutate({ ...unsaved, ifMatch: fresh.entityTag })
      form.reset(wishFormValues(fresh.reply), { keepDirtyValues: true })
    } catch (error) {
      if (error instanceof Error) onFailed(error)
    }
  }
  const tell = (title: string) => (saved: WishlistItem) => {
    showToast({ title, description: saved.name, imageUrl: saved.picture })
    onSaved()
  }
  const adding = useAddWish({ onDone: tell('Added to your wishlist'), onFailed })
  const changing = useChangeWish({
    onDone: tell('Wishlist item saved'),
    onFailed: (error, unsaved) => {
      const isStale = error instanceof HttpError && error.status === 412
      if (isStale && start) void takeUp(start, unsaved)
      else onFailed(error)
    },
  })
  const isSaving = adding.isPending || changing.isPending
  const save = (checked: NewWishlistItem) => {
    if (isSaving) return
    if (start) {
      const { reply, entityTag: ifMatch } = start
      return changing.mutate({
        id: reply.id,
        changes: wishPatch(checked, form.formState.dirtyFields),
        ifMatch,
      })
    }
    adding.mutate({ wish: checked, idempotencyKey: keyOf(checked) })
  }
  return { save, isSaving, changedElsewhere, wish: start?.reply ?? null }
}
