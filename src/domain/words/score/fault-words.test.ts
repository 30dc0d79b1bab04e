import { expect, test } from 'vitest'
import { placeFor } from './fault-words.ts'

test('a fault names the class that was asked for, not another of its kind', () => {
  expect(placeFor('at yoga', 'pilates')).toBe('at pilates')
  expect(placeFor('at the races', 'a polo match')).toBe('at a polo match')
})
