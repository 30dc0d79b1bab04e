import { expect, test } from 'vitest'
import type { GarmentSelector } from './garment-selector.ts'
import { isSelected } from './garment-selector.ts'
import { readGarment } from './read-garment.ts'
import { firstSelecting, rowsSelecting } from './rows-selecting.ts'

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
] as const)(
  'the rows that pick out a %s are those that do one by one, and the first comes first',
  (name, category) => {
    const words = { name, category, color: 'Navy', brand: null, style: null, season: null, description: null }
    const garment = readGarment(words)
    const picking = rows.filter(({ of }) => isSelected(garment, of))
    expect(new Set(rowsSelecting(garment, rows))).toEqual(new Set(picking))
    expect(firstSelecting(garment, rows)).toBe(picking[0])
  },
)
