import { useEffect } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { NewOutfitRecommendation } from '../../../contract/stylist/looks.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
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
export function LookNameDialog({ title, name, blankNote, isSaving, onSave, onClose }: LookNameDialogProps) {
  const form = useForm({ defaultValues: { name } })
  return (
    <FormDialog
      title={title}
      action={isSaving ? 'Saving...' : 'Save'}
      isPending={isSaving}
      onSubmit={() => void form.handleSubmit((written) => onSave(written.name.trim()))()}
      onClose={onClose}
    >
      <NameField form={form} mayBeBlank={Boolean(blankNote)} />
      {blankNote && <p className="type-note text-quiet -mt-3.5">{blankNote}</p>}
    </FormDialog>
  )
}

interface NameFieldProps {
  readonly form: UseFormReturn<{ name: string }>
  readonly mayBeBlank: boolean
}

// Takes the focus when it appears, with the name selected.
function NameField({ form: { register, setFocus, formState }, mayBeBlank }: NameFieldProps) {
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus])
  const validate = (written: string) => {
    if (mayBeBlank && written.trim() === '') return true
    const checked = NewOutfitRecommendation.shape.name.safeParse(written)
    return checked.success || checked.error.issues[0]?.message
  }
  return (
    <TextField
      label="Name"
      autoComplete="off"
      error={formState.errors.name?.message}
      {...register('name', { validate })}
    />
  )
}
