import { expect, test } from 'vitest'
import type { DeletedItem } from '../../contract/deleted.ts'
import { deletedName, kindName, timeLeft } from './deleted-in-words.ts'

const deleted = (facts: Partial<DeletedItem>): DeletedItem => ({
  kind: 'piece',
  id: '1',
  name: 'Wool coat',
  day: null,
  pictures: [],
  deletedAt: '2026-11-22T12:00:00.000Z',
  daysLeft: 29,
  ...facts,
})

test('a deleted item is named by its name, its day or its kind', () => {
  expect(deletedName(deleted({}), '2026-11-23')).toBe('Wool coat')
  const plan = deleted({ kind: 'plan', name: 'Office week', day: '2026-11-23' })
  expect(deletedName(plan, '2026-11-23')).toBe('Office week, Nov 23–29')
  const entry = deleted({ kind: 'entry', name: null, day: '2026-11-20' })
  expect(deletedName(entry, '2026-11-23')).toBe('Logged outfit, November 20')
  expect(deletedName({ ...entry, name: 'work' }, '2026-11-23')).toBe('Work, November 20')
  expect(kindName(deleted({ kind: 'curation' }))).toBe('Look')
})

test('names the day of deletion and the remaining days', () => {
  expect(timeLeft(deleted({}), '2026-11-23')).toBe('Deleted November 22 · 29 days left')
  expect(timeLeft(deleted({ daysLeft: 1 }), '2026-11-23')).toBe('Deleted November 22 · 1 day left')
})
