import { expect, test } from 'vitest'
import { tokenizeEvent } from '../../occasions/matching/tokenize-event.ts'
import { statedWishes } from './stated-wishes.ts'

test.each([
  ['baby shower, nobody at work knows yet that I’m pregnant', 'hidden pregnancy'],
  ['14 weeks, nobody knows yet', 'hidden pregnancy'],
  ['scout ceremony, straight from my plumbing job', 'from work'],
  ['dinner, I come from the office', 'from work'],
  ['parents’ evening straight from the gym', 'from work'],
  ['a date, straight from soccer practice', 'from work'],
])('"%s" states the wish %j', (text, row) => {
  expect(statedWishes(tokenizeEvent(text))).toContain(row)
})

test.each([
  ['surprise party, no one in the office knows yet, man', 'hidden pregnancy'],
  ['I come from a conservative family, dinner', 'from work'],
  ['I come from a small town, dinner', 'from work'],
  ['dinner, straight from my mom’s house', 'from work'],
  ['dinner, straight from the airport', 'from work'],
])('"%s" states no wish %j', (text, row) => {
  expect(statedWishes(tokenizeEvent(text))).not.toContain(row)
})
