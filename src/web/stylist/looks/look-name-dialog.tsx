import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { NewOutfitRecommendation } from '../../../contract/stylist/looks.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogHeader } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/inputs/field.tsx'

interface LookNameDialogProps {
  readonly title: string
  readonly name: string
  /** Said below the field if the name may be left blank. */
  readonly blankNote?: string | null
  readonly isSaving: boolean
  /** Called with the trimmed name, which is valid or blank. */
  readonly onSave: (name: string) => void
  readonly onClose: () => void
}

/** Asks for the name of a look. */
export function LookNameDialog(props: LookNameDialogProps) {
  return (
    <Dialog shape="plain" onClose={props.onClose}>
      <NameForm {...props} />
    </Dialog>
  )
}

function NameForm({ title, name, blankNote, isSaving, onSave, onClose }: LookNameDialogProps) {
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { name } })
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus])
  const problemOf = (written: string) => {
    if (blankNote && written.trim() === '') return true
    const checked = NewOutfitRecommendation.shape.name.safeParse(written)
    return checked.success || checked.error.issues[0]?.message
  }
  return (
    <form
      noValidate
      className="tablet:p-8 grid gap-6 p-4 pt-5 pb-[calc(20px+env(safe-area-inset-bottom))]"
      onSubmit={(event) => void handleSubmit((written) => onSave(written.name.trim()))(event)}
    >
      <DialogHeader title={title} />
      <div>
        <TextField
          label="Name"
          autoComplete="off"
          error={formState.errors.name?.message}
          {...register('name', { validate: problemOf })}
        />
        {blankNote && <p className="type-note text-quiet mt-1.5">{blankNote}</p>}
      </div>
      <footer className="flex justify-end gap-2">
        <Button look="text" onClick={onClose}>
          Cancel
        </Button>
        <Button look="primary" type="submit" disabled={isSaving} className="tablet:flex-none flex-1">
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
      </footer>
    </form>
  )
}
