import { expect, test } from 'vitest'
import { makePiece } from '../make-outfit.test-support.ts'
import { faultWords, placeFor } from './fault-words.ts'

test('a fault names the class that was asked for, not another of its kind', () => {
  expect(placeFor('at yoga', 'pilates')).toBe('at pilates')
  expect(placeFor('at the campsite', 'camping')).toBe('at the campsite')
  expect(placeFor('at the races', 'a polo match')).toBe('at a polo match')
  expect(placeFor('on an easy evening out', 'a book club')).toBe('at a book club')
  expect(placeFor('on a hike', 'a mountain hike')).toBe('on a hike')
})

test('a second choice is not ideal for the event', () => {
  const { garment } = makePiece('Joggers, Bottoms, Gray')
  const cause = { kind: 'second best', at: 'on the school run', why: null, isOfLooks: false } as const
  expect(faultWords(cause, garment, { phrase: 'the school run', day: null }).rest).toBe(
    'ideal for the school run',
  )
})

test('a slight deviation from the dress code is called slight', () => {
  const { garment } = makePiece('Ballet flats, Shoes, Beige')
  const words = (isSlight: boolean) =>
    faultWords({ kind: 'too casual', isSlight }, garment, { phrase: 'a christening', day: null }).rest
  expect(words(true)).toBe('a little casual for a christening')
  expect(words(false)).toBe('too casual for a christening')
})
