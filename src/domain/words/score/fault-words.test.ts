import { expect, test } from 'vitest'
import { makePiece } from '../make-outfit.test-support.ts'
import { faultWords, placeFor } from './fault-words.ts'

test('a fault names the class that was asked for, not another of its kind', () => {
  expect(placeFor('at yoga', 'pilates')).toBe('at pilates')
  expect(placeFor('at the campsite', 'camping')).toBe('at the campsite')
  expect(placeFor('at the races', 'a polo match')).toBe('at a polo match')
})

test('a second choice is not ideal for the event', () => {
  const { garment } = makePiece('Joggers, Bottoms, Gray')
  const cause = { kind: 'second best', at: 'on the school run', why: null, isOfLooks: false } as const
  expect(faultWords(cause, garment, { phrase: 'the school run', day: null }).rest).toBe(
    'ideal for the school run',
  )
})
