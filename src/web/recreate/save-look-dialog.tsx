import { useEffect, useRef, useState } from 'react'
import { NewOutfitRecommendation } from '../../contract/stylist/looks.ts'
import { showFailure } from '../closet/show-failure.ts'
import { useAddOutfit } from '../stylist/looks/look-queries.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogHeader } from '../ui/dialog/dialog.tsx'
import { TextField } from '../ui/inputs/field.tsx'
import { showToast } from '../ui/toasts/toast-store.ts'

interface SaveLookDialogProps {
  readonly itemIds: readonly string[]
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Asks for the name of a look, and saves it. */
export function SaveLookDialog(props: SaveLookDialogProps) {
  return (
    <Dialog shape="plain" onClose={props.onClose}>
      <SaveForm {...props} />
    </Dialog>
  )
}

function SaveForm({ itemIds, onClose, onSaved }: SaveLookDialogProps) {
  const [name, setName] = useState('Recreated look')
  const [errorMessage, setErrorMessage] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const { mutate, isPending } = useAddOutfit({
    onDone: (saved) => {
      showToast({ title: 'Look saved', description: `${saved.name} is in My looks.` })
      onClose()
      onSaved()
    },
    onFailed: showFailure("Couldn't save the look"),
  })
  return (
    <form
      noValidate
      className="tablet:p-8 grid gap-6 p-4 pt-5 pb-[calc(20px+env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault()
        const checked = NewOutfitRecommendation.safeParse({ name, itemIds })
        if (checked.success) mutate(checked.data)
        else setErrorMessage(checked.error.issues[0]?.message)
      }}
    >
      <DialogHeader title="Save look" />
      <TextField
        ref={field}
        label="Name"
        autoComplete="off"
        value={name}
        error={errorMessage}
        onChange={({ target }) => {
          setName(target.value)
          setErrorMessage(undefined)
        }}
      />
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
