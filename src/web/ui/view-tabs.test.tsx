// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { givenScreen } from '../../../tests/support/browser/given-screen.tsx'
import { ViewTabs, viewPanelProps } from './view-tabs.tsx'

const given = givenScreen()
const views = ['Caption', 'Picture', 'Past shares'] as const

function Views() {
  const [view, setView] = useState<(typeof views)[number]>('Caption')
  return (
    <>
      <ViewTabs label="Views" id="share" views={views} value={view} onChange={setView} />
      <div {...viewPanelProps('share', view)}>{view}</div>
    </>
  )
}

test('the selected tab names the panel, and is the only one that Tab reaches', () => {
  const { getByRole, getAllByRole } = given.show(<Views />)
  expect(getByRole('tablist', { name: 'Views' })).toBeTruthy()
  expect(getByRole('tabpanel', { name: 'Caption' })).toBeTruthy()
  expect(getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
})

test('arrows move the focus without selecting; Enter selects', async () => {
  const { user, getByRole } = given.show(<Views />)
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('Picture')
  expect(getByRole('tab', { name: 'Caption', selected: true })).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(getByRole('tabpanel', { name: 'Picture' })).toBeTruthy()
})

test('Space selects the focused tab', async () => {
  const { user, getByRole } = given.show(<Views />)
  await user.tab()
  await user.keyboard('{End}[Space]')
  expect(getByRole('tabpanel', { name: 'Past shares' })).toBeTruthy()
})

test('arrows wrap at both ends', async () => {
  const { user } = given.show(<Views />)
  await user.tab()
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement?.textContent).toBe('Past shares')
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('Caption')
})
