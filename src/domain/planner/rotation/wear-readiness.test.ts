import { describe, expect, test } from 'vitest'
import { makePiece } from '../../words/make-outfit.test-support.ts'
import { wearReadiness } from './wear-readiness.ts'

describe('a dress worn on Monday', () => {
  const dress = makePiece('Slip dress, Dresses, Black')

  test.each([
    ['Tuesday', 1, 'worn out'],
    ['Wednesday', 2, 'worn out'],
    ['Thursday', 3, 'to wash'],
    ['Sunday', 6, 'to wash'],
  ] as const)('on %s, %i days later, is %s', (_, at, readiness) => {
    expect(wearReadiness(dress, { date: '2026-11-24', at, wornOn: [0] })).toBe(readiness)
  })
})

test('jeans rest for two days and are worn three times before a wash', () => {
  const jeans = makePiece('Blue jeans, Bottoms, Blue')
  const readiness = (at: number, wornOn: number[]) => wearReadiness(jeans, { date: '2026-11-24', at, wornOn })
  expect([readiness(1, [0]), readiness(3, [0]), readiness(6, [0, 3])]).toEqual([
    'resting',
    'rested',
    'rested',
  ])
})
