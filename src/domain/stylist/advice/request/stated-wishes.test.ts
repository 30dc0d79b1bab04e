import { expect, test } from 'vitest'
import { tokenizeEvent } from '../../occasions/matching/tokenize-event.ts'
import { statedWishes } from './stated-wishes.ts'

test.each([
  ['baby shower, nobody at work knows yet that I’m pregnant', 'hidden pregnancy'],
  ['14 weeks, nobody knows yet', 'hidden pregnancy'],
])('"%s" states the wish %j', (text, row) => {
  expect(statedWishes(tokenizeEvent(text))).toContain(row)
})

test.each([
  ['surprise party, no one in the office knows yet, man', 'hidden pregnancy'],
])('"%s" states no wish %j', (text, row) => {
  expect(statedWishes(tokenizeEvent(text))).not.toContain(row)
})
