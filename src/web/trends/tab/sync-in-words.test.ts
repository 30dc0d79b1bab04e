import { expect, test } from 'vitest'
import { syncInWords } from './sync-in-words.ts'

test('names the changes of a sync, or that there are none', () => {
  expect(syncInWords({ added: 2, updated: 3 })).toBe('2 new, 3 changed')
  expect(syncInWords({ added: 0, updated: 1 })).toBe('1 changed')
  expect(syncInWords({ added: 4, updated: 0 })).toBe('4 new')
  expect(syncInWords({ added: 0, updated: 0 })).toBe('Nothing new')
})
