// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { givenScreen } from '../../../../tests/support/browser/given-screen.tsx'
import { HashtagChoice } from './hashtag-choice.tsx'

const given = givenScreen()

function showChoice({ isFull = false } = {}) {
  const toggled: string[] = []
  const added: string[] = []
  const shown = given.show(
    <HashtagChoice
      offered={['OOTD', 'Linen']}
      chosen={['OOTD']}
      isFull={isFull}
      onToggle={(tag) => toggled.push(tag)}
      onAdd={(tag) => added.push(tag)}
    />,
  )
  return { ...shown, toggled, added }
}

test('each hashtag is a toggle button with its state', async () => {
  const { user, getByRole, toggled } = showChoice()
  expect(getByRole('button', { name: '#OOTD', pressed: true })).toBeTruthy()
  await user.click(getByRole('button', { name: '#Linen', pressed: false }))
  expect(toggled).toEqual(['Linen'])
})

test('Enter adds an own hashtag and clears the field', async () => {
  const { user, getByLabelText, added } = showChoice()
  await user.type(getByLabelText('Add your own'), 'slowfashion{Enter}')
  expect(added).toEqual(['slowfashion'])
  expect(getByLabelText<HTMLInputElement>('Add your own').value).toBe('')
})

test('an own hashtag that is offered is selected in its spelling, and a selected one stays', async () => {
  const { user, getByLabelText, added, toggled } = showChoice()
  await user.type(getByLabelText('Add your own'), 'linen{Enter}ootd{Enter}')
  expect([added, toggled]).toEqual([[], ['Linen']])
})

test('a hashtag without a letter is rejected until it is changed', async () => {
  const { user, getByLabelText, getByRole, queryByText, added } = showChoice()
  await user.type(getByLabelText('Add your own'), '...')
  await user.click(getByRole('button', { name: 'Add hashtag' }))
  expect(queryByText('A hashtag needs a letter.')).not.toBeNull()
  await user.type(getByLabelText('Add your own'), 'a')
  expect(queryByText('A hashtag needs a letter.')).toBeNull()
  expect(added).toEqual([])
})

test('a full post accepts no further hashtags, but selected ones can be removed', async () => {
  const { user, getByRole, queryByLabelText, toggled } = showChoice({ isFull: true })
  expect(queryByLabelText('Add your own')).toBeNull()
  expect(getByRole('status').textContent).toContain('at most')
  await user.click(getByRole('button', { name: '#Linen' }))
  await user.click(getByRole('button', { name: '#OOTD' }))
  expect(toggled).toEqual(['OOTD'])
})

test('the reason of a rejected hashtag is scrolled into view once it is shown', async () => {
  const seen: unknown[] = []
  const { user, getByLabelText } = showChoice()
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent)
  })
  await user.type(getByLabelText('Add your own'), '...{Enter}')
  scroll.mockRestore()
  expect(seen).toEqual([expect.stringContaining('A hashtag needs a letter.')])
})
