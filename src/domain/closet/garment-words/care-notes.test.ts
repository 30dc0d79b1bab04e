import { expect, test } from 'vitest'
import type { ClosetCategory } from '../../../contract/closet/closet.ts'
import { readGarment } from '../read-garment.ts'
import { withoutCareNotes } from './texts-of.ts'

test.each([
  ['jeans too short', 'jeans'],
  ['black dress too short for work', 'black dress'],
  ['suit trousers a bit long', 'suit trousers'],
  ['blouse (hand wash only)', 'blouse'],
  ['silk dress, dry clean only', 'silk dress,'],
  ['jeans (needs hemming)', 'jeans'],
  ['too short', 'too short'],
  ['short skirt', 'short skirt'],
])('%s without notes is %s', (name, piece) => {
  expect(withoutCareNotes(name)).toBe(piece)
})

test.each<readonly [string, ClosetCategory, string]>([
  ['leggings too short', 'Bottoms', 'leggings'],
  ['black dress too short for work', 'Dresses', 'dress'],
  ['blouse hand wash only', 'Tops', 'blouse'],
])('notes do not change type or reservation of %s', (name, category, type) => {
  const words = { name, category, color: 'Black', brand: null, style: null, season: null, description: null }
  const garment = readGarment(words)
  expect([garment.type, garment.reservedFor]).toEqual([type, null])
})
