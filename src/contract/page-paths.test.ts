import { expect, test } from 'vitest'
import { addressAfterSignIn, signInAddress } from './page-paths.ts'

const after = (to: string) => addressAfterSignIn(new URLSearchParams({ to }))

test('signing in leads back to the address that required it', () => {
  const address = new URL(signInAddress('/outfit-planner?week=1'), 'http://localhost')
  expect(addressAfterSignIn(address.searchParams)).toBe('/outfit-planner?week=1')
  expect(signInAddress('/')).toBe('/sign-in')
  expect(addressAfterSignIn(new URLSearchParams())).toBe('/')
})

test('signing in never leads to another site', () => {
  for (const to of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/sign-in?to=/',
  ])
    expect([to, after(to)]).toEqual([to, '/'])
})
