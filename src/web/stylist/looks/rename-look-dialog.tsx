import { useEffect, useRef, useState } from 'react'
import { NewOutfitRecommendation } from '../../../contract/stylist/looks.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogHeader } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/inputs/field.tsx'
import type { Look } from './look.ts'
import { useChangeLook } from './look-queries.ts'

interface RenameLookDialogProps {
  readonly look: Look
  readonly onClose: () => void
}

/** Renames a look. A curation without a name is titled by its description again. */
export function RenameLookDialog(props: RenameLookDialogProps) {
  return (
    <Dialog shape="plain" onClose={props.onClose}>
      <RenameForm {...props} />
    </Dialog>
  )
}

function RenameForm({ look, onClose }: RenameLookDialogProps) {
  const [name, setName] = useState(look.name)
  const [errorMessage, setErrorMessage] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const { mutate, isPending } = useChangeLook({
    onDone: onClose,
    onFailed: showFailure("Couldn't rename the look"),
  })
  const isCleared = look.origin === 'curated' && name.trim() === ''
  const save = () => {
    const checked = NewOutfitRecommendation.shape.name.safeParse(name)
    if (checked.success || isCleared) return mutate({ look, changes: { name: checked.data ?? null } })
    setErrorMessage(checked.error.issues[0]?.message)
  }
  return (
    <form
      noValidate
      className="tablet:p-8 grid gap-6 p-4 pt-5 pb-[calc(20px+env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <DialogHeader title="Rename look" />
      <div>
        <TextField
          label="Name"
          ref={field}
          autoComplete="off"
          value={name}
          error={errorMessage}
          onChange={({ target }) => {
            setName(target.value)
            setErrorMessage(undefined)
          }}
        />
        {look.origin === 'curated' && (
          <p className="type-note text-quiet mt-1.5">Leave blank to use its description.</p>
        )}
      </div>
      <footer className="flex justify-end gap-2">
        <Button look="text" onClick={onClose}>
          Cancel
        </Button>
        <Button look="primary" type="submit" disabled={isPending} className="tablet:flex-none flex-1">
          {isPending ? 'Saving...' : 'Save'}
        </Button>
      </footer>
    </form>
  )
}
