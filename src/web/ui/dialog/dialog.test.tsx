// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { givenScreen } from '../../../../tests/support/browser/given-screen.tsx'
import { Dialog, DialogHeader } from './dialog.tsx'

const given = givenScreen()

function Opener({ takesFocus = false }: { readonly takesFocus?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog shape="plain" onClose={() => setIsOpen(false)}>
          <DialogHeader title="Wool coat" note="Outerwear" takesFocus={takesFocus} />
          <button type="button">Save</button>
        </Dialog>
      )}
    </>
  )
}

async function open(takesFocus = false) {
  const shown = given.show(<Opener takesFocus={takesFocus} />)
  await shown.user.click(shown.getByRole('button', { name: 'Open' }))
  return shown
}

test('a dialog is named by its title and shows the note below it', async () => {
  const { getByRole, getByText } = await open()
  expect(getByRole('dialog', { name: 'Wool coat' }).contains(getByText('Outerwear'))).toBe(true)
})

test('Escape closes a dialog and returns the focus to its opener', async () => {
  const { user, queryByRole, getByRole } = await open()
  await user.keyboard('{Escape}')
  expect(queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(getByRole('button', { name: 'Open' }))
})

test('the close button closes a dialog', async () => {
  const { user, queryByRole, getByRole } = await open()
  await user.click(getByRole('button', { name: 'Close' }))
  expect(queryByRole('dialog')).toBeNull()
})

test('a dialog starts at its first button, or at its title if that takes the focus', async () => {
  const { unmount, getByRole } = await open()
  expect(document.activeElement).toBe(getByRole('button', { name: 'Close' }))
  unmount()
  const other = await open(true)
  expect(document.activeElement).toBe(other.getByRole('heading', { name: 'Wool coat' }))
})

test('Tab stays inside a dialog', async () => {
  const { user, getByRole } = await open()
  const dialog = getByRole('dialog')
  for (let press = 0; press < 4; press += 1) {
    await user.tab()
    expect(dialog.contains(document.activeElement)).toBe(true)
  }
})
