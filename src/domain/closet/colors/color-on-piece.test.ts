import { expect, test } from 'vitest'
import { readGarment } from '../read-garment.ts'

function familyOf(name: string, category: string, color: string): string | undefined {
  const words = { name, category, color, brand: null, style: null, season: null, description: null }
  return readGarment(words).color?.family
}

test.each(['Amber', 'Honey', 'Cognac', 'Whiskey', 'Oak', 'Saddle'])('%s leather is brown', (color) => {
  expect(familyOf('Work boots', 'Shoes', color)).toBe('brown')
  expect(familyOf('Belt', 'Accessories', color)).toBe('brown')
  expect(familyOf('Tote', 'Accessories', color)).toBe('brown')
})

test('amber fabric stays yellow', () => {
  expect(familyOf('Silk top', 'Tops', 'Amber')).toBe('yellow')
  expect(familyOf('Canvas sneakers', 'Shoes', 'Amber')).toBe('yellow')
})
