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
  ['garden party, I turn red as a lobster', 'fair skin'],
  ['cooking dinner, hot kitchen', 'hot room'],
  ['a play, the stage lights are really hot', 'hot room'],
  ['church, no air conditioning', 'hot room'],
  ['a dad at the indoor water park, I stay dry on the bench', 'not swimming'],
  ['pool party, I won’t go in', 'not swimming'],
  ['I wear plain colors and no jewelry, wedding', 'plain people'],
  ['I wear quiet clothes, wedding', 'in neutrals'],
])('"%s" states the wish %j', (text, row) => {
  expect(statedWishes(tokenizeEvent(text))).toContain(row)
})

test.each([
  ['surprise party, no one in the office knows yet, man', 'hidden pregnancy'],
  ['I come from a conservative family, dinner', 'from work'],
  ['I come from a small town, dinner', 'from work'],
  ['dinner, straight from my mom’s house', 'from work'],
  ['dinner, straight from the airport', 'from work'],
  ['Halloween party dressed as a lobster', 'fair skin'],
  ['night out, a hot new club', 'hot room'],
  ['weekend trip, no air travel', 'hot room'],
  ['theater, the stage is hot pink', 'hot room'],
  ['rainy hike, I want to stay dry', 'not swimming'],
  ['a beach date, I can’t go in jeans', 'not swimming'],
  ['I wear quiet clothes, wedding', 'plain people'],
])('"%s" states no wish %j', (text, row) => {
  expect(statedWishes(tokenizeEvent(text))).not.toContain(row)
})
