import { expect, test } from 'vitest'
import { closetCategories } from '../../contract/closet.ts'
import { garmentKinds } from './garment-kinds.ts'
import { usualMeasurements } from './usual-measurements.ts'

test('only what covers the chest has a chest measurement', () => {
  const withChest = new Set(['Tops', 'Dresses', 'Outerwear'])
  for (const { category, group, id } of garmentKinds)
    expect([id, usualMeasurements(category, group).includes('Chest')]).toEqual([id, withChest.has(category)])
})

test('a bag is measured as a bag, and an accessory of unknown kind by length and width', () => {
  expect(usualMeasurements('Accessories', 'bags')).toEqual(['Width', 'Height', 'Depth', 'Strap'])
  expect(usualMeasurements('Accessories', null)).toEqual(['Length', 'Width'])
})

test('every category has measurements, each named once', () => {
  for (const category of closetCategories) {
    const names = usualMeasurements(category, null)
    expect(names.length).toBeGreaterThan(0)
    expect(new Set(names).size).toBe(names.length)
  }
})
