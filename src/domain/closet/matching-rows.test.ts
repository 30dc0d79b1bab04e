import { expect, test } from 'vitest'
import type { GarmentSelector } from './garment-selector.ts'
import { isSelected } from './garment-selector.ts'
import { readGarment } from './read-garment.ts'
import { firstMatchingRow, matchingRows } from './matching-rows.ts'

const selectors: readonly GarmentSelector[] = [
  { tags: ['tailored'], warmerThanClo: 2 },
  { tags: ['sneakers', 'heels'], slots: ['shoes'] },
  { slots: ['shoes', 'outer'] },
  { tags: ['heels', 'sweater'] },
  { materials: ['wool'] },
]
const rows = selectors.map((of) => ({ of }))

test.each([
  ['Running shoes', 'Shoes'],
  ['Patent pumps', 'Shoes'],
  ['Wool sweater', 'Tops'],
  ['Wool blazer', 'Outerwear'],
  ['Cotton T-shirt', 'Tops'],
] as const)('the index finds the same rows for a %s as checking each row', (name, category) => {
  const words = { name, category, color: 'Navy', brand: null, style: null, season: null, description: null }
  const garment = readGarment(words)
  const picking = rows.filter(({ of }) => isSelected(garment, of))
  expect(new Set(matchingRows(garment, rows))).toEqual(new Set(picking))
  expect(firstMatchingRow(garment, rows)).toBe(picking[0])
})
