// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { givenScreen } from '../../../../tests/support/browser/given-screen.tsx'
import { fakeFetch } from '../../api/fake-fetch.test-support.ts'
import { GeneralAdvice } from './general-advice.tsx'

const given = givenScreen()
afterEach(() => void vi.unstubAllGlobals())

test('an example fills the form and leads to its button', async () => {
  vi.stubGlobal('fetch', fakeFetch({}).fetch)
  const { user, getByRole } = given.show(<GeneralAdvice />)
  expect(getByRole('button', { name: 'Get Style Advice' })).toHaveProperty('disabled', true)
  await user.click(getByRole('button', { name: /^Two days in Lisbon/ }))
  expect(document.activeElement).toBe(getByRole('button', { name: 'Get Style Advice' }))
})
