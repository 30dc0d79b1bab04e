import { expect, test } from 'vitest'
import { noPreferences } from '../../../contract/user/profile.ts'
import type { Wearer } from '../../closet/wearer/wearer.ts'
import { styleAdvice } from './style-advice.ts'

const covered: Wearer = {
  ...noPreferences,
  favoriteColors: [],
  wears: 'womenswear',
  coverage: 'hair, arms and legs',
}

function advised(eventDescription: string, wearer: Wearer = covered): string {
  const advice = styleAdvice({ eventDescription, stylePreference: 'classic', season: null }, wearer)
  return [advice.recommendation, ...advice.whatToLookFor].join('\n')
}

test.each([
  'PTA meeting',
  'school fair',
  'iftar',
  'a day at the zoo',
  'a wedding',
  'job interview',
  'a funeral',
])('who covers her hair is advised a headscarf, and no shawl over covered shoulders: %s', (event) => {
  expect(advised(event)).toContain('headscarf')
  expect(advised(event)).not.toContain('shawl')
})

test('sport takes a sports hijab, and a burkini has a hood of its own', () => {
  expect(advised('a run in the park')).toContain('sports hijab')
  expect(advised('a swimming lesson')).toContain('burkini')
  expect(advised('a swimming lesson')).not.toMatch(/headscarf|hijab|shawl/)
})

test('at home hair is not covered, nor under menswear', () => {
  expect(advised('a day at home')).not.toContain('headscarf')
  expect(advised('job interview', { ...covered, wears: 'menswear' })).not.toContain('headscarf')
})
