// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { givenScreen } from '../../../../tests/support/browser/given-screen.tsx'
import { fakeFetch } from '../../api/fake-fetch.test-support.ts'
import { endOutfitRequest, requestOutfitAction } from '../../outfit/outfit-request-store.ts'
import { OutfitRequestHost } from './outfit-request-host.tsx'

const given = givenScreen()
afterEach(() => {
  act(endOutfitRequest)
  vi.unstubAllGlobals()
})

const LOG = 'POST /api/outfit-history'
const shirt = { id: 'shirt', name: 'Linen shirt', category: 'Tops', color: 'White', imageUrl: '' } as const
const outfit = { name: 'Linen shirt with jeans', pieces: [shirt], occasion: null }

test("'Wear today' logs the outfit once for each request, also when React mounts twice", async () => {
  const server = fakeFetch({ 'GET /api/outfit-history': [], [LOG]: new Error('No.') })
  vi.stubGlobal('fetch', server.fetch)
  await import('./outfit-request-handler.tsx')
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  given.show(
    <StrictMode>
      <OutfitRequestHost />
    </StrictMode>,
  )
  act(() => requestOutfitAction('wear', outfit))
  await vi.waitFor(() => expect(server.count(LOG)).toBe(1))
  act(() => requestOutfitAction('wear', outfit))
  await vi.waitFor(() => expect(server.count(LOG)).toBe(2))
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2))
  expect(server.count(LOG)).toBe(2)
  log.mockRestore()
})
