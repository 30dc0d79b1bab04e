import { expect, test } from 'vitest'
import garmentRows from './garments.json' with { type: 'json' }

test('garment names are unique, since a later row would replace an earlier one', () => {
  const names = Object.values(garmentRows).flatMap((rows) => rows.map(({ name }) => name))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
