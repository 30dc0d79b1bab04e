import { expect, test } from 'vitest'
import { placeFor, whyWords } from './fault-words.ts'

test('two verbs of a reason take the plural together', () => {
  expect(whyWords('it soaks and stays wet', (_, several) => several)).toBe('they soak and stay wet')
})

test('a fault names the class that was asked for, not another of its kind', () => {
  expect(placeFor('at yoga', 'pilates')).toBe('at pilates')
  expect(placeFor('at the races', 'a polo match')).toBe('at a polo match')
})
