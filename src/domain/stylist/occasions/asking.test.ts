import { expect, test } from 'vitest'
import { asking } from './asking.ts'

test.each([
  ['a date', 'a date asks'],
  ['drinks after work', 'drinks after work ask'],
  ['family photos', 'family photos ask'],
  ['two days in Lisbon', 'two days in Lisbon ask'],
  ['running errands', 'running errands asks'],
  ['a barbecue at your parents’', 'a barbecue at your parents’ asks'],
  ['a yoga class', 'a yoga class asks'],
  ['working from home', 'working from home asks'],
])('%j has its verb in the right number', (phrase, asked) => {
  expect(asking(phrase)).toBe(asked)
})
