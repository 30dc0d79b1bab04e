import { expect, test } from 'vitest'
import { contains, endsIn, isOneOf, startsWith } from './phrase-pattern.ts'

test.each([
  ['picking up my dog', 'picking/fetching [up] my/our dog(s)'],
  ['fetching our dogs', 'picking/fetching [up] my/our dog(s)'],
  ['the old old boat', '[the/old]* boat'],
  ['days 3 and 4', 'days # ... #'],
  ['the 40th floor', 'the #th *'],
  ['my aunt', 'my {kin}'],
])('%s is %s', (text, phrase) => {
  expect(text).toMatch(isOneOf([phrase]))
})

test('phrases end at whole words', () => {
  expect('a walk in').not.toMatch(endsIn(['alk in']))
  expect('a walk in').toMatch(endsIn(['walk in']))
  expect('walking home').not.toMatch(startsWith(['walk']))
  expect('a long walking tour').not.toMatch(contains(['walk']))
})

test('parentheses hold one ending, since a slash parts words', () => {
  expect(() => isOneOf(['start(s/ing)'])).toThrow(RangeError)
})
