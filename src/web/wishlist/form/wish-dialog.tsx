import { useForm } from 'react-hook-form'
import { NewWishlistItem, type WishlistItem } from '../../../contract/wishlist.ts'
import { useAskToClose, useLeaveCheck, type LeaveCheck } from '../../ui/dialog/use-leave-check.ts'
import { reasonOf } from '../../api/http-error.ts'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Dialog, DialogHeader } from '../../ui/dialog/dialog.tsx'
import { schemaResolver } from '../../ui/inputs/form-resolver.ts'
import { DialogNotFound } from '../../ui/dialog/dialog-not-found.tsx'
import { PictureDialogSkeleton } from '../../ui/dialog/picture-dialog-skeleton.tsx'
import { UnsavedChanges } from '../../ui/dialog/unsaved-changes.tsx'
import { useWishlist, useWishToEdit, type WishToEdit } from '../wishlist-queries.ts'
import { LinkToFillIn } from './link-to-fill-in.tsx'
import { useFillIn } from './use-fill-in.ts'
import { useSaveWish } from './use-save-wish.ts'
import { wishFormValues, type WishFormValues } from './wish-form-values.ts'
import { WishFormFields } from './wish-form-fields.tsx'
import { WishPreview } from './wish-preview.tsx'

interface WishDialogProps {
  /** The wish to edit; null adds one. */
  readonly wish: WishlistItem | null
  readonly onDelete: (wish: WishlistItem) => void
  readonly onClose: () => void
}

/** 'Add to Wishlist', and the same form to edit a wish. */
export function WishDialog({ wish, onDelete, onClose }: WishDialogProps) {
  const [close, onLeaveCheck] = useAskToClose(onClose)
  return (
    <Dialog shape="wide" onClose={close}>
      {wish ? (
        <EditWish {...{ wish, onDelete }} onDone={onClose} onLeaveCheck={onLeaveCheck} />
      ) : (
        <WishForm start={null} onDelete={onDelete} onDone={onClose} onLeaveCheck={onLeaveCheck} />
      )}
    </Dialog>
  )
}

/** Editing starts from the current state, so that changes made elsewhere are not overwritten. */
function EditWish({ wish, ...form }: Omit<WishFormProps, 'start'> & { readonly wish: WishlistItem }) {
  const start = useWishToEdit(wish.id)
  const { data: wishes } = useWishlist()
  if (wishes && !wishes.some(({ id }) => id === wish.id))
    return (
      <DialogNotFound title="Wishlist item not found" place="Not on your wishlist">
        It was deleted in another tab. You can restore it in Recently deleted.
      </DialogNotFound>
    )
  if (start.isError)
    return (
      <div className="tablet:p-8 p-4">
        <DialogHeader title="Edit wishlist item" />
        <LoadError title="Couldn't load the wishlist item" heading="h3" onRetry={() => void start.refetch()}>
          {reasonOf(start.error)}
        </LoadError>
      </div>
    )
  if (!start.data || start.isFetching)
    return <PictureDialogSkeleton title="Edit wishlist item" columnsClass="tablet:grid-cols-[1fr_2fr]" />
  return <WishForm start={start.data} {...form} />
}

interface WishFormProps {
  /** The wish to edit, with its ETag; null adds one. */
  readonly start: WishToEdit | null
  readonly onDelete: (wish: WishlistItem) => void
  readonly onDone: () => void
  readonly onLeaveCheck: (check: LeaveCheck | undefined) => void
}

function WishForm({ start, onDelete, onDone, onLeaveCheck }: WishFormProps) {
  const form = useForm<WishFormValues, unknown, NewWishlistItem>({
    resolver: schemaResolver(NewWishlistItem),
    defaultValues: wishFormValues(start?.reply ?? null),
    reValidateMode: 'onChange',
  })
  const { errors, isDirty } = form.formState
  const filling = useFillIn(form)
  const { save, isSaving, changedElsewhere, wish } = useSaveWish(form, start, onDone)
  const leaving = useLeaveCheck(isDirty, onLeaveCheck)
  const showMessage = wish ? 'Save' : 'Add to Wishlist'
  return (
    <form
      aria-label={wish ? 'Edit wishlist item' : 'Add to Wishlist'}
      noValidate
      className="tablet:h-[min(764px,calc(100dvh-48px))] tablet:grid-cols-[1fr_2fr] relative grid"
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <WishPreview form={form} wish={wish} product={filling.product} />
      <div className="flex min-h-0 min-w-0 flex-col">
        <div className="tablet:overflow-y-auto tablet:px-8 tablet:py-7 grid flex-1 content-start gap-5 px-4 pt-5 pb-6">
          <DialogHeader takesFocus title={wish ? 'Edit wishlist item' : 'Add to Wishlist'} />
          {changedElsewhere.length > 0 && (
            <p role="alert" className="type-ui bg-hover text-thread p-4">
              This item changed in another tab: {changedElsewhere.join(', ')}. Your edits are still here,
              unsaved. Everything else is up to date. Press Save to keep yours.
            </p>
          )}
          <LinkToFillIn form={form} filling={filling} />
          <WishFormFields form={form} />
        </div>
        {leaving.isAsking ? (
          <UnsavedChanges {...{ leaving }} onDiscard={onDone} />
        ) : (
          <footer className={foot}>
            {errors.root && (
              <p role="alert" className="type-note text-thread basis-full">
                {errors.root.message}
              </p>
            )}
            {wish && (
              <Button
                look="text"
                className="text-thread mr-auto -ml-5.5"
                onClick={() => {
                  onDelete(wish)
                  onDone()
                }}
              >
                Delete
              </Button>
            )}
            <Button look="text" onClick={() => leaving.leave(onDone)}>
              Cancel
            </Button>
            <Button look="primary" type="submit" aria-disabled={isSaving} className="tablet:flex-none flex-1">
              {isSaving ? 'Saving...' : showMessage}
            </Button>
          </footer>
        )}
      </div>
    </form>
  )
}

const foot =
  'border-line bg-raised sticky bottom-0 flex flex-wrap items-center justify-end gap-x-2 gap-y-1 border-t px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] tablet:static tablet:min-h-18 tablet:flex-none tablet:px-8 tablet:py-3'
