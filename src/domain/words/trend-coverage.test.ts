import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forbiddenIn, tooLongIn } from '../../../tests/support/voice/forbidden-constructions.ts'
import type { TrendPart } from '../../contract/trends.ts'
import { coverageInWords } from './trend-coverage.ts'

const item = { id: '1', imageUrl: '/images/1.webp', name: 'Mine', category: 'Tops', color: 'White' } as const
const part = (name: string, isMine: boolean): TrendPart => ({
  slot: 'top',
  name,
  imageUrl: '/drawings/tee.svg?c=ffffff',
  item: isMine ? item : null,
})

test.each([
  [
    [part('knit', true), part('wide-leg trousers', false), part('loafers', true)],
    'You can wear 2 of 3 pieces.',
    'Missing: wide-leg trousers.',
  ],
  [
    [part('knit', true), part('coat', false), part('tote', false)],
    'You can wear 1 of 3 pieces.',
    'Missing: coat, tote.',
  ],
  [[part('knit', true), part('tote', true)], 'You can wear both pieces.', null],
  [[part('knit', false), part('tote', false)], "You don't have either piece.", null],
  [[part('knit', true), part('tote', true), part('belt', true)], 'You can wear all 3 pieces.', null],
  [
    [part('knit', false), part('tote', false), part('belt', false)],
    "You don't have any of the 3 pieces.",
    null,
  ],
  [[part('slip dress', true)], 'You can wear the one piece it needs.', null],
  [[part('slip dress', false)], "You don't have the one piece it needs.", null],
])('states how many pieces are owned and names the missing ones: %#', (parts, summary, missing) => {
  expect(coverageInWords(parts)).toEqual({ summary, missing })
})

test('no coverage line breaks the voice guide', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }), (owned) => {
      const { summary, missing } = coverageInWords(owned.map((isMine) => part('knit', isMine)))
      const text = [summary, missing].filter(Boolean).join(' ')
      expect([...forbiddenIn(text), ...tooLongIn(text, 14)]).toEqual([])
    }),
  )
})
