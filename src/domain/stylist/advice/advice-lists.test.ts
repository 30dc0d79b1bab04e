import { expect, test } from 'vitest'
import { catalogGarment } from '../catalog/garment-catalog.ts'
import { profileRows } from '../occasions/profiles/profile-rows.ts'
import { askerGroups, eventGroups } from './advice-lists.ts'
import { askers } from './advice-tables.ts'

// A misspelled or renamed id would silently match nothing.
test('groups of events list only ids of events and their families', () => {
  const known = new Set(profileRows().flatMap(({ id, family }) => [id, family]))
  expect(
    Object.values(eventGroups)
      .flat()
      .filter((id) => !known.has(id)),
  ).toEqual([])
})

test('groups of askers list only ids of askers and names of garments of the catalog', () => {
  const { substituteGarments, ...groups } = askerGroups
  const known = new Set(askers().map(({ id }) => id))
  expect(
    Object.values(groups)
      .flat()
      .filter((id) => !known.has(id)),
  ).toEqual([])
  expect(substituteGarments.filter((name) => catalogGarment(name) === null)).toEqual([])
})
