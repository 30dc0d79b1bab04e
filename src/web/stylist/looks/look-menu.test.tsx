// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { givenScreen } from '../../../../tests/support/browser/given-screen.tsx'
import { looksOf } from './look.ts'
import { LookMenu } from './look-menu.tsx'

const given = givenScreen()

const looks = looksOf(
  [],
  [
    {
      id: 'look',
      userId: 'user',
      name: 'Weekend',
      description: null,
      occasion: null,
      items: [],
      aiStylingTips: null,
      isFavorite: false,
      canvas: null,
      createdAt: '2026-11-23T12:00:00.000Z',
    },
  ],
)

test.each(['Cancel', 'Close'])('a dialog of the menu returns the focus to it on %s', async (way) => {
  const { user, getByRole, findByRole, queryByRole } = given.show(
    <>
      {looks.map((look) => (
        <LookMenu key={look.id} look={look} />
      ))}
    </>,
  )
  await user.click(getByRole('button', { name: 'More for Weekend' }))
  await user.click(await findByRole('menuitem', { name: 'Rename' }))
  await findByRole('dialog', { name: 'Rename look' })
  await user.click(getByRole('button', { name: way }))
  expect(queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(getByRole('button', { name: 'More for Weekend' }))
})
