import { expect, test } from 'vitest'
import { readEvent } from '../read-event.ts'

// What is only mentioned, and what is attended.
test.each([
  ['I met her at the gym and now we have a coffee date', 'first date'],
  ['I sprained my ankle at football, and still have to go to prom', 'prom'],
  ['my boss who loves golf invited the team to a steakhouse', 'dinner'],
  ['my wife is at a spa weekend, so I take our twins to the zoo', 'zoo'],
  ['a baptism instead of the party I had planned', 'christening'],
  ['a dinner for my husband’s hunting friends', 'dinner'],
  ['last year it was in a bar, the office party is on a boat this year', 'office party'],
  ['last week of school picnic', 'picnic'],
  // Without another event, the words are all there is.
  ['my daughter plays soccer, I stand in the rain', 'touchline'],
  ['my sister is getting married on a farm', 'wedding'],
  ['drinks before the opera', 'opera'],
])('%s: %s', (description, id) => {
  expect(readEvent(description).event?.id).toBe(id)
})

test('names no event that no longer takes place', () => {
  expect(readEvent('we used to go camping, now it is a hotel in Dubai').event).toBeNull()
})
