// @vitest-environment happy-dom
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { givenScreen } from '../../../tests/support/browser/given-screen.tsx'
import { fakeFetch } from '../api/fake-fetch.test-support.ts'
import { PairPage } from './pair-page.tsx'

const given = givenScreen()
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const PAIR = 'POST /api/pairings'

function showPairing(reply: object) {
  history.replaceState(null, '', '/pair?code=abc')
  const server = fakeFetch({ [PAIR]: reply })
  vi.stubGlobal('fetch', server.fetch)
  const left = vi.spyOn(location, 'replace').mockImplementation(() => {})
  const screen = given.show(
    <StrictMode>
      <PairPage />
    </StrictMode>,
  )
  return { ...screen, server, left }
}

test('a scanned code connects the phone once and opens the closet', async () => {
  const { server, left } = showPairing({ id: 'phone', name: 'iPhone', createdAt: '2026-11-23T12:00:00.000Z' })
  await vi.waitFor(() => expect(left.mock.calls).toEqual([['/']]))
  expect(server.count(PAIR)).toBe(1)
})

test('a code that is rejected shows the reason and stays', async () => {
  const { left, findByRole } = showPairing(new Error('This code has expired.'))
  expect((await findByRole('alert')).textContent).not.toBe('')
  expect(left).not.toHaveBeenCalled()
})
