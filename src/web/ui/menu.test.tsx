// @vitest-environment happy-dom
import { Check, Info, Lock } from 'lucide-react'
import { expect, test } from 'vitest'
import { givenScreen } from '../../../tests/support/browser/given-screen.tsx'
import { Menu, MenuItem } from './menu.tsx'

const given = givenScreen()

function showMenu() {
  const acts: string[] = []
  const act = (name: string) => () => void acts.push(name)
  const shown = given.show(
    <Menu label="Monday">
      <MenuItem Icon={Lock} name="Lock" onAct={act('Lock')} />
      <MenuItem Icon={Check} name="Mark as worn" onAct={act('Mark as worn')} />
      <MenuItem Icon={Info} name="Why this outfit" onAct={act('Why this outfit')} />
    </Menu>,
  )
  shown.getByRole('menuitem', { name: 'Lock' }).focus()
  return { ...shown, acts, focused: () => document.activeElement?.textContent }
}

test('a menu is named by its label and its items by their names', () => {
  const { getByRole, getAllByRole } = showMenu()
  expect(getByRole('menu', { name: 'Monday' })).toBeTruthy()
  expect(getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Lock',
    'Mark as worn',
    'Why this outfit',
  ])
})

test('arrow keys move through a menu and wrap at both ends', async () => {
  const { user, focused } = showMenu()
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('Mark as worn')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toBe('Lock')
  await user.keyboard('{ArrowUp}')
  expect(focused()).toBe('Why this outfit')
})

test('End and Home lead to the last and the first item', async () => {
  const { user, focused } = showMenu()
  await user.keyboard('{End}')
  expect(focused()).toBe('Why this outfit')
  await user.keyboard('{Home}')
  expect(focused()).toBe('Lock')
})

test('Enter and a click act once each', async () => {
  const { user, acts, getByRole } = showMenu()
  await user.keyboard('{ArrowDown}{Enter}')
  await user.click(getByRole('menuitem', { name: 'Lock' }))
  expect(acts).toEqual(['Mark as worn', 'Lock'])
})
