import { expect, test } from 'vitest'
import garmentRows from './garments.json' with { type: 'json' }

test('no garment has two rows: the later would hide the earlier', () => {
  const names = Object.values(garmentRows).flatMap((rows) => rows.map(({ name }) => name))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
