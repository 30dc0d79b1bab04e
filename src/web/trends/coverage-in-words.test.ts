import { expect, test } from 'vitest'
import type { TrendPart } from '../../contract/trends.ts'
import { coverageInWords } from './coverage-in-words.ts'

const item = { id: '1', imageUrl: '/images/1.webp', name: 'Mine', category: 'Tops', color: 'White' } as const
const part = (name: string, isMine: boolean): TrendPart => ({
  slot: 'top',
  name,
  imageUrl: '/drawings/tee.svg?c=ffffff',
  item: isMine ? item : null,
})

test('says how many pieces can be worn, and names what is missing', () => {
  const parts = [part('knit', true), part('wide-leg trousers', false), part('loafers', true)]
  expect(coverageInWords(parts)).toEqual({
    said: 'You can wear 2 of 3 pieces.',
    missing: 'Missing: wide-leg trousers.',
  })
  expect(coverageInWords([...parts, part('tote', false)]).missing).toBe('Missing: wide-leg trousers, tote.')
})

test('says all or none in a sentence of its own', () => {
  expect(coverageInWords([part('knit', true), part('tote', true)])).toEqual({
    said: 'You can wear all 2 pieces.',
    missing: null,
  })
  expect(coverageInWords([part('knit', false), part('tote', false)]).said).toBe(
    "You don't have any of its 2 pieces.",
  )
  expect(coverageInWords([part('slip dress', true)]).said).toBe('You can wear the one piece it needs.')
  expect(coverageInWords([part('slip dress', false)]).said).toBe("You don't have the one piece it needs.")
})
