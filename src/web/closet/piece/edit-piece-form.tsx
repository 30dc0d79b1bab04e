import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { DialogHeader } from '../../ui/dialog/dialog.tsx'
import { schemaResolver } from '../../ui/inputs/form-resolver.ts'
import { UnsavedChanges } from '../../ui/dialog/unsaved-changes.tsx'
import { EditedPiece, pieceFormValues, type PieceFormValues } from './piece-form-values.ts'
import { PieceFormFields } from './piece-form-fields.tsx'
import { ReplacePhoto } from './replace-photo.tsx'
import { useEditPiece, type EditStart } from './use-edit-piece.ts'
import { useLeaveCheck, type LeaveCheck } from '../../ui/dialog/use-leave-check.ts'
import { useNewPhoto } from './use-new-photo.ts'

interface EditPieceFormProps {
  readonly start: EditStart
  readonly onDone: () => void
  readonly onLeaveCheck: (check: LeaveCheck | undefined) => void
}

/** Form for all fields of a piece, and its photo. */
export function EditPieceForm({ start, onDone, onLeaveCheck }: EditPieceFormProps) {
  const form = useForm<PieceFormValues, unknown, EditedPiece>({
    resolver: schemaResolver(EditedPiece),
    defaultValues: pieceFormValues(start.reply, start.measurements),
    reValidateMode: 'onChange',
  })
  const newPhoto = useNewPhoto()
  const { save, isPending, changedElsewhere, item } = useEditPiece(form, start, () => {
    newPhoto.keep()
    onDone()
  })
  const hasChanges = form.formState.isDirty || newPhoto.photo !== null
  const leaving = useLeaveCheck(hasChanges, onLeaveCheck)
  return (
    <form
      noValidate
      className="tablet:h-[min(764px,calc(100dvh-48px))] tablet:grid-cols-[5fr_7fr] relative grid"
      onSubmit={(event) => void form.handleSubmit((edited) => save(edited, newPhoto.photo))(event)}
    >
      <ReplacePhoto item={item} newPhoto={newPhoto} />
      <div className="flex min-h-0 min-w-0 flex-col">
        <div className="tablet:overflow-y-auto tablet:gap-6 tablet:p-8 grid flex-1 content-start gap-5 px-4 pt-5 pb-6">
          <DialogHeader
            takesFocus
            title="Edit piece"
            className="tablet:min-h-10 tablet:pl-0 min-h-32.5 pl-30"
          />
          {changedElsewhere.length > 0 && <ChangedElsewhere fields={changedElsewhere} />}
          <PieceFormFields form={form} start={start} />
        </div>
        {leaving.isAsking ? (
          <UnsavedChanges {...{ leaving }} onDiscard={onDone} />
        ) : (
          <footer className={foot}>
            <Button look="text" onClick={() => leaving.leave(onDone)}>
              Cancel
            </Button>
            <Button
              look="primary"
              type="submit"
              disabled={isPending || newPhoto.isUploading}
              className="tablet:flex-none flex-1"
            >
              {isPending ? 'Saving...' : 'Save'}
            </Button>
          </footer>
        )}
      </div>
    </form>
  )
}

const foot =
  'border-line bg-raised sticky bottom-0 flex flex-wrap items-center justify-end gap-x-2 gap-y-1 border-t px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] tablet:static tablet:min-h-18 tablet:flex-none tablet:px-8 tablet:py-3'

function ChangedElsewhere({ fields }: { readonly fields: readonly string[] }) {
  return (
    <p role="alert" className="type-ui bg-hover text-thread p-4">
      This piece changed in another tab: {fields.join(', ')}. Your edits are still here, unsaved. Everything
      else is up to date. Press Save to keep yours.
    </p>
  )
}
