import { expect, test } from 'vitest'
import { profileRows } from '../occasions/profiles/profile-rows.ts'
import { askers } from './advice-tables.ts'
import rules from './tables/garment-rules.json' with { type: 'json' }

const keysOfOccasions = new Set(['events', 'families', 'rows', 'circumstances', 'includes', 'madeFor'])

function idsIn(value: unknown, isKey: (key: string) => boolean): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    isKey(key) && Array.isArray(part) ? part : idsIn(part, isKey),
  )
}

// A misspelled or renamed id would silently match nothing.
test('rules for garments name only ids of occasions and askers that exist', () => {
  const occasions = new Set<unknown>(profileRows().flatMap(({ id, family }) => [id, family]))
  const rowsOfAsker = new Set<unknown>(askers().map(({ id }) => id))
  const ofOccasions = idsIn(rules, (key) => keysOfOccasions.has(key))
  const ofAskers = idsIn(rules, (key) => key === 'askers')
  expect(ofOccasions.length * ofAskers.length).toBeGreaterThan(0)
  expect(ofOccasions.filter((id) => !occasions.has(id))).toEqual([])
  expect(ofAskers.filter((id) => !rowsOfAsker.has(id))).toEqual([])
})
