// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { givenScreen } from '../../../../tests/support/browser/given-screen.tsx'
import { TextField } from '../inputs/field.tsx'
import { FormDialog } from './form-dialog.tsx'

const given = givenScreen()

function NoteDialog() {
  const [isOpen, setIsOpen] = useState(true)
  const [note, setNote] = useState('')
  if (!isOpen) return null
  return (
    <FormDialog
      title="Note"
      action="Save"
      isPending={false}
      hasChanges={note !== ''}
      onSubmit={() => setIsOpen(false)}
      onClose={() => setIsOpen(false)}
    >
      <TextField label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
    </FormDialog>
  )
}

test('a form without changes closes at once', async () => {
  const { user, getByRole, queryByRole } = given.show(<NoteDialog />)
  await user.click(getByRole('button', { name: 'Cancel' }))
  expect(queryByRole('dialog')).toBeNull()
})

test('a form asks before Escape or Cancel loses what was written', async () => {
  const { user, getByRole, queryByRole, queryByText } = given.show(<NoteDialog />)
  await user.type(getByRole('textbox'), 'Dinner at 8')
  await user.keyboard('{Escape}')
  await user.click(getByRole('button', { name: 'Keep editing' }))
  expect(queryByText('You have unsaved changes.')).toBeNull()
  await user.click(getByRole('button', { name: 'Cancel' }))
  expect(getByRole('dialog', { name: 'Note' }).textContent).toContain('You have unsaved changes.')
  await user.click(getByRole('button', { name: 'Discard changes' }))
  expect(queryByRole('dialog')).toBeNull()
})
