import { expect, test } from 'vitest'
import { profileRow } from '../profiles/profile-rows.ts'
import { readEvent } from '../read-event.ts'
import table from './word-senses.json' with { type: 'json' }

test('each sense names an existing row, and at least one context', () => {
  for (const { of, before, after, near, row } of table) {
    if (row !== undefined) expect(profileRow(row).id).toBe(row)
    expect(
      [before, after, near].some((words) => words !== undefined),
      of.join(),
    ).toBe(true)
  }
})

test.each([
  ['Christmas Eve vigil mass', 'worship'],
  ['candlelight vigil for the victims', 'memorial'],
  ['solar panel installer', 'trade workshop'],
  ['panel at a conference', 'speaking'],
  ['flat viewing', 'house viewing'],
  ['stage rally', 'motor race'],
])('words mean what their context says: %s', (request, id) => {
  expect(readEvent(request).event?.id).toBe(id)
})
