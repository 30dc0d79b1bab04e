// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { givenScreen } from '../../../../../tests/support/browser/given-screen.tsx'
import { fakeFetch } from '../../../api/fake-fetch.test-support.ts'
import { AddFromLinkCard } from './add-from-link-card.tsx'

const given = givenScreen()
afterEach(() => void vi.unstubAllGlobals())

test('a checked link is reported as ready until the link changes', async () => {
  const server = fakeFetch({
    'POST /api/validate-product-url': { valid: true, message: 'Linen shirt · Zara' },
  })
  vi.stubGlobal('fetch', server.fetch)
  const reported: boolean[] = []
  const { user, getByRole, findByText } = given.show(
    <AddFromLinkCard onReady={(isReady) => reported.push(isReady)} onUpload={() => {}} />,
  )
  await user.type(getByRole('textbox', { name: 'Product link' }), 'https://shop.example/shirt')
  await user.click(getByRole('button', { name: 'Check' }))
  await findByText('Linen shirt · Zara')
  expect(reported.at(-1)).toBe(true)
  expect(reported.filter(Boolean)).toHaveLength(1)
  await user.type(getByRole('textbox', { name: 'Product link' }), '2')
  expect(reported.at(-1)).toBe(false)
})
