import { expect, test } from 'vitest'
import { garmentKinds } from '../garment-kinds.ts'
import { nameLanguages } from './garment-type.ts'
import models from '../brands/brand-models.json' with { type: 'json' }
import { garmentTypeOf, garmentTypes } from './garment-types.ts'

// Types that no drawing resembles.
const undrawn = new Set([
  'underwear',
  'lingerie',
  'swimwear',
  'jewelry',
  'athletic',
  'dance',
  'hair accessory',
  'socks',
])

test('ids are unique', () => {
  expect(new Set(garmentTypes().map(({ id }) => id)).size).toBe(garmentTypes().length)
})

test('a name belongs to one type of each category', () => {
  const twice: string[] = []
  const owners = new Map<string, string>()
  for (const type of garmentTypes()) {
    const others = nameLanguages.flatMap((language) => type[language] ?? [])
    for (const name of [...type.names, ...(type.weak ?? []), ...others]) {
      const key = `${name} (${type.category})`
      if (owners.has(key)) twice.push(`${key}: ${owners.get(key)}, ${type.id}`)
      owners.set(key, type.id)
    }
  }
  expect(twice).toEqual([])
})

test('each brand model has one row', () => {
  const names = models.flatMap((row) => row.names)
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
})

test('types referenced by other rows exist', () => {
  for (const { id, refines, asDress } of garmentTypes())
    for (const named of [...Object.keys(refines ?? {}), ...(asDress ? [asDress] : [])])
      expect([id, named, garmentTypeOf(named) !== null]).toEqual([id, named, true])
})

test('clothes, coats, shoes and bags have a drawing', () => {
  for (const { id, drawing, slot, tags } of garmentTypes())
    if (
      slot !== 'extra' &&
      !tags.some((tag) => undrawn.has(tag)) &&
      !['bodysuit', 'kimono-jacket'].includes(id)
    )
      expect([id, drawing]).toEqual([id, expect.any(String)])
})

test('every drawing is used by a type', () => {
  const drawn = new Set(garmentTypes().map(({ drawing }) => drawing))
  expect(garmentKinds.filter(({ id }) => !drawn.has(id))).toEqual([])
})
