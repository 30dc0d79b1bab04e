// @vitest-environment happy-dom
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { givenScreen } from '../../../../../../tests/support/browser/given-screen.tsx'
import { fakeFetch } from '../../../../api/fake-fetch.test-support.ts'
import { HandedPageCheck } from './handed-page-check.tsx'

const given = givenScreen()
afterEach(() => void vi.unstubAllGlobals())

const CHECK = 'POST /api/validate-product-page'

function showCheck(reply: () => unknown) {
  const server = fakeFetch({ [CHECK]: reply })
  vi.stubGlobal('fetch', server.fetch)
  const page = { url: 'https://shop.example/shirt', html: '<html></html>' }
  const screen = given.show(
    <StrictMode>
      <HandedPageCheck page={page} onUpload={() => {}} onAdded={() => {}} />
    </StrictMode>,
  )
  return { ...screen, server }
}

test('a handed page is sent once at the start, also when React mounts twice', async () => {
  const { server, findByText, getByRole } = showCheck(() => ({ valid: true, message: 'Linen shirt · Zara' }))
  await findByText('Linen shirt · Zara')
  expect(getByRole('button', { name: 'Add to Closet' })).toBeTruthy()
  expect(server.count(CHECK)).toBe(1)
})

test('a failed check can be retried', async () => {
  const replies: unknown[] = [new Error('No.'), { valid: true, message: 'Linen shirt · Zara' }]
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server, user, findByRole, findByText, queryByRole } = showCheck(() => replies.shift())
  await user.click(await findByRole('button', { name: 'Try again' }))
  await findByText('Linen shirt · Zara')
  expect(queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(server.count(CHECK)).toBe(2)
  expect(log).toHaveBeenCalledTimes(1)
  log.mockRestore()
})
