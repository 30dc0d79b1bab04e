import { expect, test } from 'vitest'
import { garmentKinds } from '../garment-kinds.ts'
import { nameLanguages } from './garment-type.ts'
import models from './brand-models.json' with { type: 'json' }
import { garmentTypeOf, garmentTypes } from './garment-types.ts'

// What nothing that can be drawn stands for.
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

test('no two types have one id', () => {
  expect(new Set(garmentTypes.map(({ id }) => id)).size).toBe(garmentTypes.length)
})

test('no name belongs to two types of one category', () => {
  const twice: string[] = []
  const owners = new Map<string, string>()
  for (const type of garmentTypes) {
    const others = nameLanguages.flatMap((language) => type[language] ?? [])
    for (const name of [...type.names, ...(type.weak ?? []), ...others]) {
      const key = `${name} (${type.category})`
      if (owners.has(key)) twice.push(`${key}: ${owners.get(key)}, ${type.id}`)
      owners.set(key, type.id)
    }
  }
  expect(twice).toEqual([])
})

test('no brand model is in two rows', () => {
  const names = models.flatMap((row) => row.names)
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
})

test('types that are named by other rows are there', () => {
  for (const { id, refines, asDress } of garmentTypes)
    for (const named of [...Object.keys(refines ?? {}), ...(asDress ? [asDress] : [])])
      expect([id, named, garmentTypeOf(named) !== null]).toEqual([id, named, true])
})

test('clothes, coats, shoes and bags have a drawing that is near', () => {
  for (const { id, drawing, slot, tags } of garmentTypes)
    if (
      slot !== 'extra' &&
      !tags.some((tag) => undrawn.has(tag)) &&
      !['bodysuit', 'kimono-jacket'].includes(id)
    )
      expect([id, drawing]).toEqual([id, expect.any(String)])
})

test('every drawing stands for a type', () => {
  const drawn = new Set(garmentTypes.map(({ drawing }) => drawing))
  expect(garmentKinds.filter(({ id }) => !drawn.has(id))).toEqual([])
})
