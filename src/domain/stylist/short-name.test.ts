import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test('a look without a name is called by the beginning of its description', () => {
  expect(shortName('Camel over navy, closed at the waist, with a long charcoal line.')).toBe(
    'Camel over navy',
  )
  expect(shortName('Sunday blue. Washed and worn.')).toBe('Sunday blue')
})

test('one or two words are not yet a name where the sentence goes on', () => {
  expect(shortName('Slip, with a blazer that is left open.')).toBe('Slip, with a blazer that is left open')
  expect(shortName('Sage, no coat, white soles')).toBe('Sage, no coat')
})

test('a long beginning ends at a word', () => {
  expect(shortName('A beginning that never takes any breath before the very end of the line')).toBe(
    'A beginning that never takes any breath…',
  )
  expect(shortName('Chestnut loafers at the foot of a burgundy-red linen dress')).toBe(
    'Chestnut loafers at the foot…',
  )
  expect(shortName('x'.repeat(60))).toBe(`${'x'.repeat(44)}…`)
})
