// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { givenScreen } from '../../../../../tests/support/browser/given-screen.tsx'
import { noPreferences } from '../../../../contract/user/profile.ts'
import { fakeFetch } from '../../../api/fake-fetch.test-support.ts'
import { AboutCard } from './about-card.tsx'

const given = givenScreen()
afterEach(() => void vi.unstubAllGlobals())

const profile = {
  id: null,
  userId: 'user',
  bio: null,
  location: null,
  stylePersonality: null,
  favoriteColors: null,
  sizeMeasurements: null,
  socialLinks: null,
  isPublic: false,
  followersCount: 0,
  followingCount: 0,
  createdAt: null,
  about: noPreferences,
  isAsked: false,
  removesBackgrounds: true,
}

async function showCard() {
  const asked = { ...profile, isAsked: true }
  const server = fakeFetch({
    'GET /api/user-profile': profile,
    'PATCH /api/user-profile': asked,
    'POST /api/user-profile/skip': asked,
  })
  vi.stubGlobal('fetch', server.fetch)
  const screen = given.show(
    <>
      <AboutCard />
      <button type="button">Next</button>
    </>,
  )
  await screen.findByRole('region', { name: 'Tell the stylist about you' })
  const whenGone = () => vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  return { ...screen, whenGone }
}

test.each(['Save', 'Skip'])('after %s, Tab leads to what follows the card', async (name) => {
  const { user, getByRole, whenGone } = await showCard()
  await user.click(getByRole('button', { name }))
  await whenGone()
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body))
  await user.tab()
  expect(document.activeElement).toBe(getByRole('button', { name: 'Next' }))
})

test('a user who has gone on keeps the focus', async () => {
  const { user, getByRole, whenGone } = await showCard()
  await user.click(getByRole('button', { name: 'Skip' }))
  getByRole('button', { name: 'Next' }).focus()
  await whenGone()
  expect(document.activeElement).toBe(getByRole('button', { name: 'Next' }))
})
