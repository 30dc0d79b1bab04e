// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { givenScreen } from '../../../../tests/support/browser/given-screen.tsx'
import { fakeFetch } from '../../api/fake-fetch.test-support.ts'
import { StylistTab } from './stylist-tab.tsx'

const given = givenScreen()
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

test('a sub-tab keeps its input while another is open, also one that the address opened', async () => {
  vi.stubGlobal('fetch', fakeFetch({}).fetch)
  await Promise.all([import('../advice/general-advice.tsx'), import('../influencer/influencer-style.tsx')])
  history.replaceState(null, '', '/?tab=curation&style=general')
  const { user, getByRole, findByLabelText, queryByLabelText } = given.show(
    <StylistTab OwnVersion={() => null} />,
  )
  const inAdvice = 'Event description'
  await user.type(await findByLabelText(inAdvice), 'A garden wedding')
  expect(queryByLabelText('Influencer name')).toBeNull()
  await user.click(getByRole('tab', { name: 'Influencer Style' }))
  await user.type(await findByLabelText('Influencer name'), 'Jane Birkin')
  await user.click(getByRole('tab', { name: 'General Advice' }))
  expect(await findByLabelText(inAdvice)).toHaveProperty('value', 'A garden wedding')
  await user.click(getByRole('tab', { name: 'Influencer Style' }))
  expect(await findByLabelText('Influencer name')).toHaveProperty('value', 'Jane Birkin')
})
