import { expect, test } from 'vitest'
import { purposeWordsIn } from './purpose-words.ts'

test('words for one use have one stem', () => {
  expect([...purposeWordsIn(['welding', 'gauntlets'])]).toContain('weld')
  expect(purposeWordsIn(['welder'])).toEqual(purposeWordsIn(['welding']))
})

test('colors, fabrics, days and wide words name no use', () => {
  expect([...purposeWordsIn(['navy', 'cotton', 'saturday', 'working', 'best', 'tie'])]).toEqual([])
})
