import { expect, test } from 'vitest'
import { closetCategories } from '../../contract/closet/closet.ts'
import { garmentKinds } from './garment-kinds.ts'
import { usualMeasurements } from './usual-measurements.ts'

test('only pieces that cover the chest have a chest measurement', () => {
  const withChest = new Set(['Tops', 'Dresses', 'Outerwear'])
  for (const { category, group, id } of garmentKinds)
    expect([id, usualMeasurements(category, group).includes('Chest')]).toEqual([id, withChest.has(category)])
})

test('bags have their own measurements, accessories of unknown kind length and width', () => {
  expect(usualMeasurements('Accessories', 'bags')).toEqual(['Width', 'Height', 'Depth', 'Strap'])
  expect(usualMeasurements('Accessories', null)).toEqual(['Length', 'Width'])
})

test('every category has measurements without duplicates', () => {
  for (const category of closetCategories) {
    const names = usualMeasurements(category, null)
    expect(names.length).toBeGreaterThan(0)
    expect(new Set(names).size).toBe(names.length)
  }
})
