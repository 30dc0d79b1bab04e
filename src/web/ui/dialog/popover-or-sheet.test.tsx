// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { givenScreen } from '../../../../tests/support/browser/given-screen.tsx'
import { PanelHeader } from './panel-header.tsx'
import { PopoverOrSheet } from './popover-or-sheet.tsx'

const given = givenScreen()

function Swap() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <PopoverOrSheet
        label="Swap"
        isOpen={isOpen}
        onOpen={setIsOpen}
        trigger={<button type="button">Swap a piece</button>}
      >
        {(isSheet) => <PanelHeader title="Swap" isSheet={isSheet} onClose={() => setIsOpen(false)} />}
      </PopoverOrSheet>
      <button type="button">Another</button>
    </>
  )
}

async function open() {
  const shown = given.show(<Swap />)
  const button = shown.getByRole('button', { name: 'Swap a piece' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await shown.user.click(button)
  const panel = await shown.findByRole('dialog', { name: 'Swap' })
  return { ...shown, button, panel }
}

test('its button opens it, says so and names the panel that it controls', async () => {
  const { button, panel } = await open()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(button.getAttribute('aria-controls')).toBe(panel.id)
})

test.each([
  ['Escape', async ({ user }: Awaited<ReturnType<typeof open>>) => user.keyboard('{Escape}')],
  ['its close button', async ({ user, getByRole }) => user.click(getByRole('button', { name: 'Close' }))],
  ['its own button', async ({ user, button }) => user.click(button)],
])('%s closes it and the focus is on its button', async (_name, close) => {
  const shown = await open()
  await close(shown)
  expect(shown.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(shown.button)
})

test('a press elsewhere closes it and keeps the focus there', async () => {
  const { user, getByRole, queryByRole } = await open()
  await user.click(getByRole('button', { name: 'Another' }))
  expect(queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(getByRole('button', { name: 'Another' }))
})

test('on a phone it is a sheet, which its close button closes', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  const { user, getByRole, queryByRole, button } = await open()
  await user.click(getByRole('button', { name: 'Close' }))
  expect(queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(button)
})
