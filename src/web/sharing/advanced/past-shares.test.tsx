// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { givenScreen } from '../../../../tests/support/browser/given-screen.tsx'
import type { OutfitShare } from '../../../contract/sharing.ts'
import { fakeFetch } from '../../api/fake-fetch.test-support.ts'
import { PastShares } from './past-shares.tsx'

const given = givenScreen()
afterEach(() => void vi.unstubAllGlobals())

const share = (id: string, title: string): OutfitShare => ({
  id,
  userId: 'user',
  outfitId: 'outfit',
  platform: 'instagram',
  title,
  shareText: '',
  hashtags: [],
  imageUrl: null,
  shareUrl: null,
  isPublic: false,
  shareCount: 0,
  createdAt: '2026-11-23T12:00:00.000Z',
})

test('removing a share moves the focus to the heading', async () => {
  let shares = [share('a', 'Linen suit'), share('b', 'Wool coat')]
  const server = fakeFetch({
    'GET /api/outfit-shares': () => shares,
    'DELETE /api/outfit-shares/a': () => {
      shares = shares.slice(1)
    },
  })
  vi.stubGlobal('fetch', server.fetch)
  const { user, findByRole, queryByRole, getByRole } = given.show(<PastShares />)
  await user.click(await findByRole('button', { name: 'Remove Linen suit' }))
  await vi.waitFor(() => expect(queryByRole('button', { name: 'Remove Linen suit' })).toBeNull())
  const heading = getByRole('heading', { name: 'Past shares: 1' })
  await vi.waitFor(() => expect(document.activeElement).toBe(heading))
})
