import { expect, test } from 'vitest'
import { closetCategories } from '../../contract/closet.ts'
import { drawingAddress, pieceDrawing } from './drawing-address.ts'
import { garmentKinds } from './garment-kinds.ts'
import { swatchColor } from './swatch-color.ts'

test('draws in the color that a text names', () => {
  expect(drawingAddress('tee', 'Washed Navy')).toBe(`/drawings/tee.svg?c=${swatchColor('navy')?.slice(1)}`)
})

test('writes a hex color in small letters and all its digits', () => {
  expect(drawingAddress('coat', '#A0B1C2')).toBe('/drawings/coat.svg?c=a0b1c2')
  expect(drawingAddress('coat', '#AbC')).toBe('/drawings/coat.svg?c=aabbcc')
})

test('names the pattern where there is one', () => {
  expect(drawingAddress('shirt', '#ffffff', 'stripe')).toBe('/drawings/shirt.svg?c=ffffff&p=stripe')
})

test('has a color for a text that names none', () => {
  expect(drawingAddress('belt', 'no idea')).toMatch(/^\/drawings\/belt\.svg\?c=[0-9a-f]{6}$/)
  expect(drawingAddress('belt', '"><script>')).toMatch(/^\/drawings\/belt\.svg\?c=[0-9a-f]{6}$/)
})

test('a piece is drawn as the kind that its name tells', () => {
  const piece = { name: 'Camel trench coat', category: 'Outerwear', color: 'Camel' } as const
  expect(pieceDrawing(piece)).toBe(drawingAddress('trench-coat', 'Camel'))
})

test.each(closetCategories)(
  'a piece of %s with a name that tells nothing is drawn as one of them',
  (category) => {
    const kind = /\/drawings\/(.+)\.svg/.exec(
      pieceDrawing({ name: 'Old favorite', category, color: 'red' }),
    )?.[1]
    expect(garmentKinds.find(({ id }) => id === kind)?.category).toBe(category)
  },
)
